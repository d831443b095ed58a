import { type Dirent, existsSync } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { TrialOrder } from './trial.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** The sources of a trial's process. The root itself may hold `.env` and the keys of a site. */
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
  const folders = [...sources, ...(await linksOf(sources))];
  // A path that leads over a link is asked for in both ways.
  const readable = [...folders.map((name) => join(root, name)), releasesDir, cacheDir];
  const real = await Promise.all(readable.map((path) => realpath(path).catch(() => path)));
  return [
    '--permission',
    '--allow-worker',
    ...[...new Set([...readable, ...real])].map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${cacheDir}`,
  ];
}

/** Libraries that an installation has linked from elsewhere, each by itself, as package managers with their own store do. */
async function linksOf(folders: readonly string[]): Promise<string[]> {
  const modules = ['node_modules', ...folders.map((name) => join(name, 'node_modules'))];
  const scopes = await entriesOf('node_modules', (entry) => entry.isDirectory() && entry.name.startsWith('@'));
  const links = [...modules, ...scopes].map((folder) => entriesOf(folder, (entry) => entry.isSymbolicLink()));
  return [...modules, ...(await Promise.all(links)).flat()].filter((path) => existsSync(join(root, path)));
}

async function entriesOf(folder: string, is: (entry: Dirent) => boolean): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  return entries.filter(is).map(({ name }) => join(folder, name));
}
