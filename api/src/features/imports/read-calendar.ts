import { eventLimits } from '@femcoders/contracts/event-limits';
import ICAL from 'ical.js';
import { takeLinks } from './calendar-links.ts';
import { occurrencesOf, standingAlone, TooOftenError } from './calendar-occurrences.ts';
import { endOf, instantAt, inTermsOf, timeOf } from './calendar-time.ts';
import { shownIn, UnknownZoneError, useKnownZones } from './calendar-zones.ts';
import { ImportFailure } from './import-failure.ts';
import { describe, type ImportedEvent, line, type SourceReading } from './imported-event.ts';
import { publicWebAddress } from './public-address.ts';

/** Events that begin between these instants are read. */
export interface Span {
  from: Date;
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
      if (error instanceof TooOftenError) {
        reading.notes.push(`${title} se repite cada hora o más a menudo: no se importa.`);
      } else {
        // Its days are there, only nobody can read them.
        reading.complete = false;
        reading.notes.push(
          error instanceof UnknownZoneError
            ? `${title} está en una zona horaria que no conocemos (${line(error.zone, 60)}): no se importa. Ponle otra en su calendario.`
            : `${title} está mal escrito: no se importa.`,
        );
      }
    }
    if (reading.events.size > mostEvents) {
      throw new ImportFailure(
        `El calendario tiene más de ${mostEvents} eventos: no es uno que podamos importar entero`,
      );
    }
  }
  return { ...reading, events: [...reading.events.values()] };
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
    const parsed = ICAL.parse(plain);
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
  const versions = Map.groupBy(entries.filter(isException), (entry) => {
    const replaced = timeOf(entry, 'recurrence-id');
    const start = whole && timeOf(whole, 'dtstart');
    return (replaced && start ? inTermsOf(start, replaced) : replaced)?.toICALString();
  });
  const exceptions = [...versions.values()].flatMap((some) => newest(some) ?? []);
  const start = whole && timeOf(whole, 'dtstart');
  if (whole && !start) {
    reading.notes.push(`${titleOf(whole)} no dice cuándo empieza: no se importa.`);
    reading.keys.add(meeting);
  }
  const moved = start && since ? inTermsOf(start, timeInUid(since)).subtractDate(start) : null;
  const repeats = whole === undefined || since !== '' || whole.hasProperty('rrule') || whole.hasProperty('rdate');
  const found = whole && start ? occurrencesOf(whole, exceptions, span.to) : exceptions.flatMap(standingAlone);
  for (const { original, entry, start: from } of found) {
    const startsAt = instantAt(from);
    if (startsAt < span.from || isPrivate(entry, whole)) continue;
    // Of its own: without an exception ical.js gives the same object for when it starts.
    const planned = original.clone();
    if (moved) planned.addDuration(moved);
    const key = repeats || isException(entry) ? `${meeting}/${planned.toICALString()}` : meeting;
    reading.keys.add(key);
    const times = { startsAt, endsAt: endOf(entry, from), timezone: shownIn(from.zone) };
    const event = toEvent(entry, { key, ...times }, reading.notes);
    if (event) reading.events.set(key, event);
  }
}

function timeInUid(since: string): ICAL.Time {
  const digits = since.match(/\d\d/g)?.map(Number) ?? [];
  const [century = 0, years = 0, month, day, ...clock] = digits;
  const date = { year: century * 100 + years, month, day };
  if (clock.length === 0) return ICAL.Time.fromData({ ...date, isDate: true });
  const [hour, minute, second] = clock;
  return ICAL.Time.fromData({ ...date, hour, minute, second }, ICAL.Timezone.utcTimezone);
}

/** What an exception does not say of itself holds as for its series. */
function isPrivate(entry: ICAL.Component, whole: ICAL.Component = entry): boolean {
  const said = entry.getFirstPropertyValue('class') ?? whole.getFirstPropertyValue('class');
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

function toEvent(
  entry: ICAL.Component,
  when: Pick<ImportedEvent, 'key' | 'startsAt' | 'endsAt' | 'timezone'>,
  notes: string[],
): ImportedEvent | null {
  const text = (name: string) => {
    const value = entry.getFirstPropertyValue(name);
    return value === null ? null : String(value);
  };
  const cancelled = text('status')?.toUpperCase() === 'CANCELLED';
  const links = takeLinks(entry);
  const name = line(links.without(text('summary')), eventLimits.name) ?? (cancelled ? 'Evento cancelado' : null);
  if (!name) {
    notes.push(`Hay una entrada sin título, del ${dayInWords(when.startsAt, when.timezone)}: no se importa.`);
    return null;
  }
  const url = links.without(text('url'));
  const eventUrl = publicWebAddress(url);
  if (url && url === text('url') && !eventUrl) {
    notes.push(`«${name}»: su enlace no es una dirección pública https, así que no se enlaza.`);
  }
  if (links.unusable) {
    notes.push(`«${name}»: el enlace de su lugar no es una dirección pública https, así que nadie lo recibe.`);
  }
  const place = line(links.place, eventLimits.location);
  return {
    ...when,
    name,
    state: cancelled ? 'cancelled' : 'published',
    ...describe(links.without(text('description'))),
    location: place ?? (links.online ? 'En línea' : null),
    venueName: null,
    venueAddress: null,
    online: links.online,
    onlineUrl: links.onlineUrl,
    eventUrl,
    logo: pictureOf(entry),
  };
}

/** IMAGE (RFC 7986), or an attached picture. */
function pictureOf(entry: ICAL.Component): string | null {
  const isPicture = (property: ICAL.Property) =>
    property.name === 'image' || /^image\//i.test(String(property.getFirstParameter('fmttype') ?? ''));
  const found = [...entry.getAllProperties('image'), ...entry.getAllProperties('attach')].find(isPicture);
  const value = found?.getFirstValue();
  return typeof value === 'string' && /^https?:/i.test(value) ? value : null;
}

function titleOf(entry: ICAL.Component | undefined): string {
  const summary = entry?.getFirstPropertyValue('summary');
  return `«${line(summary === null || summary === undefined ? null : String(summary), 80) ?? 'Una entrada sin título'}»`;
}

function dayInWords(instant: Date, timeZone: string): string {
  return instant.toLocaleDateString('es-ES', { timeZone, day: 'numeric', month: 'long', year: 'numeric' });
}
