import type ICAL from 'ical.js';
import { publicWebAddress } from './public-address.ts';

/** What entries call the link of a room: RFC 7986, Google, Microsoft. */
const conferences = ['conference', 'x-google-conference', 'x-microsoft-skypeteamsmeetingurl'];
/** An address, also one that leaves out how it is fetched (`meet.example/abc`). */
const link = /(?:[a-z][a-z0-9+.-]{1,20}:\/\/|\b(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,20}\/)[^\s<>"]*/gi;
/** What is read of a place, in characters: no address is longer than half of it. */
const longest = 4_000;
const forWhoComes = 'enlace para quien tiene plaza';
/** Stands where a link was, until what is around it is tidied: a character for private use. */
const taken = '\ue000';
const separators = ',;:|/–—-';

/** The links of an entry that are for those who have a place, and its texts without them. */
export interface RoomLinks {
  /** The place without links; null where nothing else is said. */
  place: string | null;
  online: boolean;
  onlineUrl: string | null;
  /** There is a link, but none to send people to. */
  unusable: boolean;
  /** A text of the entry without them. */
  without: (text: string | null) => string | null;
}

/** Every link within the place is one to the room, wherever in it, and the one that programs keep apart. */
export function takeLinks(entry: ICAL.Component): RoomLinks {
  const said = (name: string) => String(entry.getFirstPropertyValue(name) ?? '').slice(0, longest);
  const location = said('location').replaceAll(taken, ' ');
  const inPlace = location.match(link) ?? [];
  const apart = conferences.map(said);
  const links = [...inPlace, ...apart.filter((address) => /^https?:/i.test(address))].map(trimmed);
  const addresses = links.map((found) => publicWebAddress(found.includes('://') ? found : `https://${found}`));
  const place = closeUp(location.replace(link, (found) => taken + found.slice(trimmed(found).length)));
  const rooms = links.map(roomOf);
  return {
    place: (inPlace.length > 0 ? place : location) || null,
    online: inPlace.length > 0 || (links.length > 0 && location.trim() === ''),
    onlineUrl: addresses.find((address) => address !== null) ?? null,
    unusable: links.length > 0 && addresses.every((address) => address === null),
    without: (text) =>
      text === null ? null : inWords(text.replaceAll(taken, ' ').replace(link, (found) => withoutRoom(found, rooms))),
  };
}

/** A link of a text; where it leads to one of the rooms, however it is written, the mark that it was there. */
function withoutRoom(found: string, rooms: readonly string[]): string {
  const address = trimmed(found);
  const leadsTo = roomOf(address);
  // Mail programs and calendars lead to a link by way of their own, which has it as a parameter.
  const passedOn = decoded(address).split(/[?&=]/).slice(1).map(roomOf);
  if (![leadsTo, ...passedOn].some((one) => rooms.includes(one))) return found;
  return taken + found.slice(address.length);
}

/** A place without the brackets and separators that were there for the sake of a link. */
function closeUp(text: string): string {
  const between = `[\\s${separators}]*`;
  const tidied = text
    .replace(new RegExp(`\\[([^[\\]]*)\\]\\(\\s*${taken}\\s*\\)`, 'g'), '$1')
    .replace(new RegExp(`[([<«“"]${between}${taken}[\\s${separators}${taken}]*[)\\]>»”"]`, 'g'), taken)
    .replace(new RegExp(`${taken}(?:${between}${taken})+`, 'g'), taken)
    .replace(new RegExp(`([([])${taken}${between}`, 'g'), '$1')
    .replace(new RegExp(`(?<![\\s${separators}])${between}${taken}\\s*([)\\]])`, 'g'), '$1')
    .replace(new RegExp(`([${separators}])\\s*${taken}[\\s.${separators}]*`, 'g'), '$1 ')
    .replace(new RegExp(`\\s*${taken}([.,;:])`, 'g'), '$1')
    .replaceAll(taken, ' ')
    .replace(new RegExp(`^${between}|(?<![\\s${separators}])${between}$`, 'g'), '');
  return tidied.replace(/^\(([^()]*)\)$/, '$1');
}

/** A text that says where a link was taken out, once and within one pair of brackets. */
function inWords(text: string): string {
  return text
    .replace(new RegExp(`[([<]\\s*${taken}\\s*[)\\]>]`, 'g'), taken)
    .replace(new RegExp(`${taken}(?:\\s*${taken})+`, 'g'), taken)
    .replace(new RegExp(`(\\([^()${taken}]{0,200})${taken}`, 'g'), `$1${forWhoComes}`)
    .replaceAll(taken, `(${forWhoComes})`);
}

/** Where a link leads: without what it is fetched by and, where a path names the room, without what follows. */
function roomOf(address: string): string {
  const plain = address.replaceAll('&amp;', '&').replace(/^[a-z][a-z0-9+.-]*:\/\//i, '');
  const url = URL.parse(`https://${plain}`);
  if (!url) return plain;
  const path = decoded(url.pathname).replace(/\/$/, '');
  return url.host + (path || url.search);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An address without what ends a sentence or closes the brackets around it; brackets of its own stay. */
function trimmed(address: string): string {
  let open = address.split(/[([]/).length - address.split(/[)\]]/).length;
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    if (')]'.includes(last)) {
      if (open >= 0) break;
      open += 1;
    } else if (!'.,;:!?»”’'.includes(last)) break;
  }
  return address.slice(0, end);
}
