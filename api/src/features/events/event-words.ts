import { communityZone, hourOf as hourInWords, isoDay, weekdayMoment } from '@femcoders/contracts/spanish-date';
import { clockName } from '@femcoders/contracts/spanish-hour';
import type { EventRow } from '../../feature/event-change.ts';
import { oneLine } from '../../one-line.ts';
import { plainSpaces } from '../../plain-moment.ts';

// What mails say of an event.

export const nameOf = ({ name }: Pick<EventRow, 'name'>) => oneLine(name);

export function whereOf({ venueName, venueAddress, location, online }: EventRow): string {
  const place = [venueName, venueAddress].filter(Boolean).join(', ') || location;
  if (place) return oneLine(place);
  return online ? 'en línea' : 'por confirmar';
}

/** Whether it takes place online alone: there is no venue and no door. */
export function isOnlineOnly({ online, venueName }: Pick<EventRow, 'online' | 'venueName'>): boolean {
  return online && !venueName;
}

/**
 * From when to when, on the clock of the place.
 * @param usual the clock that is not named: the community's, or that of the time said before
 */
export function whenOf(
  { startsAt, endsAt, timezone }: Pick<EventRow, 'startsAt' | 'endsAt' | 'timezone'>,
  usual = communityZone,
): string {
  const dayAndHour = (instant: Date) => plainSpaces(weekdayMoment(instant, timezone));
  const isOneDay = endsAt && calendarDaysBetween(startsAt, endsAt, timezone) === 0;
  const end = endsAt && (isOneDay ? hourOf(endsAt, timezone) : dayAndHour(endsAt));
  return `${dayAndHour(startsAt)}${end ? ` – ${end}` : ''}${timezone === usual ? '' : ` (${clockName(timezone)})`}`;
}

/** `sábado, 28 de noviembre, 6:30 p. m.`: the form of the site (spec section 9), on the clock of the place. */
export function momentOf(startsAt: Date, timezone: string): string {
  return whenOf({ startsAt, endsAt: null, timezone });
}

/** `6:30 p. m.` */
export function hourOf(instant: Date, timeZone: string): string {
  return plainSpaces(hourInWords(instant, timeZone));
}

/** How many midnights lie between, on the clock of the place. */
export function calendarDaysBetween(from: Date, to: Date, timeZone: string): number {
  const dayOf = (instant: Date) => Date.parse(isoDay(instant, timeZone));
  return Math.round((dayOf(to) - dayOf(from)) / 86_400_000);
}
