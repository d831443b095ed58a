import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkKey, checkPrefix, type ObjectEntry, type ObjectStore } from './object-store.ts';
import { StoreError } from './store-error.ts';

/** Where objects are written before they are whole. */
const draftsFolder = '.unfinished';

/**
 * A store in a folder, which may be one of a network. What it keeps lies there under its key, for people to look at.
 * @param folder absolute path; it has to be there
 */
export function createFolderStore(folder: string): ObjectStore {
  const pathOf = (key: string) => join(folder, ...checkKey(key).split('/'));

  async function* walk(directory: string): AsyncGenerator<ObjectEntry> {
    const entries = await readdir(directory, { withFileTypes: true }).catch((error) => asEmpty(error, folder));
    // By key: `a/` sorts after `a-b`, as in S3.
    const named = entries.map((entry) => ({ entry, sortedAs: entry.isDirectory() ? `${entry.name}/` : entry.name }));
    for (const { entry } of named.sort((one, other) => compareBytes(one.sortedAs, other.sortedAs))) {
      const path = join(directory, entry.name);
      if (entry.isDirectory()) yield* walk(path);
      else {
        const found = await stat(path).catch(() => null);
        const key = relative(folder, path).split(sep).join('/');
        if (found?.isFile()) yield { key, size: found.size, modifiedAt: found.mtime };
      }
    }
  }

  return {
    place: folder,
    async put(key, content) {
      const target = pathOf(key);
      const draft = join(folder, draftsFolder, randomUUID());
      await demandFolder(folder);
      try {
        await mkdir(dirname(draft), { recursive: true });
        await pipeline(
          Buffer.isBuffer(content) ? Readable.from([content]) : content,
          createWriteStream(draft, { flush: true }),
        );
        await mkdir(dirname(target), { recursive: true });
        await rename(draft, target);
        await syncFolder(dirname(target));
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        throw toStoreError(error, folder);
      }
    },
    async get(key, { signal } = {}) {
      const path = pathOf(key);
      const handle = await open(path).catch((error) => absent(error, folder));
      if (!handle) return null;
      const found = await handle.stat();
      if (!found.isFile()) {
        await handle.close();
        return null;
      }
      return { size: found.size, body: createReadStream(path, { fd: handle, ...(signal && { signal }) }) };
    },
    async has(key) {
      const found = await stat(pathOf(key)).catch((error) => absent(error, folder));
      return found?.isFile() ?? false;
    },
    async *list(prefix) {
      const directory = join(folder, ...checkPrefix(prefix).split('/'));
      yield* walk(directory);
    },
    async folders(prefix) {
      const directory = join(folder, ...checkPrefix(prefix).split('/'));
      const entries = await readdir(directory, { withFileTypes: true }).catch((error) => asEmpty(error, folder));
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    },
    async remove(key) {
      await rm(pathOf(key), { force: true }).catch((error) => {
        throw toStoreError(error, folder);
      });
    },
    async removeUnfinished(_prefix, before) {
      let removed = 0;
      const drafts = join(folder, draftsFolder);
      for (const name of await readdir(drafts).catch(() => [])) {
        const found = await stat(join(drafts, name)).catch(() => null);
        if (!found || found.mtime >= before) continue;
        await rm(join(drafts, name), { force: true });
        removed += 1;
      }
      return removed;
    },
    close() {},
  };
}

/** Where a network folder is not mounted, what is put would land on the machine's own disk, and be hidden later. */
async function demandFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (!found?.isDirectory())
    throw new StoreError('no-bucket', `La carpeta del almacén, ${folder}, no está. Créala, o móntala si es de la red.`);
}

const compareBytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));

/** Syncs a folder, so that renamed files survive a loss of power. */
async function syncFolder(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  await handle.sync().finally(() => handle.close());
}

function asEmpty(error: NodeJS.ErrnoException, folder: string): never[] {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
  throw toStoreError(error, folder);
}

function absent(error: NodeJS.ErrnoException, folder: string): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw toStoreError(error, folder);
}

function toStoreError(error: unknown, folder: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const cause = { cause: error };
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new StoreError('full', `El almacén ${folder} está lleno. Haz sitio y repítelo.`, cause);
  if (code === 'EROFS') return new StoreError('read-only', `En el almacén ${folder} solo se puede leer.`, cause);
  if (code === 'EACCES' || code === 'EPERM')
    return new StoreError('denied', `Esta cuenta no tiene permiso en el almacén ${folder}.`, cause);
  return error;
}
