import { StoreError } from '@femcoders/storage/store-error';
import { readOwner, reasonAgainst } from '@femcoders/storage/store-owner';
import type pg from 'pg';
import type { Environment } from '../environment.ts';
import { openSiteStorage, readStoreOwner } from '../site-storage.ts';
import { type Finding, findingsOf } from './finding.ts';

/** Whether the place in the store is this site's. What a store that does not answer says is found by another check. */
export async function checkStoreOwner(
  pool: pg.Pool,
  environment: Pick<Environment, 'storage' | 'publicUrl'>,
): Promise<Finding[]> {
  const { found, fine, wrong } = findingsOf('almacén');
  const store = await openSiteStorage(environment);
  if (!store) return found;
  try {
    const owner = await readOwner(store);
    const reason = reasonAgainst(store, await readStoreOwner(pool, environment), owner);
    if (reason) wrong(reason, 'Hasta entonces no se publica ni se quita nada en él.');
    else if (owner) fine(`${store.place} es de este sitio.`);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    if (error.code === 'failed') wrong(error.message);
  } finally {
    store.close();
  }
  return found;
}
