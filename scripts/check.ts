// `npm test`: everything that must hold before a change is handed on, in one go. `--full` adds the long ones;
// names of steps (`node scripts/check.ts types unit`) run only those.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type CheckStep, checkSteps, nodeTestFiles } from './check-steps.ts';
import { projectFiles } from './module-graph.ts';
import { type Counts, countTests, sumCounts } from './test-counts.ts';

const root = join(import.meta.dirname, '..');

const steps = chooseSteps(process.argv.slice(2), checkSteps(nodeTestFiles(await projectFiles(root))));
const reports = await mkdtemp(join(tmpdir(), 'femcoders-check-'));
const results: { name: string; seconds: number; counts: Counts }[] = [];
try {
  for (const step of steps) results.push(await runStep(step));
} finally {
  await rm(reports, { recursive: true, force: true });
}
conclude();

function chooseSteps(words: string[], all: CheckStep[]): CheckStep[] {
  const names = words.filter((word) => !word.startsWith('--'));
  const unknown = names.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`There is no step ${unknown.join(', ')}. The steps are: ${all.map(({ name }) => name).join(', ')}.`);
    process.exit(2);
  }
  if (names.length > 0) return all.filter(({ name }) => names.includes(name));
  return all.filter(({ long }) => !long || words.includes('--full'));
}

async function runStep(step: CheckStep) {
  const report = join(reports, step.name);
  const [command = '', ...args] = step.command(report);
  console.log(`\n── ${step.name}`);
  const startedAt = performance.now();
  const attempt = () => execute(command, args, step.environment?.(report) ?? {});
  let ended = await attempt();
  let account = await readFile(report, 'utf8').catch(() => null);
  if (step.counter === 'tap' && !ended) console.log(failuresOf(account ?? ''));
  if (step.remembers && !ended) {
    console.log(`\n── ${step.name}: what failed, a second time`);
    ended = await attempt();
    account = await readFile(report, 'utf8').catch(() => null);
    if (!ended) console.log(failuresOf(account ?? ''));
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const counts = countTests(step.counter, account, ended);
  console.log(`── ${step.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds.toFixed(1)} s)`);
  return { name: step.name, seconds, counts };
}

function execute(command: string, args: string[], environment: Record<string, string>): Promise<boolean> {
  return new Promise((resolve) => {
    const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...environment, PATH: path },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
}

/** The tests of a TAP account that did not hold, each with its own words. */
function failuresOf(tap: string): string {
  const blocks = tap.matchAll(/^( *)not ok \d+ - (.*)\n(?:\1 {2}---\n([\s\S]*?)\n\1 {2}\.\.\.)?/gm);
  return [...blocks]
    .filter(([, , , details]) => !details?.includes("failureType: 'subtestsFailed'"))
    .map(([, indent = '', name, details = '']) => `✖ ${name}\n${details.replaceAll(`\n${indent}`, '\n')}`)
    .join('\n\n');
}

function conclude(): void {
  const total = sumCounts(results.map(({ counts }) => counts));
  console.log('\nstep          seconds   passed   failed');
  for (const { name, seconds, counts } of results) {
    console.log(
      `${name.padEnd(12)}${seconds.toFixed(1).padStart(9)}${String(counts.passed).padStart(9)}${String(counts.failed).padStart(9)}`,
    );
  }
  if (total.skipped > 0) console.log(`${total.skipped} skipped`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
