import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RemoteSettings, remoteSettingsSchema } from '@femcoders/contracts/remote-settings';
import { releaseNames } from '@femcoders/start/release-commands/release-names';

const root = join(import.meta.dirname, '..');
const names = (await releaseNames(root)).filter((name) => name !== 'shell');

/** The settings of each remote of the repository, by name. */
export const remoteSettings: (RemoteSettings & { name: string })[] = await Promise.all(
  names.map(async (name) => {
    const settings = JSON.parse(await readFile(join(root, name, 'remote.json'), 'utf8'));
    return { name, ...remoteSettingsSchema.parse(settings) };
  }),
);
