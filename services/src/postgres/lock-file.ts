import { readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The lock file that a server writes into its data folder. */
export interface LockFile {
  pid: number;
  /** Folder of the socket it listens on; empty while it is starting. */
  socketFolder: string;
}

/** Reads `postmaster.pid` of a data folder; `null` when no server has left one. */
export function readLockFile(dataFolder: string): LockFile | null {
  try {
    const lines = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), socketFolder: lines[4]?.trim() ?? '' };
  } catch {
    return null;
  }
}

/**
 * The process number in the lock file when it now belongs to something else than PostgreSQL (after a restart of a
 * container numbers come back). PostgreSQL itself accepts it by a variable (`PG_GRANDPARENT_PID`), thus nobody deletes the file.
 */
export function foreignLockHolder(lock: LockFile | null): number | null {
  if (!lock || process.platform !== 'linux') return null;
  try {
    const program = basename(readlinkSync(`/proc/${lock.pid}/exe`)).replace(/ \(deleted\)$/, '');
    return program === 'postgres' ? null : lock.pid;
  } catch (error) {
    // ENOENT: no such process, or only a thread of another one; both are foreign. EACCES: not ours to judge.
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? lock.pid : null;
  }
}
