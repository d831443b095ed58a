import { canonicalPath } from './canonical-path.ts';

const patterns = ['/', '/eventos', '/recursos/:area/:slug', '/blog/*'];

test.each([
  ['/eventos', '/eventos'],
  ['/eventos///', '/eventos'],
  ['/EVENTOS', '/eventos'],
  ['/Recursos/css/css-grid/', '/recursos/css/css-grid'],
  ['/BLOG/una/Nota/', '/blog/una/Nota'],
  ['/', '/'],
  ['/no-existe/', '/no-existe/'],
])('%s is answered as %s', (given, expected) => {
  expect(canonicalPath(patterns, given)).toBe(expected);
});

test.each([
  '/recursos/css/%E0%A4%A',
  '/recursos/css/%23x',
  '/recursos/css/css-grid%2F',
  '/recursos/css/a%2F..%2Fb',
  '/recursos/css/%C3%B1',
  '/recursos/css/%25E0',
])('%s is not sent from one address to the next for ever', (path) => {
  expect(canonicalPath(patterns, path)).toBe(path);
});

test('the corrected address is right: it is not corrected again', () => {
  const corrected = canonicalPath(patterns, '/RECURSOS/css/%E0%A4%A/');
  expect(canonicalPath(patterns, corrected)).toBe(corrected);
});

test('letters that need no encoding are written plainly', () => {
  expect(canonicalPath(['/eventos', '/eventos/:slug'], '/%65ventos')).toBe('/eventos');
  expect(canonicalPath(['/eventos', '/eventos/:slug'], '/%65ventos/ni%C3%B1a')).toBe('/eventos/ni%C3%B1a');
  expect(canonicalPath(['/eventos'], '/eventos%2Fotra')).toBe('/eventos%2Fotra');
  expect(canonicalPath(['/eventos'], '/%E0%A4%A')).toBe('/%E0%A4%A');
});
