/**
 * Whether `If-None-Match` matches an entity tag, by the weak comparison of RFC 9110, section 13.1.2: a proxy that compresses
 * makes a tag a weak one.
 * @param ifNoneMatch the header as it came
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const plain = (one: string) => one.trim().replace(/^W\//, '');
  const tags = ifNoneMatch.split(',').map(plain);
  return tags.includes(plain(etag)) || tags.includes('*');
}
