/**
 * Whether the caller has a list already, by the weak comparison of RFC 9110, section 13.1.2.
 * @param etag without the mark of a weak one
 */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
