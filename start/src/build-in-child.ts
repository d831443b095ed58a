import { fork } from 'node:child_process';
import { join } from 'node:path';
import { BuildError } from '@femcoders/build/build-error';
import type { Release } from '@femcoders/contracts/registry';
import type { Say } from './progress.ts';

/** Messages from the process that builds to the one that started it. */
export type BuildMessage =
  | { kind: 'line'; line: string }
  | { kind: 'built'; releases: Release[] }
  | { kind: 'failed'; message: string };

/** A build in a separate process. */
export interface ChildBuild {
  /** The releases of these sources, the shell's first. @throws BuildError when they do not build */
  releases: Promise<Release[]>;
  /** Ends it, with the programs that it runs. What it has begun stays as a draft, which the next clearing removes. */
  stop(): void;
}

/**
 * Builds what has changed in a separate process: parsers and compressors leave nothing in the memory of the site, which
 * starts its database meanwhile.
 * @param program file that builds, unless it is ours
 */
export function buildInChild(
  releasesDir: string,
  say: Say,
  program = join(import.meta.dirname, 'build-process.ts'),
): ChildBuild {
  // With its own process group: the bundler that it runs ends with it.
  const child = fork(program, [releasesDir], { detached: true, stdio: ['ignore', 'inherit', 'pipe', 'ipc'] });
  const stop = () => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    process.kill(-child.pid, 'SIGTERM');
  };
  process.once('exit', stop);
  let complaint = '';
  child.stderr?.on('data', (chunk) => {
    complaint += chunk;
  });
  const releases = new Promise<Release[]>((resolve, reject) => {
    child.on('message', (message: BuildMessage) => {
      if (message.kind === 'line') say(message.line);
      else if (message.kind === 'built') resolve(message.releases);
      else reject(new BuildError(message.message));
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('exit', stop);
      reject(new BuildError(`La construcción ha terminado antes de tiempo (${signal ?? code}).\n${complaint}`.trim()));
    });
  });
  // Who waits for it may still be busy, or have failed, when it fails.
  releases.catch(() => {});
  return { releases, stop };
}
