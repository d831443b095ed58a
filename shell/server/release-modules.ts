import { accessSync, readFileSync } from 'node:fs';
import { type LoadFnOutput, registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import type { DocumentModule, RemoteModule } from '@femcoders/platform';
import type * as EntryServer from '../src/entry-server.tsx';
import { withTimeLimit } from '../src/federation/time-limit.ts';
import { Circuit } from './circuit.ts';
import { checkServerFile, checkServerFolder } from './integrity.ts';
import type { StoredReleasePorts } from './stored-release-ports.ts';

export type ShellBundle = typeof EntryServer;

/** The server waits this long for a remote's server bundle, and for the shell's own, in milliseconds. */
const bundleLimitMs = 1_500;
const shellLimitMs = 5_000;
/** Before the first reader it waits longer: many bundles are loaded at once then, on a machine that has just started. */
const startLimitMs = 20_000;

/**
 * Readers wait for a broken bundle once in a pause. Node keeps what it has imported, also what failed, for as long as it
 * runs: a bundle that stays broken is tried ever more seldom.
 */
const circuitSettings = { threshold: 1, pauseMs: 5_000, longestPauseMs: 300_000 };

/** Bare imports of a release that resolve to a file of the shell's release that it runs in. */
const shellFiles: Record<string, string> = {
  '@femcoders/platform': 'platform.js',
  '@femcoders/shared-ui': 'shared-ui.js',
};

/**
 * Files that versions share when they have the same content: chunks, which are mere tables of functions (build/split-by-folder.ts).
 * They import nothing of their release, and what they make and keep belongs to the version whose runtime calls them.
 */
const sharedFolder = 'chunks/';

interface PromisedFile {
  release: Pick<Release, 'name' | 'version' | 'serverIntegrity'>;
  /** Below the release's `server/`. */
  path: string;
  /** The same for all files that may stand for each other; without it, the file stands for itself alone. */
  sharedAs?: string;
}

export interface ReleaseModulesOptions {
  stored?: StoredReleasePorts | null | undefined;
  /** Called with the name of a release that could not be loaded. */
  onFailure?: ((name: string) => void) | undefined;
}

/** Bare imports of a release resolve from here, wherever releases lie. */
const serverModule = import.meta.url;

/**
 * Imports server bundles. Each version has its own path, so a new version is a new import: no restart, and requests in
 * flight keep theirs. Each import also names the shell's version, because that decides which `platform` and `shared-ui`
 * a remote's bundle gets.
 */
export class ReleaseModules {
  readonly #releasesDir: string;
  readonly #stored: StoredReleasePorts | null;
  readonly #onFailure: (name: string) => void;
  readonly #circuits = new Map<string, Circuit>();
  readonly #loaded = new Map<string, unknown>();
  /** The releases whose files are imported only with the declared hashes. */
  readonly #releases = new Map<string, Pick<Release, 'name' | 'version' | 'serverIntegrity'>>();
  /** Node remembers a failed import of an address for ever: the next attempt needs another address. */
  readonly #failures = new Map<string, number>();
  /** Version of the shell → the attempt that loaded it: remotes get `platform` and `shared-ui` of that one. */
  readonly #shellAttempts = new Map<string, string>();
  /** Content, for whom and in which shell → the address under which it is imported. */
  readonly #sharedFiles = new Map<string, string>();

  constructor(releasesDir: string, { stored = null, onFailure = () => {} }: ReleaseModulesOptions = {}) {
    this.#releasesDir = releasesDir;
    this.#stored = stored;
    this.#onFailure = onFailure;
    const releasesUrl = pathToFileURL(`${releasesDir}/`).href;
    registerHooks({
      resolve: (specifier, context, next) => {
        const { parentURL } = context;
        if (!parentURL?.startsWith(releasesUrl)) return next(specifier, context);
        if (/^\.\.?\//.test(specifier)) {
          return { url: this.#shared(siblingWithQuery(specifier, parentURL), releasesUrl), shortCircuit: true };
        }
        if (/^(\/|node:|file:|data:)/.test(specifier)) return next(specifier, context);
        const file = shellFiles[specifier];
        if (!file) return next(specifier, { ...context, parentURL: serverModule });
        return { url: this.#shellFile(file, parentURL, releasesUrl), shortCircuit: true };
      },
      load: (url, context, next) => {
        const loaded = next(url, context);
        if (url.startsWith(releasesUrl)) {
          const file = this.#fileAt(url, releasesUrl);
          if (file) checkServerFile(file.release, file.path, bytesOf(loaded.source));
          if (file?.sharedAs) this.#shareOnceRun(file.sharedAs, url);
        }
        return loaded;
      },
    });
  }

  /** The shell's own module looks for its files next to itself; a remote's gets those of the shell that it runs in. */
  #shellFile(file: string, parentURL: string, releasesUrl: string): string {
    const { searchParams } = new URL(parentURL);
    const shell = searchParams.get('shell') ?? '';
    const attempt = parentURL.startsWith(`${releasesUrl}shell/`)
      ? searchParams.get('intento')
      : this.#shellAttempts.get(shell);
    return withAttempt(`${releasesUrl}shell/${shell}/server/${file}?shell=${shell}`, attempt);
  }

  /** Returns the declared hash and size of the file at an address; undefined of a release that is not known here. */
  #fileAt(url: string, releasesUrl: string): PromisedFile | undefined {
    const { pathname, search, searchParams } = new URL(url);
    const path = pathname.slice(new URL(releasesUrl).pathname.length).split('/').map(decodeURIComponent);
    const [name = '', version = '', , ...below] = path;
    const release = this.#releases.get(`${name}@${version}`);
    if (!release) return undefined;
    const file = below.join('/');
    const hash = release.serverIntegrity[file];
    const attempt = this.#shellAttempts.get(searchParams.get('shell') ?? '') ?? '';
    const isShared = hash !== undefined && file.startsWith(sharedFolder);
    return { release, path: file, ...(isShared && { sharedAs: [name, search, attempt, hash].join(' ') }) };
  }

  /**
   * The address under which a file of the very same content has run already, or its own. Its own too where what lies there
   * is not what was released: it is refused then, as if nobody had loaded the true one.
   */
  #shared(url: string, releasesUrl: string): string {
    const file = this.#fileAt(url, releasesUrl);
    const shared = file?.sharedAs && this.#sharedFiles.get(file.sharedAs);
    if (!file || !shared) return url;
    try {
      checkServerFile(file.release, file.path, readFileSync(new URL(url)));
      return shared;
    } catch {
      return url;
    }
  }

  /** Node keeps a failed import for ever: no other version gets a file that has not run yet. */
  #shareOnceRun(key: string, url: string): void {
    setImmediate(() =>
      import(url).then(
        () => this.#sharedFiles.set(key, url),
        () => undefined,
      ),
    );
  }

  /**
   * Loads what is live before the first reader comes. A process that takes readers while a bundle is still being read shows them
   * sections that failed. What is broken stays so, and its section says it.
   */
  async prepare({ shell, remotes }: Pick<RegistryDocument, 'shell' | 'remotes'>): Promise<void> {
    const load = (release: Release) => this.#loadBundle(release, shell.version, startLimitMs).catch(() => null);
    // Remotes run in the shell's own copy of what they share.
    await load(shell);
    await Promise.all(remotes.map(load));
  }

  /** @throws when the shell's bundle is missing, broken or slow: then it can make no page */
  async shell(release: Release): Promise<ShellBundle> {
    const bundle = (await this.#loadBundle(release, release.version, shellLimitMs)) as ShellBundle;
    if (typeof bundle.render !== 'function')
      throw new Error(`The server bundle of ${keyOf(release)} exports no render().`);
    return bundle;
  }

  /**
   * The face of a remote, from its server bundle.
   * @throws when the bundle is missing, broken, slow, of the wrong shape, or has been so several times just now
   */
  async remote(release: Release, shellVersion: string): Promise<RemoteModule> {
    const module = (await this.#loadBundle(release, shellVersion, bundleLimitMs)) as RemoteModule;
    if (typeof module.createRoutes !== 'function')
      throw new Error(`The server bundle of ${keyOf(release)} exports no createRoutes().`);
    return module;
  }

  /**
   * Loads the documents that a remote makes for programs.
   * @throws as `remote` does
   */
  async documents(release: Release, shellVersion: string): Promise<DocumentModule> {
    const module = (await this.#loadBundle(release, shellVersion, bundleLimitMs, 'documents')) as DocumentModule;
    if (typeof module.createDocuments !== 'function')
      throw new Error(`The server bundle of ${keyOf(release)} exports no createDocuments().`);
    return module;
  }

  async #loadBundle(release: Release, shellVersion: string, limitMs: number, bundle = 'index'): Promise<unknown> {
    const { name, version } = release;
    const folder = join(this.#releasesDir, name, version, 'server');
    const file = join(folder, `${bundle}.js`);
    // A folder that is put back serves at once. Asked for every part of every page: a turn by the thread pool costs ten times
    // what it asks.
    await this.#find(file, release, limitMs);
    const key = `${bundle} of ${keyOf(release)} in ${shellVersion}`;
    if (this.#loaded.has(key)) return this.#loaded.get(key);
    const circuit = this.#circuits.get(key) ?? new Circuit(circuitSettings);
    this.#circuits.set(key, circuit);
    const load = async () => {
      await checkServerFolder(folder, release);
      const { serverIntegrity } = release;
      this.#releases.set(keyOf(release), { name, version, serverIntegrity });
      const module = await this.#import(file, name, shellVersion);
      // Also one that comes later than anybody has waited.
      this.#loaded.set(key, module);
      return module;
    };
    return circuit.run(() =>
      withTimeLimit(load(), limitMs, `The server bundle of ${keyOf(release)}`).catch((error) => {
        this.#onFailure(name);
        throw error;
      }),
    );
  }

  /** @throws where the file is not here, and a store does not give it in time: who asks later finds it */
  async #find(file: string, release: Release, limitMs: number): Promise<void> {
    try {
      accessSync(file);
    } catch (error) {
      if (!this.#stored) throw error;
      await withTimeLimit(this.#stored.fetch(release), limitMs, `The store's ${keyOf(release)}`);
    }
  }

  async #import(file: string, name: string, shellVersion: string): Promise<unknown> {
    const url = `${pathToFileURL(file).href}?shell=${shellVersion}`;
    const failures = this.#failures.get(url) ?? 0;
    const attempt = failures === 0 ? null : String(failures);
    try {
      const module = await import(withAttempt(url, attempt));
      if (name === 'shell' && attempt) this.#shellAttempts.set(shellVersion, attempt);
      return module;
    } catch (error) {
      this.#failures.set(url, failures + 1);
      throw error;
    }
  }
}

function bytesOf(source: LoadFnOutput['source']): NodeJS.ArrayBufferView | string {
  return source instanceof ArrayBuffer ? new Uint8Array(source) : (source ?? '');
}

function withAttempt(url: string, attempt: string | null | undefined): string {
  return attempt ? `${url}&intento=${attempt}` : url;
}

/** A file of the same release: it belongs to the same shell's version, which the query names. */
function siblingWithQuery(specifier: string, parentURL: string): string {
  const url = new URL(specifier, parentURL);
  url.search = new URL(parentURL).search;
  return url.href;
}

function keyOf({ name, version }: Release): string {
  return `${name}@${version}`;
}
