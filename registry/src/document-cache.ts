import { isDeepStrictEqual } from 'node:util';
import type { RegistryDocument } from '@femcoders/contracts/registry';
import type { ClientConfig } from 'pg';
import { coalesce } from './coalesce.ts';
import { createDocumentSource } from './document-source.ts';
import { RegistryError } from './registry-error.ts';
import type { RegistryLog } from './registry-log.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';

/** First and longest wait before the database is tried again, in milliseconds. */
const firstRetryMs = 100;
const longestRetryMs = 2_000;

export interface DocumentCachePorts {
  database: ClientConfig;
  /** Keeps the last document, for when the database is away. */
  snapshotFile: string;
  log: RegistryLog;
  /** How often the revision is compared even though nothing was announced, in milliseconds. */
  checkEveryMs: number;
}

/** Holds in memory what is live, and renews it when a switch is announced. */
export interface DocumentCache {
  /** @throws RegistryError `empty` before the first release of the shell, `unavailable` without database and snapshot */
  document(): Promise<RegistryDocument>;
  /** So that who has switched here also reads the switch here. */
  refreshIfWatching(): Promise<void>;
  close(): Promise<void>;
}

export function createDocumentCache({ database, snapshotFile, log, checkEveryMs }: DocumentCachePorts): DocumentCache {
  let document: RegistryDocument | null = null;
  /** Null while the document is a snapshot's: its revision may be another database's. */
  let knownRevision: number | null = null;
  let watching = false;
  let closed = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  const source = createDocumentSource({ database, onChange: () => void refresh().catch(() => undefined) });

  const refresh = coalesce(async () => {
    clearTimeout(timer);
    try {
      const read = await source.read(knownRevision);
      if (failures > 0) log.info({ revision: read?.revision ?? knownRevision }, 'registry answers again');
      failures = 0;
      if (read) await hold(read);
    } catch (error) {
      await holdOn(error);
    } finally {
      watch();
    }
  });

  async function hold(read: RegistryDocument): Promise<void> {
    if (read.skipped.length > 0 && !isDeepStrictEqual(read.skipped, document?.skipped))
      log.warn({ skipped: read.skipped }, 'live releases do not fit what else is live, and are not shown');
    document = read;
    knownRevision = read.revision;
    await writeSnapshot(snapshotFile, read).catch((error) => log.warn({ err: error }, 'registry snapshot not written'));
  }

  /** Continues with what was known last; only without that the failure is the caller's. */
  async function holdOn(error: unknown): Promise<void> {
    // An empty registry has answered.
    const isEmpty = error instanceof RegistryError && error.code === 'empty';
    failures = isEmpty ? 0 : failures + 1;
    if (failures === 1 && !closed) log.warn({ err: error }, 'registry out of reach, going on with what was live last');
    if (!document && !isEmpty) document = await readSnapshot(snapshotFile);
    if (document) return;
    if (isEmpty) throw error;
    const message = 'No se puede leer el registro y no hay una copia de lo último que estaba en vivo.';
    throw new RegistryError('unavailable', message, { cause: error });
  }

  function watch(): void {
    if (!watching || closed) return;
    const wait = failures === 0 ? checkEveryMs : Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs);
    clearTimeout(timer);
    timer = setTimeout(() => void refresh().catch(() => undefined), wait);
    timer.unref();
  }

  return {
    async document() {
      watching = true;
      if (!document) await refresh();
      if (!document) throw new RegistryError('unavailable', 'El registro está cerrado.');
      return document;
    },
    async refreshIfWatching() {
      if (watching) await refresh().catch(() => undefined);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await source.close();
    },
  };
}
