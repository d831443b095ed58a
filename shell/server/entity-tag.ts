import { createHash } from 'node:crypto';

/** Returns the entity tag of what is made on request: weak, because it is sent compressed, too. */
export function etagOf(content: string | Buffer): string {
  return `W/"${digest(content, 22)}"`;
}

/**
 * Returns the tag of a page that is sent with keys for a cache in front. nginx takes the time that a 304 gives and leaves the headers as they
 * were: a page under its old tag could be kept long under keys that nobody purges.
 * @param etag of the page's body
 */
export function etagWithKeys(etag: string, keys: readonly string[]): string {
  return keys.length === 0 ? etag : etag.replace(/"$/, `-${digest([...keys].sort().join(), 8)}"`);
}

/** Returns letters that stand for a content. @param length at most 43; the first 22 are as many as no two contents share */
export const digest = (content: string | Buffer, length: number): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, length);
