/**
 * A count as Spanish writes it, `1284` and `12.345`: points from five figures on. Written here because a browser's first
 * `Intl` format reads all that it knows of languages, on the thread that hydrates home.
 * @param count whole and not negative
 */
export function spanishCount(count: number): string {
  return count < 10_000 ? String(count) : String(count).replace(/\B(?=(\d{3})+$)/g, '.');
}
