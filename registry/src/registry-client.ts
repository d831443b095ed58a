import {
  type RegistryDocument,
  type Release,
  registryDocumentSchema,
  releaseSchema,
} from '@femcoders/contracts/registry';
import { RegistryError } from './registry-error.ts';
import type { RegistryLog } from './registry-log.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';

/** How long a document is used before the registry is asked whether it still holds, in milliseconds. */
const freshMs = 500;
/** Longest wait for the registry, in milliseconds. */
const timeLimitMs = 1_500;

export interface RegistryClientPorts {
  /** Address of the registry's document, such as `https://api.example/registry`. */
  url: string;
  fetch: typeof globalThis.fetch;
  /** File that keeps the last document, for when the registry is away. */
  snapshotFile: string;
  log: RegistryLog;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

/** Reads what is live from a registry elsewhere. */
export interface RegistryClient {
  /**
   * Returns the live document: at most half a second old while the registry answers, else the last that is known.
   * @throws RegistryError `unavailable` when nothing is known
   */
  document(): Promise<RegistryDocument>;
  /**
   * A release, live or not, for a preview; null when there is none of that version, or its folder was cleared away.
   * @throws RegistryError `unavailable` when the registry does not answer
   */
  release(name: string, version: string): Promise<Release | null>;
}

export function createRegistryClient(ports: RegistryClientPorts): RegistryClient {
  const { url, fetch, snapshotFile, log, now = () => performance.now() } = ports;
  let document: RegistryDocument | null = null;
  let etag: string | null = null;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let failing = false;
  let asking: Promise<RegistryDocument> | null = null;

  /** @returns the new document, or null when the present one still holds */
  async function ask(): Promise<RegistryDocument | null> {
    const answer = await fetch(url, {
      headers: { accept: 'application/json', ...(etag && { 'if-none-match': etag }) },
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (answer.status === 304) return null;
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new Error(`The registry answered ${answer.status}.`);
    }
    const read = registryDocumentSchema.parse(await answer.json());
    etag = answer.headers.get('etag');
    await writeSnapshot(snapshotFile, read).catch((error) => log.warn({ err: error }, 'registry snapshot not written'));
    return read;
  }

  async function renew(): Promise<RegistryDocument> {
    try {
      const read = (await ask()) ?? document;
      if (!read) throw new Error('The registry says that nothing has changed, but nothing is known yet.');
      if (failing) log.info({ url }, 'registry answers again');
      failing = false;
      document = read;
      return read;
    } catch (error) {
      if (!failing) log.warn({ err: error, url }, 'registry out of reach, going on with what was live last');
      failing = true;
      document ??= await readSnapshot(snapshotFile);
      if (document) return document;
      const message = 'El registro no responde y no hay una copia de lo último que estaba en vivo.';
      throw new RegistryError('unavailable', message, { cause: error });
    } finally {
      answeredAt = now();
      asking = null;
    }
  }

  async function askForRelease(path: string): Promise<Release | null> {
    try {
      const answer = await fetch(`${url}/${path}`, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(timeLimitMs),
      });
      if (answer.ok) return releaseSchema.parse(await answer.json());
      await answer.body?.cancel();
      if (answer.status === 404) return null;
      throw new Error(`The registry answered ${answer.status}.`);
    } catch (error) {
      throw new RegistryError('unavailable', 'El registro no responde. Prueba otra vez dentro de un momento.', {
        cause: error,
      });
    }
  }

  return {
    release: (name, version) => askForRelease([name, version].map(encodeURIComponent).join('/')),
    async document() {
      if (document && now() - answeredAt < freshMs) return document;
      asking ??= renew();
      if (!document || !failing) return asking;
      // While the registry is away nobody waits for it.
      asking.catch(() => undefined);
      return document;
    },
  };
}
