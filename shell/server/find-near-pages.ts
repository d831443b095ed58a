import { distance } from 'fastest-levenshtein';
import type { ListedPage } from '../src/routing/listed-pages.ts';
import type { PageLink } from '../src/routing/near-pages.ts';
import { safeDecode } from './request-address.ts';

/** As many as help without becoming a list to read. */
const mostNear = 4;
/** From here on an address is taken for another spelling of a page's. */
const leastLikeness = 0.6;
/** The same for what is not for everybody: it is offered to readers who almost know its address. */
const leastPrivateLikeness = 0.75;
/** Nobody types longer ones; the thread that compares them answers everybody. */
const longestText = 300;
/** Letters, figures, space and slash fall into separate kinds. */
const letterKinds = 64;

/** A page as it is compared: made once for a list, because an address that nobody knows is compared with all of them. */
interface Candidate {
  page: ListedPage;
  whole: Text;
  end: Text;
  title: Text;
}

/** A simplified text and how often it has each letter. */
interface Text {
  text: string;
  letters: Uint16Array;
}

const candidatesOf = new WeakMap<readonly ListedPage[], Candidate[]>();

/**
 * Pages with a similar address, for the page of an unknown one (decisions 1.2), most similar first. Case, accents and one
 * or two typing mistakes do not matter.
 * @param pages the same array for as long as the list is the same
 */
export function findNearPages(pages: readonly ListedPage[], path: string): PageLink[] {
  const simple = simplify(path);
  if (simple === '') return [];
  const asked = { whole: textOf(simple), end: textOf(lastOf(simple)) };
  const candidates = candidatesOf.get(pages) ?? pages.map(candidateOf);
  candidatesOf.set(pages, candidates);
  return candidates
    .map((candidate) => ({ page: candidate.page, likeness: likenessOf(candidate, asked) }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, mostNear)
    .map(({ page: { path, title } }) => ({ path, title }));
}

function candidateOf(page: ListedPage): Candidate {
  const own = simplify(page.path);
  return { page, whole: textOf(own), end: textOf(lastOf(own)), title: textOf(simplify(page.title)) };
}

function textOf(text: string): Text {
  const letters = new Uint16Array(letterKinds);
  for (let at = 0; at < text.length; at++) {
    const kind = text.charCodeAt(at) % letterKinds;
    letters[kind] = (letters[kind] ?? 0) + 1;
  }
  return { text, letters };
}

/** How likely it is that who asked for `asked` meant this page: 0 to 1. */
function likenessOf({ page, whole: own, end, title }: Candidate, asked: { whole: Text; end: Text }): number {
  if (own.text === '') return 0;
  const whole = alike(own, asked.whole);
  if (page.noindex) return whole >= leastPrivateLikeness ? whole : 0;
  return Math.max(
    whole,
    // The right name in another place, the page's title for a name, or the place above the page.
    0.95 * alike(end, asked.end),
    0.9 * alike(title, asked.end),
    own.text.startsWith(`${asked.whole.text}/`) ? 0.8 : 0,
  );
}

const lastOf = (path: string) => path.split('/').at(-1) ?? '';

/** Lower case, no accents, words parted by spaces, no slash at the ends, no file ending. */
function simplify(text: string): string {
  return safeDecode(text.slice(0, longestText))
    .replace(/\.(html?|php|aspx?|md)$/i, '')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, ' ')
    .replace(/\/+/g, '/')
    .replace(/^[ /]+|[ /]+$/g, '');
}

/** 1 for the same text: the share of letters that need no change. 0 where lengths or letters alone make it too little. */
function alike(a: Text, b: Text): number {
  const longest = Math.max(a.text.length, b.text.length);
  const most = (1 - leastLikeness) * longest;
  if (longest === 0 || longest - Math.min(a.text.length, b.text.length) > most || lettersApart(a, b) > most) return 0;
  return 1 - distance(a.text, b.text) / longest;
}

/** No fewer letters than these have to change: what one text has more of than the other. */
function lettersApart({ letters: a }: Text, { letters: b }: Text): number {
  let more = 0;
  let fewer = 0;
  for (let kind = 0; kind < letterKinds; kind++) {
    const difference = (a[kind] ?? 0) - (b[kind] ?? 0);
    if (difference > 0) more += difference;
    else fewer -= difference;
  }
  return Math.max(more, fewer);
}
