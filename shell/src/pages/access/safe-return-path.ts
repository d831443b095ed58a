/**
 * Where to go back to after logging in: a path of this site, else `fallback`. Another host must not get in, neither as
 * `//host` nor with a backslash, which browsers read as a slash,
 * nor out of dots that go away (`/.//host`).
 */
export function safeReturnPath(path: string | null, fallback: string): string {
  if (!path || !/^\/(?![/\\])/.test(path) || /[\t\n\r]/.test(path)) return fallback;
  const here = 'http://sitio.invalid';
  if (!URL.canParse(path, here)) return fallback;
  const { origin, pathname } = new URL(path, here);
  return origin === here && !pathname.startsWith('//') ? path : fallback;
}
