import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RemoteSettings, remoteSettingsSchema } from '@femcoders/contracts/remote-settings';
import { listedPaths } from './listed-paths.ts';
import type { RepositoryFacts } from './remote-plan.ts';

/** Looks at what is in the repository. @param root its folder */
export async function readRepositoryFacts(root: string): Promise<RepositoryFacts> {
  const entries = await readdir(root, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const remotes = await Promise.all(
    folders.map(async (name) => {
      const settings = await readSettings(join(root, name, 'remote.json'));
      return settings && { name, ...settings };
    }),
  );
  // As early a word as can be had; when a remote is released, the registry compares with the shell that is live.
  const shellPages = await listedPaths(join(root, 'shell/src/routing/shell-pages.ts'));
  const firstWords = shellPages.flatMap((path) => path.split('/')[1] || []);
  const shellPaths = [...new Set(firstWords)].map((word) => `/${word}`);
  return { folders, remotes: remotes.filter((remote) => remote !== null), shellPaths };
}

async function readSettings(file: string): Promise<RemoteSettings | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : remoteSettingsSchema.parse(JSON.parse(text));
}
