import { matchPath } from 'react-router-dom';

/**
 * The spelling of a path that the site answers: without a slash at the end, and in the letters of the page's own path
 * (decisions 4). What stands for a parameter stays as the reader wrote it, encoded or not: a path that has been
 * corrected once needs no further correction. Unknown paths stay as they are.
 *
 * @param patterns paths of all pages, in react-router's syntax
 */
export function canonicalPath(patterns: string[], pathname: string): string {
  const [pattern] = matchingPatterns(patterns, pathname);
  if (pattern === undefined) return pathname;
  const given = pathname.split('/').filter((segment) => segment !== '');
  const own = pattern.split('/').filter((segment) => segment !== '');
  // An optional segment may be absent: its position does not say which one it is.
  if (own.some((segment) => segment.endsWith('?'))) return `/${given.join('/')}`;
  return `/${given.map((segment, index) => spelling(own[index], segment)).join('/')}`;
}

/**
 * The patterns that a path is one of, in their own order. The router makes an expression of every pattern that it looks
 * at, for each page: what begins otherwise is left out before.
 */
export function matchingPatterns(patterns: string[], pathname: string): string[] {
  const plain = decoded(pathname);
  const first = firstSegment(plain).toLowerCase();
  return patterns.filter((path) => {
    const begin = firstSegment(path);
    const isOpen = /[:*?]/.test(begin) || begin === '';
    return (isOpen || begin.toLowerCase() === first) && matchPath({ path, end: true }, plain);
  });
}

const firstSegment = (path: string) => /^\/*([^/]*)/.exec(path)?.[1] ?? '';

function spelling(own: string | undefined, given: string): string {
  return own === undefined || own === '*' || own.startsWith(':') ? given : encodeURI(own);
}

/** As the router reads a path when it looks for its route: `/%65ventos` is the events page. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}
