import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '@femcoders/services/is-alive';

/** Of whom such a folder is: machine and process. Two machines may share the place. */
const owned = /^\.in-the-clear-(.+)-(\d+)-\w{6}$/;

/**
 * Runs work in a folder for what must not stay: backups that are not encrypted yet, or no longer. It is removed with the work, also where that is asked to stop; what one that
 * was killed has left is removed by the next.
 * @param parent absolute path; made if missing
 */
export async function inTemporaryFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(parent, { recursive: true });
  for (const name of await leftovers(parent)) await rm(join(parent, name), { recursive: true, force: true });
  const folder = await mkdtemp(join(parent, `.in-the-clear-${hostname()}-${process.pid}-`));
  const removeNow = () => rmSync(folder, { recursive: true, force: true });
  const stop = (signal: NodeJS.Signals) => {
    removeNow();
    // Ends as it would have without us.
    process.kill(process.pid, signal);
  };
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, stop);
  process.on('exit', removeNow);
  try {
    return await work(folder);
  } finally {
    for (const signal of signals) process.off(signal, stop);
    process.off('exit', removeNow);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Folders of processes of this machine that are no more. */
async function leftovers(parent: string): Promise<string[]> {
  const names = await readdir(parent).catch(() => []);
  return names.filter((name) => {
    const [, machine, pid] = owned.exec(name) ?? [];
    return machine === hostname() && !isAlive(Number(pid));
  });
}
