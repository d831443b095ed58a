import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/v4';

const holderSchema = z.object({ pid: z.number(), what: z.string() });
/** The holder of a lock: its process and its name, in Spanish. */
export type LockHolder = z.infer<typeof holderSchema>;

export type LockAttempt = { held: true; release(): void } | { held: false; holder: LockHolder | null };

/**
 * Takes a folder for this process alone. The lock is the kernel's (a byte range that SQLite locks in `site.lock`), so
 * it dies with its process however that ends: there is never a stale one to judge or delete.
 *
 * @param folder Made if missing.
 * @param what What this process is, in Spanish, for the process that is refused.
 */
export function lockDirectory(folder: string, what: string): LockAttempt {
  mkdirSync(folder, { recursive: true });
  const holderFile = join(folder, 'site.lock.json');
  const database = new DatabaseSync(join(folder, 'site.lock'), { timeout: 0 });
  try {
    database.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (!isBusy(error)) throw error;
    return { held: false, holder: readHolder(holderFile) };
  }
  writeFileSync(holderFile, JSON.stringify({ pid: process.pid, what } satisfies LockHolder));
  return { held: true, release: () => database.close() };
}

/** SQLITE_BUSY: another process holds the lock. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}

function readHolder(file: string): LockHolder | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
