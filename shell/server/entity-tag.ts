import { createHash } from 'node:crypto';

/** The tag of what is made on request: weak, because the text is sent compressed, too. */
export function tagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

/**
 * Whether `If-None-Match` matches an entity tag, by the weak comparison of RFC 9110, section 13.1.2: a proxy that compresses
 * makes a tag a weak one.
 * @param ifNoneMatch the header as it came
 */
export function matchesEtag(ifNoneMatch: string | undefined, tag: string): boolean {
  const plain = (one: string) => one.trim().replace(/^W\//, '');
  const tags = (ifNoneMatch ?? '').split(',').map(plain);
  return tags.includes(plain(tag)) || tags.includes('*');
}
