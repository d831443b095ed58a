import type { keptEvents, newEventFeedSchema } from '@femcoders/contracts/event-feed';
import { eventFeedLimits } from '@femcoders/contracts/event-feed-limits';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { ActPorts } from '../../audit/audit-log.ts';
import type { Caller } from '../../authentication/session.ts';
import type { ImportConfig } from '../../config.ts';
import { type Database, inTransaction } from '../../database/database.ts';
import { eventFeeds, events } from '../../database/event-tables.ts';
import type { OnEventChanged } from '../../feature/event-change.ts';
import type { RequestJob } from '../../jobs/jobs.ts';
import { type ApiProblem, conflict, invalid, notFound } from '../../problems.ts';
import { recordStore } from '../../record-store.ts';
import { changeEvent, hasAttendees } from '../events/feature.ts';
import { isBusy } from './feed-list.ts';
import { type FeedRow, keyPrefix, readFeed } from './feed-source.ts';
import { ImportFailure } from './import-failure.ts';
import type { OutsideFetch } from './outside-fetch.ts';

const { lock, record } = recordStore({
  ...{ kind: 'feed', table: eventFeeds, missing: () => notFound('Esta fuente ya no existe.') },
});

export interface FeedPorts extends ActPorts {
  db: Database;
  config: ImportConfig;
  actor: Caller;
  requestJob: RequestJob;
}

/**
 * Adds a calendar once it could be read, and has it imported.
 * @throws ApiProblem `validation` when it cannot be read, is there already, or there are too many
 */
export async function addFeed(
  { name, address }: z.infer<typeof newEventFeedSchema>,
  ports: FeedPorts & { fetchOutside: OutsideFetch },
): Promise<FeedRow> {
  const { db, pool, now, config, fetchOutside } = ports;
  const url = URL.parse(address.replace(/^webcals?:/i, 'https:'));
  if (!url) throw refused('Escribe una dirección entera, como https://ejemplo.com/calendario.ics');
  if ((await db.$count(eventFeeds)) >= eventFeedLimits.feeds) {
    throw refused(`Ya hay ${eventFeedLimits.feeds} fuentes. Quita alguna antes de añadir otra`);
  }
  if ((await db.$count(eventFeeds, eq(eventFeeds.address, url.href))) > 0) throw refused('Ese calendario ya está');
  const feed = newRow(name, url.href, now);
  try {
    await readFeed(feed, config, fetchOutside, now);
  } catch (error) {
    if (error instanceof ImportFailure) throw refused(error.message);
    throw error;
  }
  return inTransaction(pool, async ({ db: inside, client }) => {
    const [row] = await inside
      .insert(eventFeeds)
      .values({ ...feed, askedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!row) throw refused('Ese calendario ya está');
    await record(inside, ports, 'feed.add', row.id, undefined, { name: row.name, server: url.host });
    await ports.requestJob(client, 'import-events', { feedId: row.id });
    return row;
  });
}

const refused = (message: string): ApiProblem => invalid([{ field: 'address', message }]);

function newRow(name: string, address: string, createdAt: Date): FeedRow {
  const never = { askedAt: null, startedAt: null, endedAt: null, succeededAt: null, notBefore: null };
  const empty = { found: null, error: null, notes: [] };
  return { id: crypto.randomUUID(), kind: 'ical', name, address, active: true, createdAt, ...never, ...empty };
}

/**
 * Stops a source from being read, or has it read again.
 * @throws ApiProblem `not-found`
 */
export function switchFeed(id: string, active: boolean, ports: FeedPorts): Promise<FeedRow> {
  return inTransaction(ports.pool, async ({ db }) => {
    const before = await lock(db, id);
    if (before.active === active) return before;
    const [row] = await db.update(eventFeeds).set({ active }).where(eq(eventFeeds.id, id)).returning();
    if (!row) throw new Error('The source was not locked.');
    await record(db, ports, active ? 'feed.resume' : 'feed.pause', row.id, { active: before.active }, { active });
    return row;
  });
}

/**
 * Has a source read now.
 * @throws ApiProblem `not-found`
 */
export function askForImport(id: string, { pool, now, requestJob }: FeedPorts): Promise<FeedRow> {
  return inTransaction(pool, async ({ db, client }) => {
    const before = await lock(db, id);
    if (isBusy(before, now)) return before;
    const [row] = await db.update(eventFeeds).set({ askedAt: now }).where(eq(eventFeeds.id, id)).returning();
    if (!row) throw new Error('The source was not locked.');
    await requestJob(client, 'import-events', { feedId: id });
    return row;
  });
}

/**
 * Removes a calendar. Its events stay as events of our own; those to come may become drafts, unless people come to them.
 * @throws ApiProblem `not-found`, or `conflict` for Eventbrite, which is set in the environment
 */
export function removeFeed(
  id: string,
  keep: (typeof keptEvents)[number],
  ports: FeedPorts & { onEventChanged: OnEventChanged },
): Promise<void> {
  const { pool, now, config, onEventChanged } = ports;
  return inTransaction(pool, async (transaction) => {
    const { db } = transaction;
    const feed = await lock(db, id);
    if (feed.kind === 'eventbrite') throw conflict('Eventbrite se configura en el servidor. Aquí puedes pausarlo.');
    const rows = await db
      .select()
      .from(events)
      .where(and(eq(events.source, feed.kind), sql`starts_with(${events.sourceKey}, ${keyPrefix(feed, config)})`))
      .orderBy(asc(events.id))
      .for('update');
    for (const row of rows) {
      const withdrawn =
        keep === 'draft' && row.startsAt > now && row.state !== 'cancelled' && !(await hasAttendees(db, row.id));
      const own = { source: 'own', sourceKey: null, imported: null, missingSince: null } as const;
      await changeEvent(transaction, row, withdrawn ? { ...own, state: 'draft' } : own, { now, onEventChanged });
    }
    await db.delete(eventFeeds).where(eq(eventFeeds.id, id));
    await record(db, ports, 'feed.remove', feed.id, { name: feed.name, events: rows.length }, { events: keep });
  });
}
