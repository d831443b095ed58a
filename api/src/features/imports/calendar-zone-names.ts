import { findIana } from 'windows-iana';
import { wallClockAt } from '../../wall-clock.ts';
import { usualTimezone } from './imported-event.ts';

/** Where IANA's zones are that have a city's name. */
const regions = [
  ...['Europe', 'America', 'Asia', 'Africa', 'Atlantic', 'Australia', 'Indian', 'Pacific'],
  'America/Argentina',
];

/**
 * The zone that a calendar means by a name.
 * @returns a name of `Intl`: `Europe/Madrid`, or an offset (`+03:00`); null for one that nobody knows
 */
export function zoneCalled(name: string): string | null {
  const offset = /^(?:UTC|GMT)?([+-])(\d{1,2}):?([0-5]\d)?$/i.exec(name);
  const asOffset = offset && offsetOf(offset[1], offset[2], offset[3]);
  // A name that begins with a slash (RFC 5545, 3.2.19) or a scheme (`tzone://Microsoft/Utc`) has a path in front.
  const parts = /^\/|:\/\//.test(name) ? name.split('/') : [];
  const ends = [3, 2, 1].map((length) => parts.slice(-length).join('/'));
  return firstKnown([ofWindows(name), asOffset, name, ...ends]) ?? ofDisplayName(name);
}

/** Windows has one name for many places (`Romance Standard Time`): that of Spain counts, where there is one. Outlook numbers copies of it. */
function ofWindows(name: string): string | undefined {
  const plain = name.replace(/ \d$/, '');
  return findIana(plain, 'ES')[0] ?? findIana(plain, '001')[0];
}

/**
 * Returns the zone of a Windows display name, `(UTC+01:00) Brussels, Copenhagen, Madrid, Paris`, in any language: of the
 * cities that IANA knows, the first whose clock is as far from UTC in winter or summer, Madrid before others. There is no
 * table of these names in a kept package, and they differ between versions and languages.
 */
function ofDisplayName(name: string): string | null {
  const [, sign, hours, minutes, said] = /^\((?:UTC|GMT)(?:([+-])(\d{1,2})[:.]([0-5]\d))?\)\s*(.+)$/i.exec(name) ?? [];
  if (!said) return null;
  const offset = offsetOf(sign, hours, minutes);
  if (/^coordinated universal time/i.test(said)) return offset;
  const places = said
    .replace(/\([^)]*\)/g, '')
    .split(/[,:;/&]/)
    .map((place) => place.trim().replace(/^city of /i, ''));
  const candidates = places.flatMap((place) => [
    ...regions.map((region) => `${region}/${place.replaceAll(' ', '_')}`),
    ofWindows(`${place.replace(/ time$/i, '')} Standard Time`),
  ]);
  const usual = candidates.filter((candidate) => candidate === usualTimezone);
  return firstKnown([...usual, ...candidates], (zone) => hasOffset(zone, offset));
}

function firstKnown(
  candidates: readonly (string | null | undefined)[],
  isRight: (zone: string) => boolean = () => true,
): string | null {
  for (const candidate of candidates) {
    const zone = candidate && intlName(candidate);
    if (zone && isRight(zone)) return zone;
  }
  return null;
}

function hasOffset(zone: string, offset: string): boolean {
  const year = new Date().getUTCFullYear();
  return [0, 6].some((month) => {
    const noon = new Date(Date.UTC(year, month, 15, 12));
    return wallClockAt(noon, zone) === wallClockAt(noon, offset);
  });
}

const offsetOf = (sign = '+', hours = '0', minutes = '00') => `${sign}${hours.padStart(2, '0')}:${minutes}`;

function intlName(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
