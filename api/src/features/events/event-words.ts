import { oneLine } from '../../one-line.ts';
import type { EventRow } from './event-change.ts';

// What mails say of an event.

export const nameOf = ({ name }: Pick<EventRow, 'name'>) => oneLine(name);

export function whereOf({ venueName, venueAddress, location, online }: EventRow): string {
  const place = [venueName, venueAddress].filter(Boolean).join(', ') || location;
  if (place) return oneLine(place);
  return online ? 'en línea' : 'por confirmar';
}

export function whenOf({ startsAt, endsAt, timezone }: Pick<EventRow, 'startsAt' | 'endsAt' | 'timezone'>): string {
  const start = momentOf(startsAt, timezone);
  if (!endsAt) return start;
  return calendarDaysBetween(startsAt, endsAt, timezone) === 0
    ? `${start} – ${hourOf(endsAt, timezone)}`
    : `${start} – ${momentOf(endsAt, timezone)}`;
}

/** `sábado, 28 de noviembre, 6:30 p. m.`: the form of the site (spec section 9), on the clock of the place. */
export function momentOf(instant: Date, timeZone: string): string {
  const day = instant.toLocaleDateString('es-ES', { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  return `${day}, ${hourOf(instant, timeZone)}`;
}

/** `6:30 p. m.` */
export function hourOf(instant: Date, timeZone: string): string {
  const hour = instant.toLocaleTimeString('es-ES', { hour: 'numeric', minute: '2-digit', hourCycle: 'h12', timeZone });
  return hour.replace(/\s/g, ' ');
}

/** How many midnights lie between, on the clock of the place. */
export function calendarDaysBetween(from: Date, to: Date, timeZone: string): number {
  const dayOf = (instant: Date) => Date.parse(instant.toLocaleDateString('sv-SE', { timeZone }));
  return Math.round((dayOf(to) - dayOf(from)) / 86_400_000);
}
