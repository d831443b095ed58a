import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Name under which the keeper of the throw-away cluster shows among its sessions. */
export const keeperName = 'femcoders-test-cluster-keeper';

/** Where the throw-away cluster of this checkout and this user lives. */
export function testClusterFolder(): string {
  const checkout = createHash('sha256')
    .update(import.meta.dirname)
    .digest('hex')
    .slice(0, 8);
  return join(tmpdir(), `femcoders-test-${process.getuid?.() ?? 0}-${checkout}`);
}

export function testDataFolder(): string {
  return join(testClusterFolder(), 'data');
}
