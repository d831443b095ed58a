/**
 * Whether `If-None-Match` matches an entity tag, by the weak comparison of RFC 9110, section 13.1.2.
 * @param etag without `W/`
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
