import { join } from 'node:path';
import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import type { ReleaseHistoryQuery } from '@femcoders/contracts/releases';
import type { Pool } from 'pg';
import { createDocumentSource } from './document-source.ts';
import { latestFlight } from './latest-flight.ts';
import { migrate } from './migrate.ts';
import { RegistryError } from './registry-error.ts';
import type { RegistryLog } from './registry-log.ts';
import { checkReleaseFolder } from './release-folder.ts';
import {
  type HistoryRow,
  type LiveRow,
  listHistory,
  listLive,
  listReleases,
  listSwitches,
  type RecordSwitch,
  type ReleaseRow,
  readLiveVersion,
  readStanding,
  type Switch,
  storeAndSwitch,
  switchBack,
} from './release-store.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';

/** First and longest wait before the database is tried again, in milliseconds. */
const firstRetryMs = 100;
const longestRetryMs = 2_000;

export interface RegistryPorts {
  pool: Pool;
  /** Where releases live: each in `<releasesDir>/<name>/<version>/`. The last document is kept there too. */
  releasesDir: string;
  log: RegistryLog;
  /** Told of every switch inside its transaction, for a log of all sensitive acts: when it fails, so does the switch. */
  recordSwitch?: RecordSwitch;
  /** How often the revision is compared even though nothing was announced, in milliseconds. */
  checkEveryMs?: number;
}

/** Who asks for a switch: a person's or a process's name, for the history. */
export interface SwitchedBy {
  by?: string;
}

/** The control plane: which releases there are, and which of them are live. */
export interface Registry {
  /** Creates or updates its tables. Once, before anything else. */
  migrate(): Promise<void>;
  /**
   * What is live now. Costs nothing: it is kept in memory and renewed when a switch is announced. While the database
   * is away, the last known document goes on being answered, after a restart too.
   * @throws RegistryError `empty` before the first release of the shell, `unavailable` without database and snapshot
   */
  document(): Promise<RegistryDocument>;
  /**
   * Makes a release live, in one step for all who ask. Releases are immutable: the same version again is only switched to.
   * @throws RegistryError `incomplete-release`, `version-taken`
   */
  publish(release: Release, by?: SwitchedBy): Promise<Switch>;
  /**
   * Publishes a release unless it is what was published last: so a rollback outlives a restart from unchanged sources.
   * Files that the live release has lost are a reason to publish, too.
   * @throws RegistryError as `publish`
   */
  publishChanged(release: Release, by?: SwitchedBy): Promise<Switch>;
  /**
   * Makes the version live again that was live before the present one; a second call goes one further back.
   * @throws RegistryError `nothing-to-roll-back`, `incomplete-release` when its folder is gone
   */
  rollback(name: string, by?: SwitchedBy): Promise<Switch>;
  /** The live version of a name, or null. */
  live(name: string): Promise<string | null>;
  /** Every release, or those of one name: by name, the newest first. */
  releases(name?: string): Promise<ReleaseRow[]>;
  /** The latest switches, the newest first. */
  history(limit: number, name?: string): Promise<HistoryRow[]>;
  /** What is live of every name, since when and by whom. */
  allLive(): Promise<LiveRow[]>;
  /** The switches that a question selects, a page of them, and how many there are. */
  switches(question: ReleaseHistoryQuery): Promise<{ entries: HistoryRow[]; total: number }>;
  /** Ends its own connection and timer. The pool is its owner's. */
  close(): Promise<void>;
}

/** Name in the history of a switch for which nobody gave one. */
const unnamed = 'npm start';

export function createRegistry(ports: RegistryPorts): Registry {
  const { pool, releasesDir, log, recordSwitch = async () => {}, checkEveryMs = 5_000 } = ports;
  const snapshotFile = join(releasesDir, 'registry.json');
  let document: RegistryDocument | null = null;
  /** Null while the document is a snapshot's: its revision may be another database's. */
  let knownRevision: number | null = null;
  let watching = false;
  let closed = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  const source = createDocumentSource({
    database: pool.options,
    onChange: () => void refresh().catch(() => undefined),
  });

  const refresh = latestFlight(async () => {
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
    document = read;
    knownRevision = read.revision;
    await writeSnapshot(snapshotFile, read).catch((error) => log.warn({ err: error }, 'registry snapshot not written'));
  }

  /** Goes on with what was known last; only without that the failure is the caller's. */
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

  async function publish(release: Release, { by = unnamed }: SwitchedBy = {}): Promise<Switch> {
    await checkReleaseFolder(releasesDir, release);
    const done = await storeAndSwitch(pool, release, by, recordSwitch);
    await refreshIfWatching();
    return done;
  }

  async function isWhole(release: Release): Promise<boolean> {
    return checkReleaseFolder(releasesDir, release).then(
      () => true,
      () => false,
    );
  }

  /** So that who has switched here also reads the switch here. */
  async function refreshIfWatching(): Promise<void> {
    if (watching) await refresh().catch(() => undefined);
  }

  return {
    migrate: () => migrate(pool),
    async document() {
      watching = true;
      if (!document) await refresh();
      if (!document) throw new RegistryError('unavailable', 'El registro está cerrado.');
      return document;
    },
    publish,
    async publishChanged(release, by) {
      const { name, version } = release;
      const standing = await readStanding(pool, name);
      if (standing?.publishedLast !== version || !(await isWhole(standing.live))) return publish(release, by);
      return { name, version: standing.live.version, previous: standing.live.version, switched: false };
    },
    async rollback(name, { by = unnamed } = {}) {
      const done = await switchBack(
        pool,
        name,
        by,
        (release) => checkReleaseFolder(releasesDir, release),
        recordSwitch,
      );
      await refreshIfWatching();
      return done;
    },
    live: (name) => readLiveVersion(pool, name),
    releases: (name) => listReleases(pool, name),
    history: (limit, name) => listHistory(pool, limit, name),
    allLive: () => listLive(pool),
    switches: (question) => listSwitches(pool, question),
    async close() {
      closed = true;
      clearTimeout(timer);
      await source.close();
    },
  };
}
