import { previewParameter } from '@femcoders/contracts/preview-cookie';
import type { RegistryDocument } from '@femcoders/contracts/registry';
import type { PageKey } from './page-cache.ts';

/** Tracking parameters on links: no page reads it. */
const counting = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|igshid)$/;
/** Longest value of a page's own parameter, such as a number or a filter. What is longer may be a secret. */
const longestValue = 40;
const mostParameters = 6;

/**
 * An address as the page at it reads it: of the query only what its route names, each once and in the route's order.
 * Everything else is asked for makes no other page.
 */
export async function readAddress(url: URL, { shell, remotes }: RegistryDocument): Promise<URL> {
  if (url.search === '') return url;
  const address = new URL(url);
  address.search = ownQuery(url, await namesAt(url.pathname, [shell, ...remotes])).toString();
  return address;
}

/** Null where a release does not say it: then any may matter. */
async function namesAt(path: string, releases: RegistryDocument['remotes']): Promise<string[] | null> {
  // Not before there is a page to make: React decides with its first import whether it is the one for production.
  const { matchPath } = await import('react-router-dom');
  const routes = releases.flatMap(({ routes }) => routes).filter((route) => matchPath(route.path, path));
  const names = routes.map(({ query }) => query);
  return names.includes(undefined) ? null : names.flatMap((query) => query ?? []);
}

function ownQuery({ searchParams }: URL, names: string[] | null): URLSearchParams {
  if (!names) return new URLSearchParams([...searchParams].filter(([name]) => !counting.test(name)));
  return new URLSearchParams(
    [...new Set(names)].flatMap((name) => {
      const value = searchParams.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/**
 * Returns the key of a page in the cache.
 * @param versions names the version set that is shown
 * @param isForScript without its styles
 * @param path and query, as the page reads them
 */
export function pageKey(versions: string, isForScript: boolean, path: string): PageKey {
  return { key: `${versions} ${isForScript ? 'without styles' : 'whole'} ${path}`, hasQuery: path.includes('?') };
}

/**
 * Whether the page of an address is kept.
 * @param address as the page reads it
 * @returns false for another spelling than the common one, for versions that are not live, and for more behind it than
 *   pages have
 */
export function isKept({ pathname, searchParams }: URL): boolean {
  if (searchParams.has(previewParameter) || !isPlain(pathname)) return false;
  const own = [...searchParams];
  return own.length <= mostParameters && own.every(([name, value]) => name.length + value.length <= longestValue);
}

/** Each letter can be written in several ways; only one of them is kept. */
function isPlain(path: string): boolean {
  try {
    return encodeURI(decodeURIComponent(path)) === path;
  } catch {
    return false;
  }
}
