import { setTimeout as wait } from 'node:timers/promises';
import type { Release } from '@femcoders/contracts/registry';
import type { ObjectStore } from '@femcoders/storage/object-store';
import { StoreError } from '@femcoders/storage/store-error';
import { isReleaseThere } from '../missing-releases.ts';
import { RegistryError } from '../registry-error.ts';
import type { RegistryLog } from '../registry-log.ts';
import { releaseFolder } from '../release-folder.ts';
import { dropUnused, markAsCopy, noteUse } from './copies-on-disk.ts';
import { fetchPackages, fetchRelease } from './fetch-release.ts';
import { isStoredWhole, prefixOf, removeStored, uploadRelease } from './store-release.ts';

/** How long a switch waits for the store, in milliseconds. */
const soonMs = 3_000;

type Named = Pick<Release, 'name' | 'version'>;

export interface StoredReleasesPorts {
  store: ObjectStore;
  /** Copies of what is in the store lie here, and what is built or received here. */
  releasesDir: string;
  /** Bytes that copies may take; what is in use stays all the same. */
  copiesBytes: number;
  /** Returns the releases that are or may be shown at any moment; null for a process that removes no copies. */
  inUse: (() => Promise<readonly Named[]>) | null;
  log: RegistryLog;
}

/**
 * The releases of a site whose machines share an object store: each version is uploaded once and fetched by every machine that needs it.
 * `RELEASES_DIR` holds copies, and is what everything else reads.
 */
export class StoredReleases {
  readonly #ports: StoredReleasesPorts;
  readonly #fetching = new Map<string, Promise<void>>();

  constructor(ports: StoredReleasesPorts) {
    this.#ports = ports;
  }

  /**
   * Uploads a release whose folder is whole here, unless the store has it. What was uploaded in part before is uploaded again.
   * @param folder where it lies before it is put in its place
   * @throws RegistryError `not-stored`, `incomplete-release`
   */
  async keep(release: Release, folder: string = releaseFolder(this.#ports.releasesDir, release)): Promise<void> {
    const { store, log } = this.#ports;
    await asRegistryError(async () => {
      if (await isStoredWhole(store, release)) return;
      await uploadRelease(store, folder, release);
      log.info({ remote: release.name, version: release.version }, 'release uploaded to the store');
    });
    // From now on it can be fetched again.
    await markAsCopy(folder);
  }

  /** Does so if the store answers soon: to go back to what is here must not wait for it. Else it is uploaded with the next of `uploadMissingReleases`. */
  async keepSoon(release: Release): Promise<void> {
    const { log } = this.#ports;
    const keeping = this.keep(release).catch((error) =>
      log.warn({ err: error, remote: release.name, version: release.version }, 'release not uploaded to the store'),
    );
    await Promise.race([keeping, wait(soonMs, undefined, { ref: false })]);
  }

  /**
   * Fetches a release from the store, unless its folder is here. Those who ask at once wait for the same.
   * @param again also where a folder is here: it is damaged
   * @throws RegistryError `not-stored`, `incomplete-release`
   */
  async fetch(release: Release, { again = false } = {}): Promise<void> {
    const { store, releasesDir, log } = this.#ports;
    if (!again && (await isReleaseThere(releasesDir, release))) return noteUse(releasesDir, release);
    await this.#once(keyOf(release), async () => {
      await asRegistryError(() => fetchRelease(store, releasesDir, release));
      log.info({ remote: release.name, version: release.version }, 'release fetched from the store');
      await this.#dropUnused();
    });
  }

  /**
   * Fetches the packages for teams of a release of the shell.
   * @returns null where the store has none of that version
   * @throws RegistryError `not-stored`, `incomplete-release`
   */
  fetchPackages(version: string): Promise<void> {
    const { store, releasesDir } = this.#ports;
    return this.#once(`${version} packages`, () => asRegistryError(() => fetchPackages(store, releasesDir, version)));
  }

  /** Whether a release is on this machine, or in the store as far as that answers. */
  async isThere(release: Named): Promise<boolean> {
    const { store, releasesDir } = this.#ports;
    if (await isReleaseThere(releasesDir, release)) return true;
    return store.has(`${prefixOf(release)}server/index.js`).catch(() => false);
  }

  /** Removes those of some releases that the store has, but for the packages of a shell. @throws RegistryError `not-stored` */
  async remove(releases: readonly Named[]): Promise<void> {
    const { store } = this.#ports;
    await asRegistryError(async () => {
      for (const name of new Set(releases.map((release) => release.name))) {
        const stored = new Set(await store.folders(`releases/${name}/`));
        for (const release of releases.filter((one) => one.name === name && stored.has(one.version)))
          await removeStored(store, release);
      }
    });
  }

  /** Removes unused copies; those that cannot be removed now are tried the next time. */
  async #dropUnused(): Promise<void> {
    const { releasesDir, copiesBytes, inUse, log } = this.#ports;
    if (!inUse) return;
    try {
      await dropUnused(releasesDir, copiesBytes, await inUse());
    } catch (error) {
      log.warn({ err: error }, 'copies of releases were not removed');
    }
  }

  #once(key: string, work: () => Promise<void>): Promise<void> {
    const running = this.#fetching.get(key) ?? work().finally(() => this.#fetching.delete(key));
    this.#fetching.set(key, running);
    return running;
  }
}

const keyOf = ({ name, version }: Named) => `${name}@${version}`;

async function asRegistryError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StoreError ? new RegistryError('not-stored', error.message, { cause: error }) : error;
  }
}
