import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { contentTypeOf } from '@femcoders/contracts/content-types';
import type { Release } from '@femcoders/contracts/registry';
import { isPlainPath, releaseFiles } from '@femcoders/contracts/release-files';
import type { ObjectStore } from '@femcoders/storage/object-store';
import { RegistryError } from '../registry-error.ts';
import { isOf, parseRelease } from '../release-folder.ts';
import { hasSameFiles } from '../store-once.ts';

type Named = Pick<Release, 'name' | 'version'>;

/** How many files are on their way at a time. */
export const filesAtOnce = 8;

const uploaded = /^(?:client|server|kit)\//;

/** Where the files of a release are in the store, as they lie in its folder. */
export const prefixOf = ({ name, version }: Named): string => `releases/${name}/${version}/`;

/** The paths of what the store has of a release, within its folder, with their sizes in bytes. */
export async function listStored(store: ObjectStore, release: Named): Promise<Map<string, number>> {
  const prefix = prefixOf(release);
  const found = new Map<string, number>();
  for await (const { key, size } of store.list(prefix)) found.set(key.slice(prefix.length), size);
  return found;
}

/** Whether the store has every file that a release names, and a description, uploaded last, that says the same of them. */
export async function isStoredWhole(store: ObjectStore, release: Release): Promise<boolean> {
  const found = await listStored(store, release);
  const described = found.has('release.json') ? await readStored(store, release) : null;
  if (!described || !hasSameFiles(described, release)) return false;
  const named = releaseFiles(release) ?? [];
  return named.every(({ path, bytes }) => found.has(path) && (bytes === null || found.get(path) === bytes));
}

/** Reads a release's document from the store. @returns null where there is none or it is not valid */
export async function readStored(store: ObjectStore, release: Named): Promise<Release | null> {
  const found = await store.get(`${prefixOf(release)}release.json`);
  return found && parseRelease(await text(found.body));
}

/**
 * Uploads the folder of a release, with its compressed variants: its description last.
 * @param folder absolute path
 * @throws RegistryError `incomplete-release` for a file that is not what the release says; StoreError
 */
export async function uploadRelease(store: ObjectStore, folder: string, release: Release): Promise<void> {
  const hashes = new Map((releaseFiles(release) ?? []).map(({ path, hash }) => [path, hash]));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => uploaded.test(path) && isPlainPath(path));
  const upload = async (path: string) => {
    const content = await readFile(join(folder, path));
    const hash = hashes.get(path);
    if (hash !== undefined && !isOf(content, hash)) throw notWhole(release, `${path} no tiene el contenido esperado`);
    await store.put(prefixOf(release) + path, content, {
      contentType: contentTypeOf(path) ?? 'application/octet-stream',
      // Addresses name the version, which never changes.
      cacheControl: 'public, max-age=31536000, immutable',
    });
  };
  await Readable.from(paths).forEach(upload, { concurrency: filesAtOnce });
  const description = await readFile(join(folder, 'release.json'));
  await store.put(`${prefixOf(release)}release.json`, description, { contentType: 'application/json' });
}

/** Removes what the store has of a release; of a shell its packages for teams, and what describes them, stay. */
export async function removeStored(store: ObjectStore, release: Named): Promise<void> {
  const found = [...(await listStored(store, release)).keys()];
  const keepsPackages = release.name === 'shell' && found.some((path) => path.startsWith('kit/'));
  const removed = found.filter((path) => !keepsPackages || !(path.startsWith('kit/') || path === 'release.json'));
  // A reader of this moment finds it incomplete at once.
  const serverFirst = removed.toSorted((one, other) => Number(isClient(one)) - Number(isClient(other)));
  const remove = async (path: string) => {
    await store.remove(prefixOf(release) + path);
  };
  await Readable.from(serverFirst).forEach(remove, { concurrency: filesAtOnce });
}

const isClient = (path: string) => path.startsWith('client/');

export const notWhole = ({ name, version }: Named, reason: string) =>
  new RegistryError('incomplete-release', `La versión ${name} ${version} no está completa en el almacén: ${reason}.`);
