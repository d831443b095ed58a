import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { makePartFolder, makeReadable } from '@femcoders/build/readable-release';
import { publishingLimits } from '@femcoders/contracts/publishing-limits';
import type { Release } from '@femcoders/contracts/registry';
import { isPlainPath, releaseFiles } from '@femcoders/contracts/release-files';
import type { ObjectStore } from '@femcoders/storage/object-store';
import { checkReleaseFolder, isOf, releaseFolder } from '../release-folder.ts';
import { markAsCopy } from './copies-on-disk.ts';
import { filesAtOnce, listStored, notWhole, prefixOf, readStored } from './store-release.ts';

/** How long all files of a release may take, in milliseconds. */
const fetchMs = 120_000;

/**
 * Fetches a release into its folder, whole or not at all: next to its place, checked, and put there in one step.
 * @throws RegistryError `incomplete-release`; StoreError
 */
export async function fetchRelease(store: ObjectStore, releasesDir: string, release: Release): Promise<void> {
  const found = await listStored(store, release);
  if (!found.has('release.json')) throw notWhole(release, 'no está allí');
  const hashes = new Map((releaseFiles(release) ?? []).map(({ path, hash }) => [path, hash]));
  const paths = [...found.keys()].filter((path) => isFileOf(release, hashes, path));
  await putInPlace(releasesDir, release, async (draft) => {
    await fetchFiles(store, release, { draft, paths, hashes });
    await checkReleaseFolder(releasesDir, release, draft);
  });
}

/**
 * Fetches the packages for teams of a release of the shell, where the store has them.
 * @throws RegistryError `incomplete-release`; StoreError
 */
export async function fetchPackages(store: ObjectStore, releasesDir: string, version: string): Promise<void> {
  const release = await readStored(store, { name: 'shell', version });
  if (release?.name !== 'shell' || release.version !== version || !release.kitIntegrity) return;
  const hashes = new Map(Object.entries(release.kitIntegrity).map(([name, hash]) => [`kit/${name}`, hash]));
  await putInPlace(releasesDir, release, (draft) =>
    fetchFiles(store, release, { draft, paths: [...hashes.keys(), 'release.json'], hashes }),
  );
}

interface FilesToFetch {
  draft: string;
  /** Below the release's folder. */
  paths: string[];
  /** The hashes that the release declares for them. */
  hashes: Map<string, string>;
}

async function fetchFiles(store: ObjectStore, release: Release, { draft, paths, hashes }: FilesToFetch): Promise<void> {
  const stopped = new AbortController();
  const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(fetchMs)]);
  let failure: unknown;
  const fetchOne = async (path: string) => {
    const found = await store.get(prefixOf(release) + path, { signal });
    if (!found || found.size > publishingLimits.fileBytes) {
      found?.body.destroy();
      throw notWhole(release, `falta ${path}`);
    }
    const content = await buffer(found.body);
    const hash = hashes.get(path);
    if (hash !== undefined && !isOf(content, hash)) throw notWhole(release, `${path} no tiene el contenido esperado`);
    await mkdir(dirname(join(draft, path)), { recursive: true });
    await writeFile(join(draft, path), content);
  };
  // Those on their way end before a failure is said: what they write later would stay after the draft is removed.
  const unlessFailed = async (path: string) => {
    if (failure) return;
    await fetchOne(path).catch((error) => {
      failure ??= error;
      stopped.abort();
    });
  };
  await Readable.from(paths).forEach(unlessFailed, { concurrency: filesAtOnce });
  if (failure) throw failure;
}

/** Fills a folder next to the place of a release, and puts it there, unless another process of this machine has done so meanwhile. */
async function putInPlace(
  releasesDir: string,
  release: Release,
  fill: (draft: string) => Promise<void>,
): Promise<void> {
  const folder = await makePartFolder(releasesDir, release.name);
  const draft = await mkdtemp(join(folder, '.fetching-'));
  try {
    await fill(draft);
    await markAsCopy(draft);
    await makeReadable(draft);
    const target = releaseFolder(releasesDir, release);
    const isDone = await checkReleaseFolder(releasesDir, release).then(
      () => true,
      () => false,
    );
    if (isDone) return;
    // What lies there is damaged, or the packages of a shell alone.
    if (await stat(target).catch(() => null)) {
      const aside = await mkdtemp(join(folder, '.clearing-'));
      await rename(target, aside);
      await rm(aside, { recursive: true, force: true });
    }
    await rename(draft, target);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Whether a file of the store belongs to a release: it names it, or it is a compressed variant of one that it names. */
function isFileOf(release: Release, hashes: Map<string, string>, path: string): boolean {
  if (!isPlainPath(path)) return false;
  if (path === 'release.json' || hashes.has(path)) return true;
  if (/\.(?:br|gz)$/.test(path)) return path.startsWith('client/') && hashes.has(path.replace(/\.(?:br|gz)$/, ''));
  // Older releases do not list the files of their server.
  return path.startsWith('server/') && Object.keys(release.serverIntegrity).length === 0;
}
