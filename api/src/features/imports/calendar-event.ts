import { eventLimits } from '@femcoders/contracts/event-limits';
import { writeDate } from '@femcoders/contracts/spanish-date';
import type ICAL from 'ical.js';
import { takeLinks } from './calendar-links.ts';
import { describe, type ImportedEvent, line } from './imported-event.ts';
import { publicWebAddress } from './public-address.ts';

/** The event of a calendar entry; null, with a note, where it has no title. */
export function toEvent(
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
    notes.push(`Hay una entrada sin título, del ${dayInZone(when.startsAt, when.timezone)}: no se importa.`);
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

/** A day as people of its zone say it. */
export function dayInZone(instant: Date, timeZone: string): string {
  return writeDate(instant, { dateStyle: 'long' }, timeZone);
}
