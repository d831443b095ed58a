// `npm test`: everything that must hold before a change is handed on, in one go.
//   names of steps (`npm test -- types unit`) run only those
//   `--changed` (or `--changed=REV`) runs only what the change since main touches
//   `--full` adds the long tests, `--part=NAME` one part of them, `--part=commit` those that the commit chooses
import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type CheckPlan, planCheck, UsageError } from './testing/check-plan.ts';
import { makeScratchFolder } from './testing/scratch-folder.ts';
import { afterSecondAttempt, readResults, sumResults, type TestResults } from './testing/test-results.ts';

interface StepResults {
  name: string;
  seconds: number;
  results: TestResults;
}

const root = join(import.meta.dirname, '..');
const slowestShown = 10;
/** How long what is stopped may take to end by itself, in ms. */
const stopLimitMs = 10_000;

const plan = await planCheck(process.argv.slice(2), root).catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exit(2);
});
for (const line of plan.notes) console.log(line);
const scratch = makeScratchFolder();
/** Each command with all that it starts, by the id of its process group. */
const running = new Set<number>();
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stopAll());
const startedAt = performance.now();
try {
  conclude(await runPlan(plan));
} finally {
  await rm(scratch, { recursive: true, force: true });
}

/** The static steps side by side, then the others one after the other: each of those uses the whole machine. */
async function runPlan({ steps }: CheckPlan): Promise<StepResults[]> {
  const done = await Promise.all(steps.filter((step) => step.static).map((step) => runStep(step, true)));
  for (const step of steps.filter((one) => !one.static)) done.push(await runStep(step, false));
  return done;
}

async function runStep(step: CheckPlan['steps'][number], isBuffered: boolean): Promise<StepResults> {
  const report = join(scratch, `report-${step.name}`);
  const command = step.command(report, step.only);
  const environment = step.environment?.(report) ?? {};
  if (!isBuffered) console.log(`\n── ${step.name}`);
  const began = performance.now();
  const attempt = async () => {
    const { ended, output } = await execute(command, environment, isBuffered);
    if (output) process.stdout.write(`\n── ${step.name}\n${output}`);
    const results = readResults(step.runner, await readFile(report, 'utf8').catch(() => null), ended);
    for (const { name, message } of results.failures) if (message) console.log(`\n✖ ${name}\n${message}`);
    return results;
  };
  let results = await attempt();
  if (step.remembersFailures && results.failed > 0) {
    console.log(`\n── ${step.name}: what failed, a second time`);
    results = afterSecondAttempt(step.name, results, await attempt());
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(`── ${step.name}: ${results.passed} passed, ${results.failed} failed (${seconds.toFixed(1)} s)`);
  return { name: step.name, seconds, results };
}

/** Ends all started processes and their children, and then the run; asked a second time, at once. */
async function stopAll(): Promise<void> {
  const signal = isStopping ? 'SIGKILL' : 'SIGTERM';
  for (const group of running) process.kill(-group, signal);
  if (isStopping) return;
  isStopping = true;
  const deadline = performance.now() + stopLimitMs;
  while (running.size > 0 && performance.now() < deadline) await setTimeout(100);
  for (const group of running) process.kill(-group, 'SIGKILL');
  await rm(scratch, { recursive: true, force: true });
  process.exit(130);
}

function execute(
  [command = '', ...args]: string[],
  environment: Record<string, string>,
  isBuffered: boolean,
): Promise<{ ended: boolean; output: string }> {
  return new Promise((resolve) => {
    const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
    let output = '';
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...environment, TMPDIR: scratch, PATH: path },
      // Its own process group: a signal to it reaches browsers and sites, too.
      detached: true,
      stdio: ['ignore', ...(isBuffered ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const))],
    });
    if (child.pid) running.add(child.pid);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part));
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve({ ended: false, output });
    });
    child.on('exit', () => child.pid && running.delete(child.pid));
    child.on('close', (code) => resolve({ ended: code === 0, output: code === 0 ? '' : output }));
  });
}

function conclude(steps: StepResults[]): void {
  const { passed, failed, skipped, flaky, failures, files } = sumResults(steps.map(({ results }) => results));
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowestShown);
  if (slowest.length > 0) console.log(`\nseconds   the ${slowest.length} slowest files`);
  for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)}   ${file}`);

  console.log('\nstep          seconds   passed   failed    flaky');
  for (const { name, seconds, results } of steps) {
    const counts = [seconds.toFixed(1), results.passed, results.failed, results.flaky.length];
    console.log(name.padEnd(12) + counts.map((count) => String(count).padStart(9)).join(''));
  }
  console.log(`${'in all'.padEnd(12)}${((performance.now() - startedAt) / 1000).toFixed(1).padStart(9)}`);
  for (const { name } of failures) console.log(`failed: ${name}`);
  for (const name of flaky) console.log(`flaky: ${name}`);
  const counts = [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])];
  console.log(`\n${[...counts, `${flaky.length} flaky`].join(', ')}`);
  process.exitCode = failed > 0 ? 1 : 0;
}
