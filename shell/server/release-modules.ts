import { access } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Release } from '@femcoders/contracts/registry';
import type { DocumentModule, RemoteModule } from '@femcoders/platform';
import type * as EntryServer from '../src/entry-server.tsx';
import { withTimeLimit } from '../src/federation/time-limit.ts';
import { Circuit } from './circuit.ts';

export type ShellBundle = typeof EntryServer;

/** The server waits this long for a remote's server bundle, and for the shell's own, in milliseconds. */
const bundleLimitMs = 1_500;
const shellLimitMs = 5_000;

/**
 * Node keeps what it has imported, also what failed, for as long as it runs: a bundle that stays broken is tried ever
 * more seldom.
 */
const circuitSettings = { threshold: 3, pauseMs: 5_000, longestPauseMs: 300_000 };

/** Bare imports of a release that resolve to a file of the shell's release that it runs in. */
const shellFiles: Record<string, string> = {
  '@femcoders/platform': 'platform.js',
  '@femcoders/shared-ui': 'shared-ui.js',
};

/** Bare imports of a release resolve from here, wherever releases lie. */
const serverModule = import.meta.url;

/**
 * Imports server bundles. A version is a path of its own, so a new version is a new import: no restart, and requests in
 * flight keep theirs. Each import also names the shell's version, because that decides which `platform` and `shared-ui`
 * a remote's bundle gets.
 */
export class ReleaseModules {
  readonly #releasesDir: string;
  readonly #circuits = new Map<string, Circuit>();
  /** Node remembers a failed import of an address for ever: the next attempt needs another address. */
  readonly #failures = new Map<string, number>();

  constructor(releasesDir: string) {
    this.#releasesDir = releasesDir;
    const releasesUrl = pathToFileURL(`${releasesDir}/`).href;
    registerHooks({
      resolve(specifier, context, next) {
        const { parentURL } = context;
        if (!parentURL?.startsWith(releasesUrl)) return next(specifier, context);
        if (/^\.\.?\//.test(specifier)) return { url: besideWithQuery(specifier, parentURL), shortCircuit: true };
        if (/^(\/|node:|file:|data:)/.test(specifier)) return next(specifier, context);
        const file = shellFiles[specifier];
        if (!file) return next(specifier, { ...context, parentURL: serverModule });
        const shell = new URL(parentURL).searchParams.get('shell') ?? '';
        return { url: `${releasesUrl}shell/${shell}/server/${file}?shell=${shell}`, shortCircuit: true };
      },
    });
  }

  /** @throws when the shell's bundle is missing, broken or slow: then it can make no page */
  async shell(release: Release): Promise<ShellBundle> {
    const bundle = (await this.#bring(release, release.version, shellLimitMs)) as ShellBundle;
    if (typeof bundle.render !== 'function')
      throw new Error(`The server bundle of ${keyOf(release)} exports no render().`);
    return bundle;
  }

  /**
   * The face of a remote, from its server bundle.
   * @throws when the bundle is missing, broken, slow, of the wrong shape, or has been so several times just now
   */
  async remote(release: Release, shellVersion: string): Promise<RemoteModule> {
    const module = (await this.#bring(release, shellVersion, bundleLimitMs)) as RemoteModule;
    if (typeof module.createRoutes !== 'function')
      throw new Error(`The server bundle of ${keyOf(release)} exports no createRoutes().`);
    return module;
  }

  /**
   * What a remote makes for programs.
   * @throws as `remote` does
   */
  async documents(release: Release, shellVersion: string): Promise<DocumentModule> {
    const module = (await this.#bring(release, shellVersion, bundleLimitMs, 'documents')) as DocumentModule;
    if (typeof module.createDocuments !== 'function')
      throw new Error(`The server bundle of ${keyOf(release)} exports no createDocuments().`);
    return module;
  }

  async #bring(release: Release, shellVersion: string, limitMs: number, bundle = 'index'): Promise<unknown> {
    const { name, version } = release;
    const file = join(this.#releasesDir, name, version, 'server', `${bundle}.js`);
    // Asking costs nothing, and a folder that is put back serves at once.
    await access(file);
    const key = `${bundle} of ${keyOf(release)} in ${shellVersion}`;
    const circuit = this.#circuits.get(key) ?? new Circuit(circuitSettings);
    this.#circuits.set(key, circuit);
    return circuit.run(() =>
      withTimeLimit(this.#import(file, shellVersion), limitMs, `The server bundle of ${keyOf(release)}`),
    );
  }

  async #import(file: string, shellVersion: string): Promise<unknown> {
    const { href } = pathToFileURL(file);
    const url = `${href}?shell=${shellVersion}`;
    const failures = this.#failures.get(url) ?? 0;
    try {
      return await import(failures === 0 ? url : `${url}&intento=${failures}`);
    } catch (error) {
      this.#failures.set(url, failures + 1);
      throw error;
    }
  }
}

/** A file of the same release: it belongs to the same shell's version, which the query names. */
function besideWithQuery(specifier: string, parentURL: string): string {
  const url = new URL(specifier, parentURL);
  url.search = new URL(parentURL).search;
  return url.href;
}

function keyOf({ name, version }: Release): string {
  return `${name}@${version}`;
}
