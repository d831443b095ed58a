import { acceptedEncodings, type Encoding } from '@femcoders/contracts/accepted-encodings';
import type { CacheMemory } from '@femcoders/contracts/cache-memory';
import { matchesEtag } from '@femcoders/contracts/etag';
import { ownBytes } from '@femcoders/contracts/own-bytes';
import { and, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/database.ts';
import { events } from '../../database/event-tables.ts';
import type { EventRow } from '../../feature/event-change.ts';
import { encodeBytes } from '../../lists/encode-bytes.ts';
import type { ListCache } from '../../lists/list-cache.ts';
import { type CalendarPorts, writeCalendar } from './event-calendar.ts';
import { isPublic } from './event-detail.ts';
import { comingByTime, pastByTime } from './event-time.ts';

/** How long an event stays in the feed after it began, in days: a program that polls seldom still sees how it ended. */
const keptDays = 90;
/** Most events in it that are over. */
const mostPast = 500;
/** So many are read at a time, some 5 ms. */
const batch = 500;
/** To be another number when the same events are written otherwise: who polls has the tag of before. */
const format = 1;

export interface CalendarFeedPorts extends CalendarPorts {
  db: Database;
  clock: () => Date;
  memory: CacheMemory;
  /** Keeps what the feed is made of until an event changes. */
  lists: ListCache;
}

/**
 * All events that go on or are to come, and the newest of the last 90 days, 500 at most, cancelled ones too, as a calendar to
 * subscribe to. It is written when somebody asks who does not have it; of thousands of events that takes a second, and
 * the compressed text is kept.
 * @returns what answers a request for it
 */
export function createCalendarFeed({ db, clock, memory, lists, ...ports }: CalendarFeedPorts) {
  const bodies = memory.cache(
    'calendar',
    (maxSize) => new LRUCache<string, Buffer>({ maxSize, sizeCalculation: ({ byteLength }) => byteLength }),
  );
  const writing = new Map<string, Promise<Buffer>>();

  async function write(encoding: Encoding | undefined): Promise<Buffer> {
    const { ids } = await findFeed(db, clock());
    const bytes = Buffer.from(await writeCalendar(await readEvents(db, ids), ports));
    return ownBytes(encoding ? await encodeBytes(bytes, encoding) : bytes);
  }

  /** Once for all who ask meanwhile. What is kept under a tag is never older than the tag. */
  async function body(key: string, encoding: Encoding | undefined): Promise<Buffer> {
    const known = bodies.get(key) ?? writing.get(key);
    if (known) return known;
    const work = write(encoding)
      .then((bytes) => {
        bodies.set(key, bytes);
        return bytes;
      })
      .finally(() => writing.delete(key));
    writing.set(key, work);
    return work;
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { etag } = await lists.read('calendar', async () => {
      const { digest } = await findFeed(db, clock());
      return { entries: { digest, format, brand: ports.brand, publicUrl: ports.publicUrl } };
    });
    reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', `W/${etag}`);
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
    const bytes = await body(`${etag} ${encoding}`, encoding);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type('text/calendar; charset=utf-8').send(bytes);
  };
}

/** Which events are in the feed, in its order, and a digest of them as they are: of each, the transaction that wrote it last. */
async function findFeed(db: Database, now: Date): Promise<{ ids: string[]; digest: string }> {
  const since = new Date(now.getTime() - keptDays * 24 * 3_600_000);
  const found = (condition: SQL | undefined) =>
    sql`select id, xmin::text as written, starts_at from ${events} where ${and(isPublic, condition)}`;
  const { rows } = await db.execute<{ ids: string[] | null; digest: string | null }>(sql`
    select array_agg(id::text order by starts_at, id) as ids, md5(string_agg(id || written, ' ' order by starts_at, id)) as digest
    from (
      (${found(comingByTime(now))}) union all
      (${found(and(gte(events.startsAt, since), pastByTime(now)))} order by starts_at desc, id desc limit ${mostPast})
    ) as feed`);
  return { ids: rows[0]?.ids ?? [], digest: rows[0]?.digest ?? '' };
}

async function readEvents(db: Database, ids: readonly string[]): Promise<EventRow[]> {
  const found = new Map<string, EventRow>();
  for (let at = 0; at < ids.length; at += batch) {
    const rows = await db
      .select()
      .from(events)
      .where(and(isPublic, inArray(events.id, ids.slice(at, at + batch))));
    for (const row of rows) found.set(row.id, row);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}
