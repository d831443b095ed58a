import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { Encoding } from '@femcoders/contracts/accepted-encodings';
import type { CacheMemory } from '@femcoders/contracts/cache-memory';
import { createConcurrencyLimit } from '@femcoders/contracts/concurrency-limit';
import { type RegistryDocument, type Release, releaseSchema } from '@femcoders/contracts/registry';
import { LRUCache } from 'lru-cache';
import type { PlainFile } from './plain-file.ts';
import type { ShellLog } from './shell-log.ts';
import type { StaticFile } from './static-files.ts';
import type { StoredReleasePorts } from './stored-release-ports.ts';

export interface ReleaseFilesPorts {
  releasesDir: string;
  stored?: StoredReleasePorts | null;
  log: ShellLog;
  registry: () => Promise<RegistryDocument>;
  /** A release, live or not; null when there is none. */
  release: (name: string, version: string) => Promise<Release | null>;
  memory: CacheMemory;
}

/**
 * The client files of releases: those that a release's list of hashes names, as it names them. What else lies in its folder
 * does not exist for visitors, however it came there (docs/decisions 0068).
 */
export class ReleaseFiles {
  readonly #ports: ReleaseFilesPorts;
  /** Those that are not live: open tabs and previews ask for their files. */
  readonly #releases: LRUCache<string, Release>;
  /** Questions about versions that are not on this machine. */
  readonly #lookups = createConcurrencyLimit({ running: 4, queued: 40, maxWaitMs: 2_000 });
  /** Release → file on disk → the state of it in which its content was found to be what was released. */
  readonly #genuine = new WeakMap<Release, Map<string, string>>();
  readonly #logged = new WeakSet<Release>();

  constructor(ports: ReleaseFilesPorts) {
    this.#ports = ports;
    this.#releases = ports.memory.cache('releases', (maxSize) => new LRUCache({ maxSize, sizeCalculation: weigh }));
  }

  /**
   * A file by its whole address.
   * @returns null when no release names it
   * @throws what keeps the registry from naming a release that is not live
   */
  async named(name: string, version: string, path: string): Promise<Omit<StaticFile, 'cache'> | null> {
    const release = await this.present(name, version);
    return release && this.of(release, path);
  }

  /**
   * A release, live or not, whose folder is there.
   * @returns null when there is none
   * @throws what keeps the registry from saying so
   */
  async present(name: string, version: string): Promise<Release | null> {
    // Who makes versions up costs the registry no question.
    const folder = await stat(join(this.#ports.releasesDir, name, version)).catch(() => null);
    if (folder) return this.release(name, version);
    return this.#ports.stored ? this.#fetch(name, version, this.#ports.stored) : null;
  }

  /** A release of another machine: an open tab asks for a version that was never live here, or not for a long time. */
  async #fetch(name: string, version: string, stored: StoredReleasePorts): Promise<Release | null> {
    // Who makes versions up does so for herself alone.
    const done = await this.#lookups.acquire();
    if (!done) return null;
    try {
      const release = await this.release(name, version);
      if (release) await stored.fetch(release);
      return release;
    } finally {
      done();
    }
  }

  /**
   * A release of the shell that has packages for teams. They stay when the rest of its folder was cleared away.
   * @returns null when there is none
   * @throws what keeps the registry from saying so
   */
  async withKit(version: string): Promise<Release | null> {
    const release = await this.present('shell', version);
    if (release) return release;
    const key = `shell@${version} kit`;
    const known = this.#releases.get(key);
    if (known) return known;
    const file = join(this.#ports.releasesDir, 'shell', version, 'release.json');
    if (this.#ports.stored && !(await stat(file).catch(() => null))) await this.#ports.stored.fetchPackages(version);
    const written = releaseSchema.safeParse(await readJson(file));
    if (!written.success || written.data.version !== version) return null;
    this.#releases.set(key, written.data);
    return written.data;
  }

  /**
   * A file of a release.
   * @param path below the release's `client/`
   * @returns null when the release does not name it
   */
  of(release: Release, path: string): Omit<StaticFile, 'cache'> | null {
    const address = `/mf/${release.name}/${release.version}/${path}`;
    if (!Object.hasOwn(release.integrity, address)) return null;
    return {
      root: this.#ports.releasesDir,
      path: join(release.name, release.version, 'client', path),
      isGenuine: (file, encoding) => {
        const [integrity = '', size = 0] = [release.integrity[address], release.sizes[address]];
        return this.#isGenuine(release, { address, integrity, size }, file, encoding);
      },
    };
  }

  /**
   * A package that teams' repositories install, or what says which there are.
   * @param name of the file below the release's `kit/`
   * @returns null when the release has none of that name
   */
  ofKit(release: Release, name: string): Omit<StaticFile, 'cache'> | null {
    const { kitIntegrity = {} } = release;
    if (!Object.hasOwn(kitIntegrity, name)) return null;
    return {
      root: this.#ports.releasesDir,
      path: join(release.name, release.version, 'kit', name),
      isGenuine: async (file, encoding) => {
        const promised = {
          address: `/kit/${name}`,
          integrity: kitIntegrity[name] ?? '',
          size: Number(file.stats.size),
        };
        // Packages are compressed, and no copy of them lies there in another way.
        return encoding === null && this.#isGenuine(release, promised, file, encoding);
      },
    };
  }

  /**
   * A release, live or not.
   * @returns null when there is none
   * @throws what keeps the registry from saying so
   */
  async release(name: string, version: string): Promise<Release | null> {
    const { shell, remotes, fallbacks, rollouts = [] } = await this.#ports.registry();
    const shown = [shell, ...remotes, ...fallbacks, ...rollouts.map(({ release }) => release)];
    const live = shown.find((one) => one.name === name && one.version === version);
    const key = `${name}@${version}`;
    const known = live ?? this.#releases.get(key);
    if (known) return known;
    const release = await this.#ports.release(name, version);
    if (release) this.#releases.set(key, release);
    return release;
  }

  /** Its content is read once, and again when the file is not the one of before. */
  async #isGenuine(
    release: Release,
    { address, integrity, size: promised }: PromisedFile,
    file: PlainFile,
    encoding: Encoding | null,
  ): Promise<boolean> {
    const known = this.#genuine.get(release) ?? new Map<string, string>();
    this.#genuine.set(release, known);
    const key = `${address} ${encoding}`;
    const { dev, ino, size, mtimeNs, ctimeNs } = file.stats;
    const state = [dev, ino, size, mtimeNs, ctimeNs].join(' ');
    if (known.get(key) === state) return true;
    if (!(await isContent(file, encoding, integrity, promised))) {
      this.#reportOnce(release, address);
      return false;
    }
    known.set(key, state);
    return true;
  }

  #reportOnce(release: Release, address: string): void {
    if (this.#logged.has(release)) return;
    this.#logged.add(release);
    this.#ports.log.error({ address }, 'A file of a release is not what was released: it is not sent');
  }
}

/** A file as its release declares it: its hash as in Subresource Integrity, its size in bytes. */
interface PromisedFile {
  address: string;
  integrity: string;
  size: number;
}

/** Bytes of a release in memory, with a state for each of its files. */
const weigh = (release: Release) => 3 * JSON.stringify(release).length;

const decoders = { br: createBrotliDecompress, gzip: createGunzip };

/**
 * Whether a file, decoded, has this content.
 * @param integrity as in Subresource Integrity; each release names its own kind of hash
 * @param size in bytes: what is longer is read no further
 */
async function isContent(
  { handle }: PlainFile,
  encoding: Encoding | null,
  integrity: string,
  size: number,
): Promise<boolean> {
  const [kind = '', expected] = integrity.split(/-(.*)/);
  const hash = createHash(kind);
  let length = 0;
  async function count(pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      length += piece.byteLength;
      if (length > size) throw new Error('It is longer than what was released.');
      hash.update(piece);
    }
  }
  const source = handle.createReadStream({ start: 0, autoClose: false });
  try {
    await (encoding ? pipeline(source, decoders[encoding](), count) : pipeline(source, count));
  } catch {
    return false;
  }
  return hash.digest('base64') === expected;
}

/** @returns null for a file that is not there, or is damaged */
async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}
