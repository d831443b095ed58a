import type { RegistryDocument } from '@femcoders/contracts/registry';
import type { RegistryLog } from '@femcoders/registry/registry-log';
import { StoredReleases } from '@femcoders/registry/stored-releases/stored-releases';
import { StartError } from '@femcoders/services/start-error';
import type { ObjectStore } from '@femcoders/storage/object-store';
import { openStore } from '@femcoders/storage/open-store';
import type { Environment } from './environment.ts';

/** Opens the store that the machines of a site share. @returns null where `STORAGE_URL` names none */
export async function openSiteStorage({ storage }: Pick<Environment, 'storage'>): Promise<ObjectStore | null> {
  return storage && openStore(storage);
}

/** The store, for a command that needs one. @throws StartError where there is none */
export async function requireStorage(environment: Pick<Environment, 'storage'>): Promise<ObjectStore> {
  const store = await openSiteStorage(environment);
  if (store) return store;
  throw new StartError('No hay ningún almacén: di en STORAGE_URL cuál es (s3://cubo?endpoint=https://…).');
}

/**
 * The releases in the store of a site; null where it has none.
 * @param document what is live, whose copies stay; null for a process that removes none
 */
export async function openStoredReleases(
  environment: Pick<Environment, 'storage' | 'releasesDir' | 'releaseCopiesBytes'>,
  document: (() => Promise<RegistryDocument>) | null,
  log: RegistryLog,
): Promise<StoredReleases | null> {
  const store = await openSiteStorage(environment);
  if (!store) return null;
  return new StoredReleases({
    store,
    releasesDir: environment.releasesDir,
    copiesBytes: environment.releaseCopiesBytes,
    inUse: document && (async () => partsOf(await document())),
    log,
  });
}

const partsOf = ({ shell, remotes, fallbacks, rollouts = [] }: RegistryDocument) => [
  shell,
  ...remotes,
  ...fallbacks,
  ...rollouts.map(({ release }) => release),
];
