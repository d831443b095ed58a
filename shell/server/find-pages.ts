import type { ListedPage } from '../src/routing/listed-pages.ts';
import type { NearPages, PageLink } from '../src/routing/near-pages.ts';

/** As many as help without becoming a list to read. */
const mostNear = 4;
const mostFound = 12;
/** From here on an address is taken for another spelling of a page's. */
const leastLikeness = 0.6;
/** The same for what is not for everybody: it is offered to whoever all but knows its address. */
const leastPrivateLikeness = 0.75;
/** Nobody types longer ones, and a few words find what many would; the thread that compares them answers everybody. */
const longestText = 300;
const mostWords = 8;

/**
 * What the page for an unknown address offers (decisions 1.2): pages with a similar address, and pages with the
 * searched words. Case, accents and one or two typing mistakes do not matter.
 */
export function findPages(pages: ListedPage[], path: string, search: string): NearPages {
  return {
    near: best(pages, mostNear, (page) => {
      const likeness = likenessOf(page, path);
      return likeness >= leastLikeness ? likeness : 0;
    }),
    found: best(pages, mostFound, (page) => (page.noindex ? 0 : matchOf(page, search))),
  };
}

function best(pages: ListedPage[], most: number, score: (page: ListedPage) => number): PageLink[] {
  return pages
    .map((page) => ({ page, score: score(page) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ page: { path, title } }) => ({ path, title }));
}

/** How likely it is that who asked for `asked` meant this page: 0 to 1. */
function likenessOf({ path, title, noindex }: ListedPage, asked: string): number {
  const own = simplify(path);
  const given = simplify(asked);
  if (given === '' || own === '') return 0;
  const whole = alike(own, given);
  if (noindex) return whole >= leastPrivateLikeness ? whole : 0;
  const ends = alike(lastOf(own), lastOf(given));
  return Math.max(
    whole,
    // The right name in another place, the page's title for a name, or the place above the page.
    0.95 * ends,
    0.9 * alike(simplify(title), lastOf(given)),
    own.startsWith(`${given}/`) ? 0.8 : 0,
  );
}

/** How well a page answers a search: every word of it must be there. Titles and addresses count for more. */
function matchOf({ path, title, description = '' }: ListedPage, search: string): number {
  const wanted = wordsOf(search).slice(0, mostWords);
  if (wanted.length === 0) return 0;
  const names = wordsOf(`${title} ${path}`);
  const others = wordsOf(description);
  const scores = wanted.map((word) => Math.max(wordScore(word, names), 0.5 * wordScore(word, others)));
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

function wordScore(word: string, words: string[]): number {
  if (words.some((own) => own.startsWith(word))) return 1;
  if (word.length < 4) return 0;
  if (words.some((own) => own.includes(word))) return 0.9;
  return words.some((own) => alike(own, word) >= 0.75) ? 0.7 : 0;
}

const wordsOf = (text: string) => simplify(text).split(/[ /]+/).filter(Boolean);

const lastOf = (path: string) => path.split('/').at(-1) ?? '';

/** Lower case, no accents, words parted by spaces, no slash at the ends, no file ending. */
function simplify(text: string): string {
  return decode(text.slice(0, longestText))
    .replace(/\.(html?|php|aspx?|md)$/i, '')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, ' ')
    .replace(/\/+/g, '/')
    .replace(/^[ /]+|[ /]+$/g, '');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** 1 for the same text: the share of letters that need no change. 0 where their lengths alone make it too little. */
function alike(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  if (longest === 0 || Math.min(a.length, b.length) < leastLikeness * longest) return 0;
  return 1 - editDistance(a, b) / longest;
}

/** Letters to add, remove, replace or swap with their neighbour (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const next = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = next;
  }
  return last[b.length] ?? 0;
}
