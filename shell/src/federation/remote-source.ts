import type { BootRemote } from '@femcoders/contracts/registry';
import type { RemoteModule } from '@femcoders/platform';
import { createInstance } from '@module-federation/runtime';
import { WrongShapeError } from '../routing/create-pages.ts';
import { sharedLibraries } from './shared-libraries.ts';
import { withTimeLimit } from './time-limit.ts';

/** Longest wait for a remote's entry script, and for all of one attempt, in milliseconds. */
export const entryLimitMs = 10_000;
export const attemptLimitMs = 20_000;

const integrityOf = new Map<string, string>();

/** The host: it knows no remote beforehand, and gives every script a time limit, its hash and the document's credentials mode. */
const host = createInstance({
  name: 'femcoders_shell',
  remotes: [],
  shared: sharedLibraries,
  shareStrategy: 'loaded-first',
  plugins: [
    {
      name: 'femcoders-entry-scripts',
      createScript({ url }: { url: string }) {
        const script = document.createElement('script');
        script.src = url;
        script.crossOrigin = 'anonymous';
        const integrity = integrityOf.get(new URL(url, location.href).pathname);
        if (integrity) script.integrity = integrity;
        return { script, timeout: entryLimitMs };
      },
    },
  ],
});

/**
 * Loads the code of one remote in the version that the boot block names. The runtime remembers a failed or pending
 * entry for ever, so each attempt after the first registers the remote again, under its own address: a browser
 * may hold on to the failure of the old one.
 */
export class RemoteSource {
  readonly #remote: BootRemote;
  #attempt = 0;
  #pending: Promise<RemoteModule> | null = null;

  constructor(remote: BootRemote) {
    this.#remote = remote;
    if (remote.integrity) integrityOf.set(remote.entry, remote.integrity);
  }

  /** The remote's face; the same promise for all who wait, a fresh attempt after a failure. */
  load(): Promise<RemoteModule> {
    this.#pending ??= this.#start().catch((error) => {
      this.#pending = null;
      throw error;
    });
    return this.#pending;
  }

  async #start(): Promise<RemoteModule> {
    const { globalName, name, version } = this.#remote;
    const attempt = this.#attempt++;
    // The page stops naming another origin once a file from there is lost.
    const origin = (this.#remote.anyOrigin && document.documentElement.dataset.assets) || '';
    const address = origin + this.#remote.entry;
    const entry = attempt === 0 ? address : `${address}?intento=${attempt}`;
    const remote = { name: globalName, entry, type: 'global', entryGlobalName: globalName } as const;
    host.registerRemotes([remote], { force: attempt > 0 });
    const module = await withTimeLimit(
      host.loadRemote<RemoteModule>(`${globalName}/routes`),
      attemptLimitMs,
      `${name}@${version}`,
    );
    if (typeof module?.createRoutes !== 'function')
      throw new WrongShapeError(`${name}@${version} exports no createRoutes().`);
    return module;
  }
}
