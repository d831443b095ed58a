import { counted, plural } from '@femcoders/contracts/spanish-count';
import { sizeInWords } from '@femcoders/contracts/spanish-size';
import type pg from 'pg';
import { missingObjects, readNamedObjects } from '../backup/uploaded-objects.ts';
import type { Environment } from '../environment.ts';
import { openSiteStorage } from '../site-storage.ts';
import { type Finding, findingsOf } from './finding.ts';

/** Whether the store has every file that rows name. */
export async function checkUploads(pool: pg.Pool, environment: Pick<Environment, 'storage'>): Promise<Finding[]> {
  const { found, fine, wrong } = findingsOf('subidas');
  const named = await readNamedObjects(pool);
  if (named.objects.size === 0) return [];
  const files = counted(named.objects.size, 'archivo enviado', 'archivos enviados');
  const store = await openSiteStorage(environment);
  if (!store) {
    wrong(
      `Hay ${files} en un almacén, y STORAGE_URL no dice en cuál.`,
      'Ponla como antes: sin ella no se pueden abrir.',
    );
    return found;
  }
  try {
    const missing = await missingObjects(named, store);
    if (missing.length === 0)
      fine(
        `${store.place} tiene ${plural(named.objects.size, 'el archivo enviado', `los ${named.objects.size} archivos enviados`)} que la base de datos no lleva (${sizeInWords(named.bytes)}).`,
      );
    else
      wrong(
        `De ${files}, en ${store.place} faltan ${missing.length}, como ${missing[0]}.`,
        'Búscalos en las versiones que guarde el cubo, o en su copia (docs/storage.md#uploads).',
      );
  } finally {
    store.close();
  }
  return found;
}
