import { linkKeyParameter } from '@femcoders/contracts/link-key';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { calendarText } from '../../calendar-text.ts';
import type { Database } from '../../database/database.ts';
import { mentoringSessions } from '../../database/mentoring-tables.ts';
import { notFound } from '../../problems.ts';
import type { Secrets } from '../../secrets.ts';
import type { MailPorts } from './mentoring-ports.ts';

const purpose = 'mentoring-calendar';
const statuses = { planned: 'CONFIRMED', done: 'CONFIRMED', missed: 'CANCELLED', cancelled: 'CANCELLED' } as const;

/** Path below the API of a session's calendar file. It is enough to read the file: calendars know no login. */
export function calendarPath(sessionId: string, secrets: Secrets): string {
  return `/mentoring/sessions/calendar.ics?${linkKeyParameter}=${sessionId}.${secrets.sign(purpose, sessionId)}`;
}

/** The same as a whole address, for mails. */
export function calendarAddress(sessionId: string, { publicUrl, basePath, secrets }: MailPorts): string {
  return `${publicUrl}${basePath}${calendarPath(sessionId, secrets)}`;
}

export interface CalendarPorts {
  /** The site's name. */
  brand: string;
  publicUrl: string;
  secrets: Secrets;
}

/**
 * A session as iCalendar (RFC 5545). It names nobody: a calendar is shared sooner than one thinks.
 * @param token of `calendarPath`
 * @throws ApiProblem `not-found`, also for a token that this site has not signed
 */
export async function readSessionCalendar(db: Database, token: string, ports: CalendarPorts): Promise<string> {
  const [id = '', signature = '', ...more] = token.split('.');
  const isOurs = /^[0-9a-f-]{36}$/.test(id) && more.length === 0 && ports.secrets.isSigned(purpose, id, signature);
  const [row] = isOurs ? await db.select().from(mentoringSessions).where(eq(mentoringSessions.id, id)) : [];
  if (!row) throw notFound('Esta sesión ya no está.');

  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('prodid', `-//${ports.brand}//Mentoría//ES`);
  const entry = new ICAL.Component('vevent');
  entry.updatePropertyWithValue('uid', row.id);
  entry.updatePropertyWithValue('dtstamp', instant(row.updatedAt));
  entry.updatePropertyWithValue('sequence', row.sequence);
  entry.updatePropertyWithValue('status', statuses[row.state]);
  entry.updatePropertyWithValue('dtstart', instant(row.startsAt));
  entry.updatePropertyWithValue('dtend', instant(new Date(row.startsAt.getTime() + row.minutes * 60_000)));
  entry.updatePropertyWithValue('summary', 'Sesión de mentoría');
  entry.updatePropertyWithValue('description', `${ports.publicUrl}/mentoria/mi-mentoria`);
  if (row.place) entry.updatePropertyWithValue('location', row.place.replace(/\r\n?/g, '\n'));
  calendar.addSubcomponent(entry);
  return calendarText(calendar);
}

const instant = (date: Date) => ICAL.Time.fromJSDate(date, true);
