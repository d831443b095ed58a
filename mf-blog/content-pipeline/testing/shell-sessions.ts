import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Code, Nodes } from 'mdast';
import { codeBlocks, fileOf } from '../text-tree.ts';

/** The name that an article gives to a block with what the commands above it print. */
const printed = 'salida';

/** The folder that the outputs in articles name, in place of the temporary one. */
const shownHome = '/home/ada';

/** Between the outputs of two steps: no command of an article prints it. */
const separator = '\x1e';

interface Step {
  commands: string;
  /** The printed text that stands in the article, if any. */
  output?: string;
}

/**
 * Runs the commands of an article from the first to the last in an empty folder, writes its named files where they stand,
 * and compares what is printed. A block that cannot be run here says why: `shell unproved="…"`.
 * @returns one sentence for each block that fails without saying so, or prints something else
 */
export function shellProblems(tree: Nodes): string[] {
  const steps = stepsOf(codeBlocks(tree));
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'shell-session-')));
  try {
    const outputs = runSteps(steps, home);
    return steps.flatMap((step, index) => {
      const [output = '', failed] = (outputs[index] ?? '').split(`${separator}:`);
      return problemOf(step, shown(output, home), failed);
    });
  } finally {
    rmSync(home, { recursive: true });
  }
}

function stepsOf(blocks: Code[]): Step[] {
  const steps: Step[] = [];
  let last: Step | undefined;
  for (const block of blocks) {
    const file = fileOf(block);
    if (file === printed) {
      if (last) last.output = block.value;
      last = undefined;
    } else {
      last = block.lang === 'shell' && !isUnproved(block) ? { commands: block.value } : undefined;
      if (last) steps.push(last);
      else if (file) steps.push({ commands: `cat > '${file}' <<'END_OF_FILE'\n${block.value}\nEND_OF_FILE` });
    }
  }
  return steps;
}

const isUnproved = ({ meta }: Code): boolean => /\bunproved="[^"]+"/.test(meta ?? '');

function runSteps(steps: Step[], home: string): string[] {
  const script = steps.map(({ commands }) => `failed=0\n${commands}\nprintf '${separator}:%s${separator}' "$failed"`);
  const output = execFileSync('bash', ['--noprofile', '--norc'], {
    cwd: home,
    input: ['exec 2>&1', "trap 'failed=1' ERR", ...script, 'exit 0'].join('\n'),
    encoding: 'utf8',
    // A server that an article leaves running would keep the test waiting.
    ...{ timeout: 60_000, killSignal: 'SIGKILL' },
    env: {
      ...{ HOME: home, PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
      // So that the names of commits are always the same.
      ...{ GIT_AUTHOR_DATE: '2026-11-28T10:00:00Z', GIT_COMMITTER_DATE: '2026-11-28T10:00:00Z' },
      ...{ GIT_CONFIG_NOSYSTEM: '1', GIT_TERMINAL_PROMPT: '0' },
    },
  });
  return output.split(new RegExp(`(?<=${separator}:[01])${separator}`));
}

/** An output as a reader has it: her own folder, a shell that counts no lines, no advice, which changes with Git's version. */
function shown(output: string, home: string): string {
  return output
    .replaceAll(home, shownHome)
    .replace(/^bash: line \d+: /gm, 'bash: ')
    .replace(/^hint: .*\n?/gm, '')
    .replace(/[ \t]+$/gm, '')
    .trimEnd();
}

function problemOf({ commands, output }: Step, found: string, failed: string | undefined): string[] {
  if (failed === undefined) return [`never ends or cannot be read:\n${commands}\n${found}`];
  if (output === undefined) return failed === '1' ? [`fails:\n${commands}\n${found}`] : [];
  return found === output.trimEnd() ? [] : [`prints something else:\n${commands}\n---\n${found}`];
}
