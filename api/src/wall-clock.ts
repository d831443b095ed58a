import { LRUCache } from 'lru-cache';

/**
 * The instant at which a clock on the wall of a place shows a time. Of an hour that comes twice, when the clocks are put
 * back, it is the first.
 * @param local `2026-11-28T18:30`, with or without seconds
 * @param timezone IANA name
 * @returns null for a time that no clock shows: a day that the calendar does not have, or the hour that is left out when
 *   the clocks are put forward
 */
export function instantOf(local: string, timezone: string): Date | null {
  const asUtc = Date.parse(`${local.length === 16 ? `${local}:00` : local}Z`);
  // What parses as the 2nd of March was perhaps written as the 30th of February.
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(local.slice(0, 16))) return null;
  // No zone is more than a day away from UTC, and none changes its clock twice in two days.
  const offsets = [asUtc - dayMs, asUtc + dayMs].map((around) => shownAt(around, timezone) - around);
  const found = offsets.map((offset) => asUtc - offset).filter((instant) => shownAt(instant, timezone) === asUtc);
  return found.length === 0 ? null : new Date(Math.min(...found));
}

/**
 * The same, and an hour later in the hour that is left out in spring (RFC 5545, section 3.3.5).
 * @returns null for a day that the calendar does not have
 */
export function nextInstantOf(local: string, timezone: string): Date | null {
  const hourLater = () => new Date(Date.parse(`${local.length === 16 ? `${local}:00` : local}Z`) + 3_600_000);
  return instantOf(local, timezone) ?? instantOf(hourLater().toISOString().slice(0, 19), timezone);
}

const dayMs = 24 * 3_600_000;

/** Returns what the wall shows at an instant, as milliseconds of a clock in UTC that would show the same. */
function shownAt(instant: number, timezone: string): number {
  const parts = formatterOf(timezone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** Making one takes a hundred times as long as using it; there are some 600 names of zones, and each takes 110 kB. */
const formatters = new LRUCache<string, Intl.DateTimeFormat>({ max: 20 });

function formatterOf(timezone: string): Intl.DateTimeFormat {
  const known = formatters.get(timezone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timezone, made);
  return made;
}

/** The wall clock of a place at an instant: `2026-11-28T18:30`. */
export function wallClockAt(instant: Date, timezone: string): string {
  return new Date(shownAt(instant.getTime(), timezone)).toISOString().slice(0, 16);
}
