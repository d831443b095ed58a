import { createHash } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Name under which the keeper of the throw-away cluster shows among its sessions. */
export const keeperName = 'femcoders-test-cluster-keeper';

const memoryFolder = '/dev/shm';
/** Bytes that must be free there: containers often have 64 MB. */
const enough = 1024 ** 3;

/**
 * Where tests keep what they throw away: in memory where there is room for it. A copied database is a thousand small
 * files, which takes 13 ms there and 175 ms on a disk.
 */
export function fastTemporaryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize >= enough ? memoryFolder : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Where the throw-away cluster of this checkout and this user lives. */
export function testClusterFolder(): string {
  const checkout = createHash('sha256')
    .update(import.meta.dirname)
    .digest('hex')
    .slice(0, 8);
  return join(fastTemporaryFolder(), `femcoders-test-${process.getuid?.() ?? 0}-${checkout}`);
}

export function testDataFolder(): string {
  return join(testClusterFolder(), 'data');
}
