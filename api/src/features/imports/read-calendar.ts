import { eventLimits } from '@femcoders/contracts/event-limits';
import ICAL from 'ical.js';
import { occurrencesOf, replacedOccurrence, TooOftenError } from './calendar-occurrences.ts';
import { instantOfTime, lengthOf, readTime } from './calendar-time.ts';
import { ImportFailure } from './import-failure.ts';
import { describe, type ImportedEvent, line, type SourceReading } from './imported-event.ts';
import { publicWebAddress } from './public-address.ts';

/** Events that begin between these instants are read. */
export interface Span {
  from: Date;
  to: Date;
}

interface GrowingReading extends SourceReading {
  keys: Set<string>;
}

const mostEvents = 500;
const longestUid = 400;

/**
 * The events of a calendar (RFC 5545), series as one event for each day. Entries that are not public are left alone.
 * It takes as long as the calendar's rules want, and one that never ends takes for ever: call it where that harms nobody.
 * @throws ImportFailure
 */
export function readCalendar(text: string, span: Span): SourceReading {
  const reading: GrowingReading = { events: [], keys: new Set(), complete: true, notes: [] };
  const series = Map.groupBy(entriesOf(text), (entry) => String(entry.getFirstPropertyValue('uid') ?? ''));
  for (const [uid, entries] of series) {
    if (!uid || uid.length > longestUid) {
      reading.notes.push('Hay una entrada sin identificador (UID): no se importa.');
      continue;
    }
    try {
      readSeries(uid, entries, span, reading);
    } catch (error) {
      if (error instanceof TooOftenError) {
        reading.notes.push(`${titleOf(entries[0])} se repite cada hora o más a menudo: no se importa.`);
      } else {
        // Its days are there, only nobody can read them.
        reading.complete = false;
        reading.notes.push(`${titleOf(entries[0])} está mal escrito: no se importa.`);
      }
    }
    if (reading.events.length > mostEvents) {
      throw new ImportFailure(
        `El calendario tiene más de ${mostEvents} eventos: no es uno que podamos importar entero`,
      );
    }
  }
  return reading;
}

function entriesOf(text: string): ICAL.Component[] {
  // A mark at the start is no part of the text.
  const plain = text.replace(/^\ufeff/, '').trim();
  if (!/^BEGIN:VCALENDAR/i.test(plain)) throw new ImportFailure('En esa dirección no hay un calendario iCal');
  try {
    const parsed = ICAL.parse(plain);
    const calendars = (Array.isArray(parsed[0]) ? parsed : [parsed]) as unknown[][];
    return calendars.flatMap((calendar) => new ICAL.Component(calendar).getAllSubcomponents('vevent'));
  } catch (cause) {
    throw new ImportFailure('El calendario está a medias o mal escrito', { cause });
  }
}

function readSeries(uid: string, entries: ICAL.Component[], span: Span, reading: GrowingReading) {
  const open = entries.filter((entry) => !isPrivate(entry));
  const whole = newest(open.filter((entry) => !replacedOccurrence(entry)));
  const replaced = new Map(
    open.flatMap((entry) => {
      const occurrence = replacedOccurrence(entry);
      return occurrence ? [[occurrence.instant, { entry, day: occurrence.day }] as const] : [];
    }),
  );
  const add = (key: string, entry: ICAL.Component, startsAt: Date, endsAt: Date | null, timezone: string) => {
    const unique = reading.keys.has(key) ? `${key}/${startsAt.toISOString()}` : key;
    reading.keys.add(unique);
    const event = toEvent(entry, { key: unique, startsAt, endsAt, timezone }, reading.notes);
    if (event) reading.events.push(event);
  };

  const start = whole && readTime(whole.getFirstProperty('dtstart'));
  if (whole && start) {
    const repeats = whole.hasProperty('rrule') || whole.hasProperty('rdate');
    const latest = repeats ? span.to : new Date(8.64e15);
    const endOf = lengthOf(whole, start);
    for (const { startsAt, day } of occurrencesOf(whole, start, span.from, latest)) {
      if (replaced.has(startsAt.getTime())) continue;
      add(repeats ? `${uid}/${day}` : uid, whole, startsAt, endOf(startsAt), start.timezone);
    }
  } else if (whole) {
    reading.notes.push(`${titleOf(whole)} no dice cuándo empieza: no se importa.`);
    reading.keys.add(uid);
  }
  for (const { entry, day } of replaced.values()) {
    const moved = readTime(entry.getFirstProperty('dtstart'));
    const startsAt = moved && instantOfTime(moved);
    if (!startsAt || startsAt < span.from) continue;
    add(`${uid}/${day}`, entry, startsAt, lengthOf(entry, moved)(startsAt), moved.timezone);
  }
}

const isPrivate = (entry: ICAL.Component) =>
  /^(?:private|confidential)$/i.test(String(entry.getFirstPropertyValue('class') ?? ''));

/** Of several entries for the same, the one that was changed last. */
function newest(entries: ICAL.Component[]): ICAL.Component | undefined {
  const sequence = (entry: ICAL.Component) => Number(entry.getFirstPropertyValue('sequence') ?? 0);
  return entries.toSorted((a, b) => sequence(a) - sequence(b)).at(-1);
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
  const name = line(text('summary'), eventLimits.name) ?? (cancelled ? 'Evento cancelado' : null);
  if (!name) {
    notes.push(`Hay una entrada sin título, del ${dayInWords(when.startsAt, when.timezone)}: no se importa.`);
    return null;
  }
  const url = text('url');
  const eventUrl = publicWebAddress(url);
  if (url && !eventUrl) notes.push(`«${name}»: su enlace no es una dirección pública https, así que no se enlaza.`);
  const place = line(text('location'), eventLimits.location);
  const isAddress = place !== null && /^https?:\/\//i.test(place);
  return {
    ...when,
    name,
    state: cancelled ? 'cancelled' : 'published',
    ...describe(text('description')),
    location: isAddress ? 'En línea' : place,
    venueName: null,
    venueAddress: null,
    online: isAddress,
    onlineUrl: isAddress ? publicWebAddress(place) : null,
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
