import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { BuildError } from '../build-error.ts';
import { readJson } from '../read-json.ts';

/** Longest run of a remote's own tests, in milliseconds: a test that waits for ever is a failed test. */
const timeLimitMs = 10 * 60_000;
/** The number of lines shown of a failed run: a runner says at its end what failed. */
const shownLines = 60;
/** The number of characters kept of a run's output. */
const keptCharacters = 200_000;

/**
 * Runs `npm test` in a remote's folder.
 * @returns false when its package.json has no such script: nothing was tested
 * @throws BuildError with the end of the runner's output when a test fails, or the run takes longer than ten minutes
 */
export async function runOwnTests(name: string, directory: string): Promise<boolean> {
  const { scripts } = (await readJson(join(directory, 'package.json'))) as { scripts?: Record<string, string> };
  if (!scripts?.test) return false;
  const { ended, output } = await runNpmTest(directory);
  if (ended === 'passed') return true;
  const reason =
    ended === 'late' ? `sus pruebas no han acabado en ${timeLimitMs / 60_000} minutos` : 'sus pruebas no pasan';
  throw new BuildError(`${name}: ${reason} (npm test).\n${output.trimEnd().split('\n').slice(-shownLines).join('\n')}`);
}

interface TestRun {
  ended: 'passed' | 'failed' | 'late';
  output: string;
}

function runNpmTest(directory: string): Promise<TestRun> {
  return new Promise((resolve) => {
    const npm = process.env.npm_execpath;
    const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
    const child = spawn(command, [...args, 'test', '--silent'], {
      cwd: directory,
      // In its own process group, so that what runs too long ends with all that it has started.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, RELEASE_CHECKS: '1' },
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output = (output + chunk).slice(-keptCharacters);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    }, timeLimitMs);
    child.on('error', (error) => keep(Buffer.from(error.message)));
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ ended: isLate ? 'late' : code === 0 ? 'passed' : 'failed', output });
    });
  });
}
