import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '@femcoders/services/is-alive';
import { fastTemporaryFolder } from '@femcoders/services/testing/test-cluster';

const prefix = 'femcoders-check-';

/**
 * A folder for all that the tests of a run throw away (`TMPDIR` of the steps): in memory where there is room. What runs
 * that were killed have left there is removed.
 */
export function makeScratchFolder(): string {
  const parent = fastTemporaryFolder();
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    if (!isAlive(Number(name.slice(prefix.length).split('-')[0])))
      rmSync(join(parent, name), { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  // As for any temporary folder: PostgreSQL runs as another user than root, and so do some tests.
  chmodSync(folder, 0o1777);
  return folder;
}
