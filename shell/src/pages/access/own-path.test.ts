import { ownPath } from './own-path.ts';

describe('the way back after logging in', () => {
  it.each(['/', '/admin/comments', '/recursos/css/css-grid?x=1#comentarios'])('may be %s', (path) => {
    expect(ownPath(path, '/welcome')).toBe(path);
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
    expect(ownPath(path, '/welcome')).toBe('/welcome');
  });
});

test.each(['/.//malo.example', '/x/..//malo.example', '/%2e//malo.example', '/./\\malo.example'])(
  '%s leads out of the site only once its dots are gone, and is refused too',
  (path) => {
    expect(ownPath(path, '/welcome')).toBe('/welcome');
  },
);
