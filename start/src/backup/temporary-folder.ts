import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '@femcoders/services/is-alive';

/** Of whom such a folder is: machine and process. Two machines may share the place. */
const owned = /^\.in-the-clear-(.+)-(\d+)-\w{6}$/;

/**
 * Runs work in a folder for what must not stay: backups that are not encrypted yet, or no longer. It is removed with the work, also where that is asked to stop; what one that
 * was killed has left is removed by the next, on another machine a day later.
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

/** No such work takes as long, in milliseconds. A container's machine and process say nothing: the next has another name, and is number 1 too. */
const longestMs = 24 * 60 * 60 * 1000;

/** Folders of processes of this machine that are no more, and those that nobody has touched for a day. */
async function leftovers(parent: string): Promise<string[]> {
  const left: string[] = [];
  for (const name of await readdir(parent).catch(() => [])) {
    const [, machine, pid] = owned.exec(name) ?? [];
    if (machine === undefined) continue;
    const found = await stat(join(parent, name)).catch(() => null);
    const isOld = found !== null && Date.now() - found.mtimeMs > longestMs;
    if (isOld || (machine === hostname() && !isAlive(Number(pid)))) left.push(name);
  }
  return left;
}
