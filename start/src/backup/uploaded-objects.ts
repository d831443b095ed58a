import { uploadsPrefix } from '@femcoders/api/files/uploaded-files';
import { counted, plural } from '@femcoders/contracts/spanish-count';
import { sizeInWords } from '@femcoders/contracts/spanish-size';
import type { ObjectStore } from '@femcoders/storage/object-store';
import { StoreError } from '@femcoders/storage/store-error';
import pg from 'pg';
import { onLongConnection } from './long-connection.ts';

/** The description in rows of files that are objects of the store. */
export interface NamedObjects {
  /** Key → bytes. */
  objects: ReadonlyMap<string, number>;
  bytes: number;
}

/** A database, or a transaction in one, that answers queries. */
type Queries = Pick<pg.Client, 'query'>;

/** Reads which objects the rows of a database name. One whose schema is from before there were any names none. */
export async function readNamedObjects(client: Queries): Promise<NamedObjects> {
  // Each table that names objects has the trigger that notes those whose row goes.
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
     where proname = 'note_removed_object' and not tgisinternal`,
  );
  const objects = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ key: string; bytes: number }>(
      `select object ->> 'key' as key, (object ->> 'bytes')::int as bytes from ${pg.escapeIdentifier(name)} where object is not null`,
    );
    for (const { key, bytes } of rows) objects.set(key, bytes);
  }
  return { objects, bytes: [...objects.values()].reduce((sum, one) => sum + one, 0) };
}

/** The same, by the address of a database. */
export const readNamedObjectsAt = (databaseUrl: string): Promise<NamedObjects> =>
  onLongConnection(databaseUrl, 'femcoders-backup', readNamedObjects);

/** Returns the keys of objects that rows name and the store has not, or not in their size. */
export async function missingObjects({ objects }: NamedObjects, store: ObjectStore): Promise<string[]> {
  if (objects.size === 0) return [];
  const missing = new Map(objects);
  for await (const { key, size } of store.list(uploadsPrefix)) if (missing.get(key) === size) missing.delete(key);
  return [...missing.keys()];
}

/** Says of a backup which files it only names; null for none. */
export function aboutObjects({ objects, bytes }: NamedObjects): string | null {
  if (objects.size === 0) return null;
  return `No lleva ${counted(objects.size, 'archivo', 'archivos')} (${sizeInWords(bytes)}) del almacén, debajo de ${uploadsPrefix}: lo que hay ahí se guarda aparte (docs/storage.md).`;
}

/**
 * Says of a restored database whether the store has the files that it names.
 * @param store null where none is given
 */
export async function aboutRestoredObjects(named: NamedObjects, store: ObjectStore | null): Promise<string | null> {
  const { size } = named.objects;
  if (size === 0) return null;
  const files = counted(size, 'archivo', 'archivos');
  if (!store)
    return `La copia nombra ${files} de un almacén: sin STORAGE_URL no se ha mirado si están, y no se pueden abrir.`;
  // What is restored is whole without an answer.
  const missing = await missingObjects(named, store).catch((error: unknown) => {
    if (error instanceof StoreError) return error;
    throw error;
  });
  if (missing instanceof StoreError)
    return `La copia nombra ${files} de un almacén: no se ha mirado si están. ${missing.message}`;
  if (missing.length === 0)
    return `${plural(size, 'Está', 'Están')} en ${store.place} ${plural(size, 'el archivo', `los ${size} archivos`)} que nombra la copia.`;
  return `De ${files} que nombra la copia, en ${store.place} no ${missing.length === 1 ? 'está 1' : `están ${missing.length}`}: se borraron después de la copia, o se han perdido.`;
}
