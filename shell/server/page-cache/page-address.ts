import { previewParameter } from '@femcoders/contracts/preview-limits';

/** What others hang on links to count visitors: no page reads it. */
const counting = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|igshid)$/;
/** Longest value of a page's own parameter, such as a number or a filter. What is longer may be a secret. */
const longestValue = 40;
const mostParameters = 6;

/**
 * The address under which a page is kept: its path, and of the query what a page may read, as it was asked for.
 * @returns null for addresses of which nothing is kept: in another spelling than the common one, of versions that are not
 *   live, or with more behind it than pages have
 */
export function keptAddress({ href, pathname, searchParams }: URL): URL | null {
  if (searchParams.has(previewParameter) || !isPlain(pathname)) return null;
  const own = [...searchParams].filter(([name]) => !counting.test(name));
  if (own.length > mostParameters || own.some(([name, value]) => name.length + value.length > longestValue))
    return null;
  const address = new URL(href);
  if (own.length < searchParams.size) address.search = new URLSearchParams(own).toString();
  address.hash = '';
  return address;
}

/** Each letter can be written in several ways; only one of them is kept. */
function isPlain(path: string): boolean {
  try {
    return encodeURI(decodeURIComponent(path)) === path;
  } catch {
    return false;
  }
}
