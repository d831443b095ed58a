import type { ListedPage } from '../src/routing/listed-pages.ts';
import type { PageLink } from '../src/routing/near-pages.ts';

/** As many as help without becoming a list to read. */
const mostNear = 4;
/** From here on an address is taken for another spelling of a page's. */
const leastLikeness = 0.6;
/** The same for what is not for everybody: it is offered to readers who almost know its address. */
const leastPrivateLikeness = 0.75;
/** Nobody types longer ones; the thread that compares them answers everybody. */
const longestText = 300;

/**
 * Pages with a similar address, for the page of an unknown one (decisions 1.2), most similar first. Case, accents and one
 * or two typing mistakes do not matter.
 */
export function findNearPages(pages: ListedPage[], path: string): PageLink[] {
  return pages
    .map((page) => ({ page, likeness: likenessOf(page, path) }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, mostNear)
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
