import type { DocumentEntry, RegistryDocument, Release } from '@femcoders/contracts/registry';
import type { DocumentArgs } from '@femcoders/platform';
import { withTimeLimit } from '../src/federation/time-limit.ts';
import { Circuit } from './circuit.ts';
import type { ReleaseModules } from './release-modules.ts';
import { enqueue, type RenderQueue } from './render-queue.ts';
import type { SiteFile } from './site-files.ts';

/** Longest wait for a document, in milliseconds. */
const makeLimitMs = 2_000;
const circuitSettings = { threshold: 3, pauseMs: 5_000, longestPauseMs: 300_000 };

/** A remote could not make a document that it says it has. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly owner: Pick<Release, 'name' | 'version'>;

  constructor(owner: Pick<Release, 'name' | 'version'>, cause: unknown) {
    super(`A document of ${owner.name}@${owner.version} could not be made.`, { cause });
    this.owner = owner;
  }
}

/** Makes what remotes offer in addition to their pages. One that keeps failing or hanging is left alone for a while. */
export class Documents {
  readonly #modules: Pick<ReleaseModules, 'documents'>;
  readonly #queue: RenderQueue | null | undefined;
  readonly #circuits = new Map<string, Circuit>();

  constructor(modules: Pick<ReleaseModules, 'documents'>, queue?: RenderQueue | null) {
    this.#modules = modules;
    this.#queue = queue;
  }

  /**
   * @param path decoded
   * @returns null when no live remote has such a document
   * @throws DocumentError, LimitReachedError
   */
  async make(live: RegistryDocument, path: string, args: Omit<DocumentArgs, 'params'>): Promise<SiteFile | null> {
    for (const release of live.remotes) {
      const own = release.documents.find((document) => paramsOf(document.path, path));
      if (own) {
        const { version } = live.shell;
        return enqueue(this.#queue, args.signal, () => this.#make(release, own, version, path, args));
      }
    }
    return null;
  }

  async #make(
    release: Release,
    { path: pattern, type }: DocumentEntry,
    shellVersion: string,
    path: string,
    args: Omit<DocumentArgs, 'params'>,
  ): Promise<SiteFile | null> {
    const key = `${release.name}@${release.version} ${pattern}`;
    const circuit = this.#circuits.get(key) ?? new Circuit(circuitSettings);
    this.#circuits.set(key, circuit);
    const make = async () => {
      const { createDocuments } = await this.#modules.documents(release, shellVersion);
      const document = createDocuments().find((one) => one.path === pattern);
      if (!document) throw new Error(`It has no document ${pattern}.`);
      const text = await document.make({ ...args, params: paramsOf(pattern, path) ?? {} });
      if (typeof text !== 'string') throw new TypeError(`make() of ${pattern} must return a text.`);
      return { type, text };
    };
    try {
      return await circuit.run(() => withTimeLimit(make().catch(nothingThere), makeLimitMs, `The document ${key}`));
    } catch (error) {
      throw new DocumentError(release, error);
    }
  }
}

/** Returns the values of a pattern's parameters, or null when the path does not match. */
function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const own = pattern.split('/');
  const given = path.split('/');
  if (own.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of own.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith(':') && value !== '') params[segment.slice(1)] = value;
    else if (segment !== value) return null;
  }
  return params;
}

/**
 * Returns null for an error that says that there is nothing at an address; rethrows others. The remote's `PageNotFound` is
 * of its own shell's version.
 */
function nothingThere(error: unknown): null {
  if (error instanceof Error && error.name === 'PageNotFound') return null;
  throw error;
}
