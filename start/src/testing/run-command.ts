import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { childArguments, childEnvironment } from './child-process.ts';

/**
 * Runs a command to its end, as its npm script does.
 * @param file below `start/src`
 * @param environment all of its environment, besides where programs are found
 */
export function runCommandFile(
  file: string,
  given: readonly string[],
  environment: Record<string, string>,
): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...childArguments, join(import.meta.dirname, '..', file), ...given],
      { env: { ...childEnvironment, ...environment } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });
}
