import type { IncomingMessage } from 'node:http';

/** Where a request goes, on this site, with a path that can be decoded. @returns null for what is no address */
export function readAddress(request: IncomingMessage, publicUrl: string): URL | null {
  const target = request.url ?? '/';
  const url = target.startsWith('/') ? URL.parse(publicUrl + target) : null;
  // `//host/…`, also out of `/\host/…` or `/.//host/…`, would be read as another origin where it is sent back.
  if (url?.pathname.startsWith('//')) url.pathname = url.pathname.replace(/^\/+/, '/');
  // A router would write a path that it cannot decode whole to the console, and so to the log, with any key in it.
  if (url && !isDecodable(url.pathname)) url.pathname = url.pathname.replaceAll('%', '%25');
  return url;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** A path with its letters decoded; as it came where they cannot be. */
export function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
