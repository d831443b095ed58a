import { safeReturnPath } from './safe-return-path.ts';

describe('the way back after logging in', () => {
  it.each(['/', '/admin/comments', '/recursos/css/css-grid?x=1#comentarios'])('may be %s', (path) => {
    expect(safeReturnPath(path, '/welcome')).toBe(path);
  });

  it.each([
    null,
    '',
    'https://example.org',
    '//example.org',
    '/\\example.org',
    '/\t/example.org',
    'javascript:alert(1)',
  ])('is never %j', (path) => {
    expect(safeReturnPath(path, '/welcome')).toBe('/welcome');
  });
});

test.each(['/.//malo.example', '/x/..//malo.example', '/%2e//malo.example', '/./\\malo.example'])(
  '%s leads out of the site only once its dots are gone, and is refused too',
  (path) => {
    expect(safeReturnPath(path, '/welcome')).toBe('/welcome');
  },
);
