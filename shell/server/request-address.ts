import type { IncomingMessage } from 'node:http';

/** Where a request goes, on this site. @returns null for what is no address */
export function readAddress(request: IncomingMessage, publicUrl: string): URL | null {
  const target = request.url ?? '/';
  const url = target.startsWith('/') ? URL.parse(publicUrl + target) : null;
  // `//host/…`, also out of `/\host/…` or `/.//host/…`, would be read as another origin where it is sent back.
  if (url?.pathname.startsWith('//')) url.pathname = url.pathname.replace(/^\/+/, '/');
  return url;
}

/** A path with its letters decoded; as it came where they cannot be. */
export function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
