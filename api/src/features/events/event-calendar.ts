import { setImmediate } from 'node:timers/promises';
import ICAL from 'ical.js';
import { calendarText } from '../../calendar-text.ts';
import type { Database } from '../../database/database.ts';
import type { EventRow } from '../../feature/event-change.ts';
import { findPublicEvent } from './event-detail.ts';

/** How often calendars should ask again (RFC 7986, section 5.7). */
const askAgainEvery = 'PT1H';

export interface CalendarPorts {
  /** The site's name. */
  brand: string;
  /** Address of the site without a trailing slash. */
  publicUrl: string;
}

/** So many are written at a time, some 5 ms. */
const batch = 100;

/**
 * One event as a calendar file.
 * @throws ApiProblem `not-found`, also for a draft
 */
export async function readEventCalendar(db: Database, slug: string, ports: CalendarPorts): Promise<string> {
  return writeCalendar([await findPublicEvent(db, slug)], ports);
}

/**
 * Writes events as iCalendar (RFC 5545). Times are instants in UTC: each calendar shows them on its own clock, and no
 * rule for summer time can be read in two ways. The same events give the same bytes.
 * @param options.withLink for somebody with a place: says where it takes place online
 */
export async function writeCalendar(
  rows: readonly EventRow[],
  { brand, publicUrl }: CalendarPorts,
  { withLink = false } = {},
): Promise<string> {
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('prodid', `-//${brand}//Eventos//ES`);
  calendar.updatePropertyWithValue('calscale', 'GREGORIAN');
  for (const property of [
    ['name', {}, 'text', `Eventos de ${brand}`],
    ['x-wr-calname', {}, 'text', `Eventos de ${brand}`],
    ['refresh-interval', {}, 'duration', askAgainEvery],
    // Written as its readers know it, without a type.
    ['x-published-ttl', {}, 'unknown', askAgainEvery],
  ]) {
    calendar.addProperty(new ICAL.Property(property));
  }
  const entries: string[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % batch === batch - 1) await setImmediate();
    entries.push(calendarText(toEntry(row, publicUrl, withLink)));
  }
  const frame = calendarText(calendar);
  const end = frame.lastIndexOf('END:VCALENDAR');
  return frame.slice(0, end) + entries.join('') + frame.slice(end);
}

const statuses = {
  published: 'CONFIRMED',
  postponed: 'TENTATIVE',
  cancelled: 'CANCELLED',
  draft: 'TENTATIVE',
} as const;
/** Calendars that show what is cancelled say so nowhere else. */
const prefixes: Partial<Record<EventRow['state'], string>> = { postponed: 'Aplazado: ', cancelled: 'Cancelado: ' };

function toEntry(row: EventRow, publicUrl: string, withLink: boolean): ICAL.Component {
  const page = `${publicUrl}/eventos/${row.slug}`;
  const entry = new ICAL.Component('vevent');
  // The id alone: it outlives a change of the site's address, which would put every event there twice.
  entry.updatePropertyWithValue('uid', row.id);
  entry.updatePropertyWithValue('dtstamp', instant(row.updatedAt));
  entry.updatePropertyWithValue('last-modified', instant(row.updatedAt));
  entry.updatePropertyWithValue('created', instant(row.createdAt));
  entry.updatePropertyWithValue('sequence', row.sequence);
  entry.updatePropertyWithValue('status', statuses[row.state]);
  entry.updatePropertyWithValue('dtstart', instant(row.startsAt));
  if (row.endsAt) entry.updatePropertyWithValue('dtend', instant(row.endsAt));
  entry.updatePropertyWithValue('summary', text(`${prefixes[row.state] ?? ''}${row.name}`));
  const reason = row.state === 'cancelled' || row.state === 'postponed' ? row.cancelReason : null;
  const room = withLink && row.state !== 'cancelled' ? row.onlineUrl : null;
  const joining = room && `Enlace para conectarte: ${room}`;
  const description = [reason, row.description, joining, page].filter((part) => part !== null && part !== '');
  entry.updatePropertyWithValue('description', text(description.join('\n\n')));
  const venue = [row.venueName, row.venueAddress].filter(Boolean).join(', ');
  // Where there is no hall calendars offer the link of the place itself.
  const place = venue || (row.online && room) || row.location || (row.online ? 'En línea' : null);
  if (place) entry.updatePropertyWithValue('location', text(place));
  entry.updatePropertyWithValue('url', page);
  // RFC 7986, section 5.11.
  if (room)
    entry.addProperty(new ICAL.Property(['conference', { feature: 'VIDEO', label: 'Conectarse' }, 'uri', room]));
  return entry;
}

const instant = (date: Date) => ICAL.Time.fromJSDate(date, true);
/** Only line feeds are escaped by the writer: a carriage return would break a line of the format itself. */
const text = (value: string) => value.replace(/\r\n?/g, '\n');
