import ICAL from 'ical.js';
import { nextInstantOf, wallClockAt } from '../../wall-clock.ts';
import { zoneCalled } from './calendar-zone-names.ts';
import { usualTimezone } from './imported-event.ts';

const dayMs = 24 * 3_600_000;

/** An entry names a zone that neither Node, Windows nor the calendar itself describes: nobody knows when it is. */
export class UnknownZoneError extends Error {
  override readonly name = 'UnknownZoneError';
  readonly zone: string;

  constructor(zone: string) {
    super(`No zone is called ${zone}.`);
    this.zone = zone;
  }
}

/** A zone whose clock is that of Node's own table, for all that ical.js counts and compares. */
export class KnownZone extends ICAL.Timezone {
  readonly #atNoon = new Map<number, number>();

  /** @param name as `Intl` writes it: `Europe/Madrid`, or an offset (`+03:00`) */
  constructor(name: string) {
    super({ tzid: name });
  }

  /** @returns seconds between UTC and what the wall shows; an hour that spring leaves out is an hour later (RFC 5545, 3.3.5) */
  override utcOffset(wall: ICAL.Time): number {
    const shown = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second);
    const day = Math.floor(shown / dayMs);
    // No zone changes its clock twice in two days: between two noons alike there is nothing to look up.
    const [before, after] = [this.#offsetAtNoon(day - 1), this.#offsetAtNoon(day + 1)];
    return before === after ? before : this.#offsetAt(shown);
  }

  #offsetAtNoon(day: number): number {
    const known = this.#atNoon.get(day);
    if (known !== undefined) return known;
    const offset = this.#offsetAt((day + 0.5) * dayMs);
    this.#atNoon.set(day, offset);
    return offset;
  }

  #offsetAt(shown: number): number {
    const instant = nextInstantOf(new Date(shown).toISOString().slice(0, 19), this.tzid);
    return instant ? (shown - instant.getTime()) / 1000 : 0;
  }

  /** The wall of this zone at an instant, to the minute. */
  wallAt(instant: Date): ICAL.Time {
    const [year, month, day, hour, minutes] = wallClockAt(instant, this.tzid).split(/\D/).map(Number);
    return ICAL.Time.fromData({ year, month, day, hour, minute: minutes, second: instant.getUTCSeconds() }, this);
  }
}

export const madrid = new KnownZone(usualTimezone);

/** Where an event of a zone is shown: UTC, offsets and zones of the calendar's own are no place, so that is Madrid. */
export function shownIn(zone: ICAL.Timezone): string {
  const isPlace = zone instanceof KnownZone && /^[A-Z]\w+\//.test(zone.tzid) && !zone.tzid.startsWith('Etc/');
  return isPlace ? zone.tzid : usualTimezone;
}

/**
 * Has every time of a calendar read in the zone that its name says, and one without a name in that of the calendar, where
 * it says one (`X-WR-TIMEZONE`, as Google, Apple and Outlook do). What the calendar describes counts only for names that
 * nobody knows: many describe summer time wrongly or not at all.
 */
export function useKnownZones(calendar: ICAL.Component): void {
  const known = new Map<string, KnownZone | null>();
  for (const described of calendar.getAllSubcomponents('vtimezone')) {
    const name = String(described.getFirstPropertyValue('tzid') ?? '');
    // Where the name is a program's own, some say next to it which zone of IANA is meant.
    const zone = zoneNamed(name) ?? zoneNamed(String(described.getFirstPropertyValue('x-lic-location') ?? ''));
    known.set(name, zone);
    if (zone) calendar.removeSubcomponent(described);
  }
  const usual = String(calendar.getFirstPropertyValue('x-wr-timezone') ?? '').trim();
  for (const property of calendar.getAllSubcomponents('vevent').flatMap((entry) => entry.getAllProperties())) {
    const name = property.getFirstParameter('tzid') || (withClock.has(property.type) && usual);
    if (!name) continue;
    if (!known.has(name)) known.set(name, zoneNamed(name));
    const zone = known.get(name);
    if (zone && !ICAL.TimezoneService.has(zone.tzid)) ICAL.TimezoneService.register(zone, zone.tzid);
    property.setParameter('tzid', zone?.tzid ?? name);
  }
}

/** Types of values with an hour: days have no zone, and what ends in `Z` keeps its own. */
const withClock = new Set(['date-time', 'period']);

function zoneNamed(name: string): KnownZone | null {
  const zone = zoneCalled(name);
  return zone === null ? null : new KnownZone(zone);
}
