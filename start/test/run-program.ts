import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { childArguments, childEnvironment } from '../src/testing/child-process.ts';

/** A program of this package that a test has started. */
export interface Program {
  child: ChildProcess;
  /** All that it has said, on stdout and stderr. */
  said(): string;
  exitCode: Promise<number | null>;
}

/**
 * Starts a program as its npm script does.
 * @param file below `start/src`
 * @param environment all of its environment, besides where programs are found
 * @param given its arguments
 */
export function runProgram(file: string, environment: Record<string, string>, given: string[] = []): Program {
  const child = spawn(process.execPath, [...childArguments, join(import.meta.dirname, '..', 'src', file), ...given], {
    env: { ...childEnvironment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      words += part;
    });
  }
  return { child, said: () => words, exitCode: once(child, 'close').then(([code]) => code) };
}

/** Waits until a program has said something; fails with what it said when it ends before. */
export async function untilItSays({ child, said }: Program, words: string): Promise<void> {
  while (!said().includes(words)) {
    if (child.exitCode !== null) assert.fail(said());
    await once(child.stdout ?? child, 'data');
  }
}
