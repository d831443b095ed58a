/**
 * The login page that leads back to where the visitor was (decisions 3: own paths only).
 * @param place path and search of the page to come back to
 */
export function loginAddress(place: { pathname: string; search: string }): string {
  return `/login?volver=${encodeURIComponent(place.pathname + place.search)}`;
}
