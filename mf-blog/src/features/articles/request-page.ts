import { withoutStylesHeader } from '@femcoders/contracts/page-data';

/** A page of the site as the server makes it. */
export interface ServedPage {
  status: number;
  /** Its document, in which nothing runs and nothing is loaded. */
  page: Document | null;
  /** Where it was found, after redirects. */
  address: string;
}

/** Longest wait, in milliseconds. */
const limitMs = 20_000;

/**
 * Asks for the page of a path. Not with `fetch`: only this request gives a document without a string of HTML on the way,
 * which the content security policy would refuse.
 * @param path of this site, with its query
 * @param signal ends the request
 * @throws what kept the server from answering
 */
export function requestPage(path: string, signal?: AbortSignal): Promise<ServedPage> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', withPreview(path));
    request.setRequestHeader(withoutStylesHeader, '1');
    request.responseType = 'document';
    request.timeout = limitMs;
    request.onload = () => resolve({ status: request.status, page: request.responseXML, address: request.responseURL });
    request.onerror = request.ontimeout = () => reject(new TypeError(`The page ${path} could not be fetched.`));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort());
    signal?.throwIfAborted();
    request.send();
  });
}

/** A tab that was opened to look at versions before they are live asks for pages of the same. */
function withPreview(path: string): string {
  const [arrival] = performance.getEntriesByType('navigation');
  const versions = arrival && new URL(arrival.name).searchParams.get('mf');
  if (!versions) return path;
  const url = new URL(path, location.origin);
  url.searchParams.set('mf', versions);
  return url.pathname + url.search;
}
