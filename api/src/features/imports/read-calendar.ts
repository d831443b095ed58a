import ICAL from 'ical.js';
import { dayInZone, toEvent } from './calendar-event.ts';
import { type Exception, NoSuchDayError, occurrencesOf, readException, withoutSeries } from './calendar-occurrences.ts';
import { TooLongError, TooOftenError, UncountableError } from './calendar-rule.ts';
import { instantAt, inTermsOf, timeOf } from './calendar-time.ts';
import { shownIn, UnknownZoneError, useKnownZones } from './calendar-zones.ts';
import { ImportFailure } from './import-failure.ts';
import { type ImportedEvent, line, type SourceReading } from './imported-event.ts';

/** Events are read that are not over before `from`, of series those that begin until `to`. */
export interface Span {
  from: Date;
  /** Events that are over by then are dropped first. */
  now: Date;
  to: Date;
}

interface GrowingReading extends Omit<SourceReading, 'events'> {
  keys: Set<string>;
  /** By their keys: where two pieces of one series have the same day, the later piece has it. */
  events: Map<string, ImportedEvent>;
}

const mostEvents = 500;
const longestUid = 400;

/**
 * The events of a calendar (RFC 5545), series as one event for each day. Entries that are not public are left alone.
 * It takes as long as the calendar's rules want, and one that never ends takes for ever: call it where that harms nobody.
 * @param bytes as they came
 * @throws ImportFailure
 */
export function readCalendar(bytes: Uint8Array, span: Span): SourceReading {
  const reading: GrowingReading = { events: new Map(), keys: new Set(), complete: true, notes: [] };
  const series = Map.groupBy(entriesOf(unfold(bytes)), (entry) => String(entry.getFirstPropertyValue('uid') ?? ''));
  const pieces = [...series].map(([uid, entries]) => ({ ...pieceOf(uid), uid, entries }));
  for (const { uid, entries, ...piece } of pieces.toSorted((a, b) => (a.since < b.since ? -1 : 1))) {
    if (!uid || uid.length > longestUid) {
      reading.notes.push('Hay una entrada sin identificador (UID): no se importa.');
      continue;
    }
    try {
      readSeries(piece, entries, span, reading);
    } catch (error) {
      const title = titleOf(entries.find((entry) => !isPrivate(entry)));
      // Its days are there, only nobody can read them; those of every hour are none of ours.
      if (!(error instanceof TooOftenError)) reading.complete = false;
      reading.notes.push(`${title} ${whyUnread(error)}: no se importa.${zoneAdvice(error)}`);
    }
    makeRoom(reading.events, span.now);
  }
  return { ...reading, events: [...reading.events.values()] };
}

/**
 * Removes the surplus of a reading: future events have to fit, past ones stay as far as there is room, the latest first.
 * Those that are left out have not vanished from the source.
 */
function makeRoom(events: Map<string, ImportedEvent>, now: Date): void {
  if (events.size <= mostEvents) return;
  const over = [...events.values()].filter(({ startsAt, endsAt }) => (endsAt ?? startsAt) < now);
  const surplus = events.size - mostEvents;
  if (surplus > over.length) {
    throw new ImportFailure(`El calendario tiene más de ${mostEvents} eventos: no es uno que podamos importar entero`);
  }
  const oldest = over.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  for (const { key } of oldest.slice(0, surplus)) events.delete(key);
}

function whyUnread(error: unknown): string {
  if (error instanceof UnknownZoneError) {
    return `está en una zona horaria que no conocemos (${line(error.zone, 60) ?? 'sin nombre'})`;
  }
  if (error instanceof TooOftenError) return 'se repite cada hora o más a menudo';
  if (error instanceof TooLongError) return 'se repite desde hace demasiado para contar sus días';
  if (error instanceof UncountableError) return 'se repite de una forma que no sabemos contar';
  return 'está mal escrito';
}

function zoneAdvice(error: unknown): string {
  if (error instanceof UnknownZoneError) return ' Ponle otra en su calendario.';
  return error instanceof TooLongError ? ' Haz en su calendario que empiece más tarde.' : '';
}

/** Lines are folded by bytes, also within a letter (RFC 5545, section 3.1): they are put together before they are read. */
function unfold(bytes: Uint8Array): string {
  const lines = Buffer.from(bytes)
    .toString('latin1')
    .replace(/\r?\n[ \t]/g, '');
  return Buffer.from(lines, 'latin1').toString('utf8');
}

function entriesOf(text: string): ICAL.Component[] {
  // A mark at the start is no part of the text.
  const plain = text.replace(/^\ufeff/, '').trim();
  if (!/^BEGIN:VCALENDAR/i.test(plain)) throw new ImportFailure('En esa dirección no hay un calendario iCal');
  try {
    const parsed = ICAL.parse(setRulesAside(quoteZones(plain)));
    const calendars = (Array.isArray(parsed[0]) ? parsed : [parsed]) as unknown[][];
    return calendars.flatMap((jCal) => {
      const calendar = new ICAL.Component(jCal);
      useKnownZones(calendar);
      return calendar.getAllSubcomponents('vevent');
    });
  } catch (cause) {
    throw new ImportFailure('El calendario está a medias o mal escrito', { cause });
  }
}

/** Names of zones with a colon have to be quoted (RFC 5545, section 3.2); where they are not, the time would begin within the name. */
function quoteZones(text: string): string {
  return text.replace(
    /^([A-Z-]{4,20};(?:[^":\r\n]{0,100};)?TZID=)([^";\r\n]{0,200}?:[^";\r\n]{0,200}?)(?=(?:;[^":\r\n]{0,100})?:\d{8})/gim,
    '$1"$2"',
  );
}

/** A rule that ical.js cannot read makes the whole calendar unreadable: its series gets this mark instead. */
const unreadRule = 'x-unread-rrule';

function setRulesAside(text: string): string {
  return text.replace(/^RRULE[;:].*$/gim, (rule) => {
    try {
      ICAL.Property.fromString(rule);
      return rule;
    } catch {
      return `${unreadRule}:`;
    }
  });
}

/** Of which meeting an entry is a piece, and since when. */
interface Piece {
  meeting: string;
  /** When its first would have been before, in UTC, or a day; empty for what was not split off. */
  since: string;
}

/** "This and all that follow" changed in Google's calendar is a new series, `id_R20261215T180000@…`: the same meeting. */
function pieceOf(uid: string): Piece {
  const [, id, since, host = ''] = /^(.+?)(?:_R(\d{8}(?:T\d{6}Z?)?))+(@[^@]*)?$/.exec(uid) ?? [];
  return id && since ? { meeting: id + host, since } : { meeting: uid, since: '' };
}

function readSeries({ meeting, since }: Piece, entries: ICAL.Component[], span: Span, reading: GrowingReading) {
  const isException = (entry: ICAL.Component) => entry.hasProperty('recurrence-id');
  const whole = newest(entries.filter((entry) => !isException(entry)));
  if (whole?.hasProperty(unreadRule)) throw new Error('nobody can read its rule');
  const start = whole && timeOf(whole, 'dtstart');
  const exceptions = newestOfEach(entries.filter(isException).map((entry) => readException(entry, start)));
  if (whole && !start) {
    reading.notes.push(`${titleOf(whole)} no dice cuándo empieza: no se importa.`);
    reading.keys.add(meeting);
  }
  const report = (error: unknown) => {
    if (isPrivate(whole)) return;
    if (error instanceof NoSuchDayError) {
      reading.notes.push(`${titleOf(whole)} se repite en días que ningún mes tiene: solo cuenta su primer día.`);
      return;
    }
    reading.complete = false;
    reading.notes.push(`Una fecha de ${titleOf(whole)} ${whyUnread(error)}.${zoneAdvice(error)}`);
  };
  for (const { original, error } of exceptions) if (!original) report(error);
  const moved = start && since ? inTermsOf(start, timeInUid(since)).subtractDate(start) : null;
  const repeats = whole === undefined || since !== '' || whole.hasProperty('rrule') || whole.hasProperty('rdate');
  const found = whole && start ? occurrencesOf(whole, exceptions, span, report) : withoutSeries(exceptions);
  const said = new Set<Exception>();
  for (const { original, entry, ...when } of found) {
    if (isPrivate(entry, whole)) continue;
    // A separate object: without an exception ical.js gives the same object for when it starts.
    const planned = original.clone();
    if (moved) planned.addDuration(moved);
    const key = repeats || isException(entry) ? `${meeting}/${planned.toICALString()}` : meeting;
    if ('unread' in when) {
      reading.keys.add(key);
      if (!said.has(when.unread) && instantAt(original) >= span.from)
        reading.notes.push(unreadDay(when.unread, original));
      said.add(when.unread);
      continue;
    }
    const startsAt = instantAt(when.start);
    if (repeats && startsAt > span.to && instantAt(original) > span.to) {
      // Imported once, it is there.
      reading.keys.add(key);
      continue;
    }
    if ((when.endsAt ?? startsAt) < span.from) continue;
    reading.keys.add(key);
    const times = { startsAt, endsAt: when.endsAt, timezone: shownIn(when.start.zone) };
    const event = toEvent(entry, { key, ...times }, reading.notes);
    if (event) reading.events.set(key, event);
  }
}

function unreadDay({ entry, andFuture, error }: Exception, original: ICAL.Time): string {
  const day = dayInZone(instantAt(original), shownIn(original.zone));
  const what = andFuture ? 'ni ese día ni los que siguen se importan' : 'ese día no se importa';
  return `${titleOf(entry)}, del ${day}, ${whyUnread(error)}: ${what}.${zoneAdvice(error)}`;
}

/** Of several exceptions for one day, or for one and all that follow, the one that was changed last. */
function newestOfEach(exceptions: readonly Exception[]): Exception[] {
  const versions = Map.groupBy(exceptions, (one) =>
    one.original ? `${one.andFuture} ${one.original.toICALString()}` : one,
  );
  return [...versions.values()].flatMap((some) => {
    const last = newest(some.map(({ entry }) => entry));
    return some.filter(({ entry }) => entry === last);
  });
}

function timeInUid(since: string): ICAL.Time {
  const digits = since.match(/\d\d/g)?.map(Number) ?? [];
  const [century = 0, years = 0, month, day, ...clock] = digits;
  const date = { year: century * 100 + years, month, day };
  if (clock.length === 0) return ICAL.Time.fromData({ ...date, isDate: true });
  const [hour, minute, second] = clock;
  return ICAL.Time.fromData({ ...date, hour, minute, second }, ICAL.Timezone.utcTimezone);
}

/** Returns whether an occurrence is private; an exception without a class has that of its series. */
function isPrivate(entry: ICAL.Component | undefined, whole = entry): boolean {
  const said = entry?.getFirstPropertyValue('class') ?? whole?.getFirstPropertyValue('class');
  return /^(?:private|confidential)$/i.test(String(said ?? ''));
}

/** Of several entries for the same, the one that was changed last; of equals, the last that is written. */
function newest(entries: ICAL.Component[]): ICAL.Component | undefined {
  const sequence = (entry: ICAL.Component) => Number(entry.getFirstPropertyValue('sequence') ?? 0);
  const changed = (entry: ICAL.Component) => {
    const at = entry.getFirstPropertyValue('last-modified') ?? entry.getFirstPropertyValue('dtstamp');
    return at instanceof ICAL.Time ? at.toUnixTime() : 0;
  };
  return entries.toSorted((a, b) => sequence(a) - sequence(b) || changed(a) - changed(b)).at(-1);
}

function titleOf(entry: ICAL.Component | undefined): string {
  const summary = entry?.getFirstPropertyValue('summary');
  return `«${line(summary === null || summary === undefined ? null : String(summary), 80) ?? 'Una entrada sin título'}»`;
}
