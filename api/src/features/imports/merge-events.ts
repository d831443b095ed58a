import { isDeepStrictEqual } from 'node:util';
import type { EventSource } from '@femcoders/contracts/event-names';
import { plural } from '@femcoders/contracts/spanish-count';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type pg from 'pg';
import { announce } from '../../database/change-feed.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { events, type ImportedRecord } from '../../database/event-tables.ts';
import type { EventRow, OnEventChanged } from '../../feature/event-change.ts';
import { knowsTimezone } from '../../known-timezone.ts';
import { wallClockAt } from '../../wall-clock.ts';
import { changeEvent, type EventValues, freeSlug, slugOf } from '../events/feature.ts';
import { type ImportedEvent, type ImportedFields, type SourceReading, usualTimezone } from './imported-event.ts';

export interface MergePorts {
  source: Exclude<EventSource, 'own'>;
  /** The prefix of the keys of this source's events. */
  prefix: string;
  /** The source's name, for the reason of a cancellation. */
  sourceName: string;
  /** Paths of the pictures that are kept, by their address at the source. */
  pictures: ReadonlyMap<string, string>;
  now: Date;
  onEventChanged: OnEventChanged;
}

/** Names of the events that were written. */
export interface MergeResult {
  added: string[];
  changed: string[];
  cancelled: string[];
  notes: string[];
}

/** How long an event has to be missing before it counts as cancelled, in ms: longer than one bad answer, shorter than two readings. */
const missingPatience = 45 * 60_000;
/** So many, when they are more than half, do not vanish at once without somebody having a look. */
const suspiciouslyMany = 3;

/** The groups of fields that are written together: a mixture of two sources would make no sense. */
const groups: readonly (readonly (keyof ImportedFields)[])[] = [
  ['name'],
  ['startsAt', 'endsAt', 'timezone'],
  ['location', 'venueName', 'venueAddress', 'online'],
  ['description'],
  ['eventUrl'],
];
/** The fields that the team may overwrite; from then on imports leave them. */
const untilEdited: readonly (keyof ImportedFields)[] = ['about', 'onlineUrl'];

/**
 * Takes a source's events over: new ones are added, known ones get what the source says otherwise than at the last
 * reading, so that what was edited here stays until then. What a whole reading no longer has is cancelled, once it has
 * been missing for a while. A draft stays one for any state of the source.
 */
export async function mergeEvents(
  transaction: Transaction,
  reading: SourceReading,
  ports: MergePorts,
): Promise<MergeResult> {
  const { db } = transaction;
  const { source, prefix } = ports;
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.source, source), sql`starts_with(${events.sourceKey}, ${prefix})`))
    .orderBy(asc(events.id))
    .for('update');
  await keepMoved(db, rows, reading.events, prefix);
  const known = new Map(rows.map((row) => [row.sourceKey, row]));
  const zones = await knownZones(transaction.client, reading.events);
  const result: MergeResult = { added: [], changed: [], cancelled: [], notes: [] };
  for (const found of reading.events) {
    const event = zones.has(found.timezone) ? found : { ...found, timezone: usualTimezone };
    const row = known.get(prefix + event.key);
    if (row) await update(transaction, row, event, ports, result);
    else if (event.state === 'published') await add(transaction, event, ports, result);
  }
  await callOffMissing(transaction, rows, reading, ports, result);
  return result;
}

/**
 * Finds again what has another key since the last reading: a series that is now at another hour, or one day that became a
 * series. Of those left over, on both sides, the nearest of one meeting on one day are the same event; it gets the new
 * key, in `rows` too.
 */
async function keepMoved(
  db: Database,
  rows: EventRow[],
  found: readonly ImportedEvent[],
  prefix: string,
): Promise<void> {
  const keys = new Set(found.map(({ key }) => prefix + key));
  const taken = new Set(rows.map(({ sourceKey }) => sourceKey));
  const gone = Map.groupBy(
    rows.filter(({ sourceKey }) => sourceKey !== null && !keys.has(sourceKey)),
    ({ sourceKey, startsAt }) => dayOfMeeting(sourceKey?.slice(prefix.length) ?? '', startsAt),
  );
  const pairs = found
    .filter(({ key }) => !taken.has(prefix + key))
    .flatMap((event) => (gone.get(dayOfMeeting(event.key, event.startsAt)) ?? []).map((row) => ({ row, event })))
    .map((pair) => ({ ...pair, apart: Math.abs(pair.row.startsAt.getTime() - pair.event.startsAt.getTime()) }))
    .toSorted((a, b) => a.apart - b.apart);
  const paired = new Set<unknown>();
  for (const { row, event } of pairs) {
    if (paired.has(row) || paired.has(event)) continue;
    paired.add(row).add(event);
    row.sourceKey = prefix + event.key;
    await db.update(events).set({ sourceKey: row.sourceKey }).where(eq(events.id, row.id));
  }
}

/** Returns the meeting and day in a key (`read-calendar.ts`); of a key without a day, that of the event's start. */
function dayOfMeeting(key: string, startsAt: Date): string {
  const [, meeting = key, day] = /^(.*)\/(\d{8})(?:T\d{6}Z?)?(?:\/[^/]*Z)?$/s.exec(key) ?? [];
  return `${meeting}/${day ?? wallClockAt(startsAt, usualTimezone).slice(0, 10).replaceAll('-', '')}`;
}

async function knownZones(client: pg.PoolClient, found: readonly ImportedEvent[]): Promise<Set<string>> {
  const known = new Set([usualTimezone]);
  for (const zone of new Set(found.map(({ timezone }) => timezone))) {
    if (!known.has(zone) && (await knowsTimezone(client, zone))) known.add(zone);
  }
  return known;
}

async function add(
  { db, client }: Transaction,
  event: ImportedEvent,
  { source, prefix, pictures, now }: MergePorts,
  result: MergeResult,
): Promise<void> {
  const { key, logo, ...fields } = event;
  const logoUrl = logo === null ? null : (pictures.get(logo) ?? null);
  await db.insert(events).values({
    ...fields,
    logoUrl,
    slug: await freeSlug(db, slugOf(event.name)),
    source,
    sourceKey: prefix + key,
    imported: record(event, logoUrl === null ? null : logo),
    createdAt: now,
    updatedAt: now,
  });
  await announce(client, 'events_changed');
  result.added.push(event.name);
}

async function update(
  transaction: Transaction,
  row: EventRow,
  event: ImportedEvent,
  ports: MergePorts,
  result: MergeResult,
): Promise<void> {
  const { pictures, sourceName } = ports;
  const before = row.imported ?? {};
  const newPicture = event.logo !== before.logo ? (event.logo === null ? null : pictures.get(event.logo)) : undefined;
  // What is cancelled at the source often loses its other words too: those from before stay, here and to compare with.
  const imported =
    event.state === 'cancelled'
      ? { ...before, state: event.state }
      : record(event, newPicture === undefined ? (before.logo as string | null) : event.logo);
  if (row.missingSince) await noteMissing(transaction.db, [row.id], null);
  if (isDeepStrictEqual(imported, row.imported)) return;

  const values: EventValues = { imported };
  if (event.state === 'published') {
    const differs = (name: keyof ImportedFields) => imported[name] !== before[name];
    for (const group of groups.filter((names) => names.some(differs))) {
      Object.assign(values, Object.fromEntries(group.map((name) => [name, event[name]])));
    }
    for (const name of untilEdited) {
      const isFormatted = name === 'about' && row.aboutDocument !== null;
      if (differs(name) && row[name] === before[name] && !isFormatted) Object.assign(values, { [name]: event[name] });
    }
    if (newPicture !== undefined) values.logoUrl = newPicture;
  }
  if (event.state !== before.state && row.state !== 'draft') {
    if (event.state === 'cancelled' && row.state !== 'cancelled') {
      Object.assign(values, { state: 'cancelled', cancelReason: `Se ha cancelado en ${sourceName}.` });
      result.cancelled.push(row.name);
    }
    if (event.state === 'published' && row.state === 'cancelled') {
      Object.assign(values, { state: 'published', cancelReason: null });
    }
  }
  await changeEvent(transaction, { ...row, missingSince: null }, values, ports);
  if (event.state === 'published') result.changed.push(event.name);
}

async function callOffMissing(
  transaction: Transaction,
  rows: readonly EventRow[],
  reading: SourceReading,
  ports: MergePorts,
  result: MergeResult,
): Promise<void> {
  const { prefix, now, sourceName } = ports;
  if (!reading.complete) return;
  // Also those that have begun: people are on their way to their second day. One that was postponed is left alone once the
  // day it was meant for has passed, because its source may have forgotten it by then.
  const upcoming = rows.filter(({ state, overAt }) => overAt > now && (state === 'published' || state === 'postponed'));
  const missing = upcoming.filter(({ sourceKey }) => !reading.keys.has(sourceKey?.slice(prefix.length) ?? ''));
  if (missing.length === 0) return;
  if (reading.keys.size === 0 || (missing.length >= suspiciouslyMany && missing.length * 2 > upcoming.length)) {
    result.notes.push(
      plural(
        upcoming.length,
        `${sourceName} ya no incluye su único evento próximo. No lo hemos cancelado, por si es un error: revísalo.`,
        `${sourceName} ya no incluye ${missing.length} de los ${upcoming.length} eventos próximos. No hemos cancelado ninguno, por si es un error: revísalos.`,
      ),
    );
    return;
  }
  const longMissing = missing.filter(
    ({ missingSince }) => missingSince && missingSince.getTime() <= now.getTime() - missingPatience,
  );
  const justMissing = missing.filter(({ missingSince }) => !missingSince).map(({ id }) => id);
  await noteMissing(transaction.db, justMissing, now);
  for (const row of longMissing) {
    const values: EventValues = {
      state: 'cancelled',
      cancelReason: `Ya no aparece en ${sourceName}.`,
      imported: { ...row.imported, state: 'cancelled' },
    };
    await changeEvent(transaction, row, values, ports);
    result.cancelled.push(row.name);
  }
}

async function noteMissing(db: Database, ids: string[], since: Date | null): Promise<void> {
  if (ids.length === 0) return;
  await db.update(events).set({ missingSince: since }).where(inArray(events.id, ids));
}

function record({ key: _, logo: __, startsAt, endsAt, ...rest }: ImportedEvent, logo: string | null): ImportedRecord {
  return { ...rest, logo, startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null };
}
