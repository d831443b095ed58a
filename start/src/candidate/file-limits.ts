import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { TrialOrder } from './trial.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** What the process of a trial is made of. The root itself may hold `.env` and the keys of a site. */
const sources = ['node_modules', 'package.json', 'tsconfig.base.json', 'tsconfig.json'].concat([
  'api',
  'contracts',
  'kit',
  'platform',
  'registry',
  'shared-ui',
  'shell',
  'start',
]);

/**
 * Returns arguments of Node with which a process reads its own sources and the releases, writes into its own folder, and starts no other process.
 * Without them it could read what the account can: the keys of the site, and the environment of the process that has started it.
 */
export async function fileLimits({
  releasesDir,
  cacheDir,
}: Pick<TrialOrder, 'releasesDir' | 'cacheDir'>): Promise<string[]> {
  // A path that leads over a link is asked for in both ways.
  const readable = [...sources.map((name) => join(root, name)), releasesDir, cacheDir];
  const real = await Promise.all(readable.map((path) => realpath(path).catch(() => path)));
  return [
    '--permission',
    '--allow-worker',
    ...[...new Set([...readable, ...real])].map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${cacheDir}`,
  ];
}
