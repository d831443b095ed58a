import { randomUUID } from 'node:crypto';
import { counted } from '@femcoders/contracts/spanish-count';
import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import type pg from 'pg';
import { recordAct } from '../../audit/audit-log.ts';
import type { ImportConfig } from '../../config.ts';
import { tryWithAdvisoryLock } from '../../database/advisory-lock.ts';
import { createDatabase, type Database, inTransaction } from '../../database/database.ts';
import { eventFeeds } from '../../database/event-tables.ts';
import type { OnEventChanged } from '../../feature/event-change.ts';
import type { UploadedFiles } from '../../files/uploaded-files.ts';
import { type FeedRow, keyPrefix, readFeed } from './feed-source.ts';
import { ImportFailure } from './import-failure.ts';
import { keepPictures } from './keep-pictures.ts';
import { type MergeResult, mergeEvents } from './merge-events.ts';
import type { OutsideFetch } from './outside-fetch.ts';

/** Any number that nothing else locks: an import holds it until its end. */
const importLock = 4_812_302;
/** Most notes that are kept of a reading. */
const mostNotes = 20;
/** A source is due a little early, so that a reading which took a minute does not put the next one off. */
const slackMs = 60_000;

export interface ImportPorts {
  pool: pg.Pool;
  clock: () => Date;
  config: ImportConfig;
  fetchOutside: OutsideFetch;
  /** Where the API is mounted on its origin, for the paths of pictures. */
  basePath: string;
  uploads: UploadedFiles;
  onEventChanged: OnEventChanged;
  /** Once it is aborted no further source is read, and the one being read is let go of, for another time. */
  stopping?: AbortSignal | undefined;
  log: { warn(details: object, message: string): void };
}

/**
 * Imports from the sources that are due, or from the one named, one after the other and in one process at a time. What
 * a source does wrong is noted with the source and harms nothing: what was there stays.
 * @returns false when another process is importing
 */
export function runImports(ports: ImportPorts, feedId?: string): Promise<boolean> {
  return tryWithAdvisoryLock(ports.pool, importLock, () => importAll(ports, feedId));
}

async function importAll(ports: ImportPorts, feedId: string | undefined): Promise<void> {
  const db = createDatabase(ports.pool);
  await ensureEventbrite(db, ports.config, ports.clock());
  const feeds = await db
    .select()
    .from(eventFeeds)
    .where(feedId === undefined ? isDue(ports) : eq(eventFeeds.id, feedId))
    .orderBy(asc(eventFeeds.createdAt));
  for (const feed of feeds) {
    if (!ports.stopping?.aborted) await runImport(db, feed, ports);
  }
}

/** The site's one source at Eventbrite, once its variables are there. */
export async function ensureEventbrite(db: Database, { eventbrite }: ImportConfig, now: Date): Promise<void> {
  if (!eventbrite) return;
  await db.insert(eventFeeds).values({ kind: 'eventbrite', name: 'Eventbrite', createdAt: now }).onConflictDoNothing();
}

function isDue({ clock, config }: ImportPorts) {
  const now = clock();
  const before = new Date(now.getTime() - config.every * 60_000 + slackMs);
  const readable = config.eventbrite ? undefined : eq(eventFeeds.kind, 'ical');
  return and(
    eq(eventFeeds.active, true),
    readable,
    or(isNull(eventFeeds.startedAt), lte(eventFeeds.startedAt, before)),
    or(isNull(eventFeeds.notBefore), lte(eventFeeds.notBefore, now)),
  );
}

async function runImport(db: Database, feed: FeedRow, ports: ImportPorts): Promise<void> {
  const { clock, log } = ports;
  const now = clock();
  await db.update(eventFeeds).set({ startedAt: now, endedAt: null }).where(eq(eventFeeds.id, feed.id));
  try {
    const { found, notes } = await importFeed(db, feed, ports, now);
    const kept = notes.slice(0, mostNotes);
    if (notes.length > kept.length) kept.push(`Y ${counted(notes.length - kept.length, 'aviso', 'avisos')} más.`);
    const succeeded = { error: null, notBefore: null, notes: kept, found, succeededAt: now };
    await db
      .update(eventFeeds)
      .set({ ...succeeded, askedAt: null, endedAt: clock() })
      .where(eq(eventFeeds.id, feed.id));
  } catch (error) {
    if (ports.stopping?.aborted) {
      const { startedAt } = feed;
      await db.update(eventFeeds).set({ startedAt, endedAt: clock() }).where(eq(eventFeeds.id, feed.id));
      return;
    }
    const failure = error instanceof ImportFailure ? error : new ImportFailure('Algo ha fallado por nuestra parte');
    // Neither its address nor its answer: either may hold what is secret.
    log.warn(
      {
        feed: feed.id,
        kind: feed.kind,
        reason: failure.message,
        err: error instanceof ImportFailure ? undefined : error,
      },
      'An import failed',
    );
    const notBefore = failure.retryAfter ? new Date(clock().getTime() + failure.retryAfter * 1000) : null;
    await db
      .update(eventFeeds)
      .set({ error: failure.message, notBefore, askedAt: null, endedAt: clock() })
      .where(eq(eventFeeds.id, feed.id));
  }
}

/** Reads all there is before anything is written, and writes all of it or nothing. */
async function importFeed(db: Database, feed: FeedRow, ports: ImportPorts, now: Date) {
  const { pool, config, fetchOutside, basePath, uploads, onEventChanged } = ports;
  const prefix = keyPrefix(feed, config);
  const reading = await readFeed(feed, config, fetchOutside, now);
  const notes = [...reading.notes];
  const pictures = await keepPictures(db, reading, { fetchOutside, prefix, basePath, uploads, now }, notes);
  const result = await inTransaction(pool, async (transaction) => {
    const stillThere = eq(eventFeeds.id, feed.id);
    const [locked] = await transaction.db.select().from(eventFeeds).where(stillThere).for('update');
    if (!locked) throw new ImportFailure('La fuente se ha quitado entretanto');
    const source = feed.kind;
    const sourceName = feed.kind === 'ical' ? `el calendario «${feed.name}»` : feed.name;
    const merged = await mergeEvents(transaction, reading, {
      source,
      prefix,
      sourceName,
      pictures,
      now,
      onEventChanged,
    });
    await recordImport(transaction.db, feed, merged, now);
    return merged;
  });
  return { found: reading.events.length, notes: [...result.notes, ...notes] };
}

/** Records what an import changed; one that changed nothing leaves no entry. */
async function recordImport(
  db: Database,
  feed: FeedRow,
  { added, changed, cancelled }: MergeResult,
  at: Date,
): Promise<void> {
  if (added.length + changed.length + cancelled.length === 0) return;
  await recordAct(
    db,
    { requestId: randomUUID(), addressHash: null },
    {
      act: 'feed.import',
      at,
      actor: null,
      actorName: 'Importación',
      subject: `feed:${feed.id}`,
      after: { name: feed.name, added, changed, cancelled },
    },
  );
}
