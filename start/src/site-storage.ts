import type { RegistryDocument } from '@femcoders/contracts/registry';
import type { RegistryLog } from '@femcoders/registry/registry-log';
import { StoredReleases } from '@femcoders/registry/stored-releases/stored-releases';
import { StartError } from '@femcoders/services/start-error';
import type { ObjectStore } from '@femcoders/storage/object-store';
import { openStore } from '@femcoders/storage/open-store';
import { StoreError } from '@femcoders/storage/store-error';
import { claimStore, ownedStore, type StoreOwner } from '@femcoders/storage/store-owner';
import type pg from 'pg';
import type { Environment } from './environment.ts';
import { isLocalAddress } from './local-address.ts';

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
 * @param owner who the site is, for a process that may write there: nothing is written into another site's place
 */
export async function openStoredReleases(
  environment: Pick<Environment, 'storage' | 'releasesDir' | 'releaseCopiesBytes'>,
  document: (() => Promise<RegistryDocument>) | null,
  log: RegistryLog,
  owner?: () => Promise<StoreOwner>,
): Promise<StoredReleases | null> {
  const store = await openSiteStorage(environment);
  if (!store) return null;
  return new StoredReleases({
    store: owner ? ownedStore(store, owner) : store,
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

/** The identity of the site: the id in its database, and its public address. */
export async function readStoreOwner(
  pool: Pick<pg.Pool, 'query'>,
  { publicUrl }: Pick<Environment, 'publicUrl'>,
): Promise<StoreOwner> {
  const { rows } = await pool.query<{ id: string }>('select id from registry.site');
  const [site] = rows;
  if (!site) throw new StartError('La base de datos no dice qué sitio es: falta la fila de registry.site.');
  return { id: site.id, publicUrl: isLocalAddress(publicUrl) ? null : publicUrl };
}

/**
 * Refuses a place of a store that belongs to another site. Where the store does not answer, the site goes on without it, and it is
 * looked at again before anything is written.
 * @throws StartError
 */
export async function checkStorePlace(
  environment: Pick<Environment, 'storage' | 'publicUrl'>,
  pool: pg.Pool,
  log: RegistryLog,
): Promise<void> {
  const store = await openSiteStorage(environment);
  if (!store) return;
  try {
    await claimStore(store, await readStoreOwner(pool, environment));
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    if (error.code === 'another-site') throw new StartError(error.message);
    log.warn({ err: error }, 'whose the place in the store is, is not known yet');
  } finally {
    store.close();
  }
}
