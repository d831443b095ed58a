import type ICAL from 'ical.js';
import { parse } from 'tldts';
import { publicWebAddress } from './public-address.ts';

/** The properties that hold the link of a meeting room: RFC 7986, Google, Microsoft. */
const conferences = ['conference', 'x-google-conference', 'x-microsoft-skypeteamsmeetingurl'];
/** An address, also one that leaves out how it is fetched (`meet.example.org/abc`, `meet.example.org:8443?room=1`). */
const link =
  /[a-z][a-z0-9+.-]{1,20}:\/\/[^\s<>"]*|(?<![\p{L}\p{N}.-])(?:[\p{L}\p{N}-]{1,63}\.){1,10}[\p{L}\p{N}-]{2,24}(?::\d{1,5})?[/?#][^\s<>"]*/giu;
/** How the codes that open a room to people without its link are called. */
const codeName =
  '(?:PIN|passcode|password|contraseña|clave|c[oó]digo|access code|(?:meeting |webinar |conference )?id\\.?)' +
  '(?: de (?:la )?(?:acceso|entrada|reuni[oó]n|conferencia|seminario web|sala|zoom|meet|teams))?(?: telef[oó]nica)?';
const noSpace = '[^\\s<>]';
const codeEnd = '[^\\s<>.,;:)]';
/** One with a digit in it, also in groups of them, or a word with nothing behind it; else it is no code but a sentence. */
const code = `(?:(?=${noSpace}*\\d)${noSpace}{2,60}${codeEnd}(?:[ \\u00a0]\\d{2,}[^\\s<>,;.)]{0,3})*|${noSpace}{2,60}${codeEnd}(?= *(?:$|[\\n<),;])))`;
const accessCode = new RegExp(`(?<![\\p{L}\\p{N}])(${codeName} ?: *)${code}`, 'giu');
/** A telephone number that dials the code, too (`+34919012233,,123456789#`). */
const dialled = /\+?\d[\d ()-]{5,25},+\d[\d,*#]{3,}/g;
/** How many addresses within addresses are looked at. */
const deepest = 10;
/** The shortest code of a room, in letters and digits: what is shorter may be in any address. */
const shortestCode = 8;
/** The number of characters read of a place: no address is longer than half of it. */
const longest = 4_000;
const forWhoComes = 'enlace para quien tiene plaza';
const codeForWhoComes = '(para quien tiene plaza)';
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

/** A room that has a link. */
interface Room {
  /** Where its link leads. */
  address: string;
  /** The room's code in any link of the same program; null where that is a word. */
  code: string | null;
}

/** Every link within the place is one to the room, wherever in it, and those that programs keep apart. */
export function takeLinks(entry: ICAL.Component): RoomLinks {
  const said = (name: string) => entry.getAllProperties(name).map((one) => String(one.getFirstValue()));
  const location = (said('location')[0] ?? '').slice(0, longest).replaceAll(taken, ' ');
  const inPlace: string[] = [];
  const around = replaceLinks(location, (found) => {
    if (!isAddress(found)) return null;
    inPlace.push(found);
    return taken + found.slice(trimmed(found).length);
  });
  const place = closeUp(around.replace(accessCode, taken).replace(dialled, taken));
  const apart = conferences.flatMap(said).map((address) => address.slice(0, longest));
  const links = [...inPlace, ...apart.filter((address) => /^https?:/i.test(address))].map(trimmed);
  const addresses = links.map((found) => publicWebAddress(found.includes('://') ? found : `https://${found}`));
  const rooms = links.map((address) => ({ address: roomOf(address), code: codeOf(address) }));
  const hasRoom = inPlace.length > 0 || apart.length > 0;
  return {
    place: (inPlace.length > 0 ? place : location) || null,
    online: inPlace.length > 0 || (links.length > 0 && location.trim() === ''),
    onlineUrl: addresses.find((address) => address !== null) ?? null,
    unusable: links.length > 0 && addresses.every((address) => address === null),
    without: (text) => {
      if (text === null || !hasRoom) return text;
      const rest = replaceLinks(text.replaceAll(taken, ' '), (found) => withoutRoomLink(found, rooms));
      return inWords(rest).replace(accessCode, `$1${codeForWhoComes}`).replace(dialled, codeForWhoComes);
    },
  };
}

/** Puts something in the place of links; where that is null, links within what follows the host are looked at. */
function replaceLinks(text: string, put: (found: string) => string | null, depth = 0): string {
  return text.replace(link, (found) => {
    const other = put(found);
    if (other !== null || depth === deepest) return other ?? found;
    const [host = ''] = /^(?:[^/?#]*:\/\/)?[^/?#]*/.exec(found) ?? [];
    return host + replaceLinks(found.slice(host.length), put, depth + 1);
  });
}

/** Whether something that looks like an address is one: `Edif.Norte/Planta 2` and `C.Madrid/Sol 3` are abbreviations. */
function isAddress(found: string): boolean {
  if (/^[^/?#]*:\/\//.test(found)) return true;
  const [host = ''] = /^[^/?#:]*/.exec(found) ?? [];
  const { domain, isIcann } = parse(host);
  return domain !== null && isIcann === true && !/\.\p{Lu}\p{Ll}[^.]*$/u.test(host);
}

/** Returns the text that replaces a link to a meeting room; null where a link leads elsewhere. */
function withoutRoomLink(found: string, rooms: readonly Room[]): string | null {
  const address = trimmed(found);
  // Mail programs and calendars lead to a link through a redirect, which has it as a parameter.
  const leadsTo = [address, ...decoded(address).split(/[?&=]/).slice(1)].map(roomOf);
  // Dialling in and options of a meeting have their own addresses, with the code of the room.
  const letters = lettersOf(address);
  const isRoom = rooms.some(({ address: room, code }) => leadsTo.includes(room) || (code && letters.includes(code)));
  return isRoom ? taken + found.slice(address.length) : null;
}

/** Returns the part of a link's path that names the meeting room: the longest, where it is more than a word. */
function codeOf(address: string): string | null {
  const [, ...pieces] = roomOf(address).split(/[/?]/);
  const codes = pieces.filter((piece) => /[^\p{L}]/u.test(piece)).map(lettersOf);
  const [longestCode = ''] = codes.toSorted((a, b) => b.length - a.length);
  return longestCode.length >= shortestCode ? longestCode : null;
}

const lettersOf = (text: string) =>
  decoded(text)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

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

/** An address without what ends a sentence or closes the brackets around it; its own brackets stay. */
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
