import { execFile } from 'node:child_process';
import { repositoryRoot } from './paths.ts';

/** Longest text that a program may print, in bytes: a build that fails lists all of its errors. */
const longestOutput = 16_000_000;

export interface ProgramOutcome {
  /** Whether it could be started and ended with code 0. */
  ok: boolean;
  stdout: string;
  stderr: string;
}

/**
 * Runs a program without a shell, and waits for its end.
 * @param directory where it runs
 */
export function runProgram(
  file: string,
  args: string[],
  environment: NodeJS.ProcessEnv = {},
  directory = repositoryRoot,
): Promise<ProgramOutcome> {
  return new Promise((resolve) => {
    const options = { cwd: directory, env: { ...process.env, ...environment }, maxBuffer: longestOutput };
    execFile(file, args, options, (error, stdout, stderr) => {
      resolve({ ok: error === null, stdout, stderr: stderr || (stdout ? '' : (error?.message ?? '')) });
    }).stdin?.end();
  });
}
