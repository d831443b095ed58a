import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { onePerTemplate, routeOf } from './page-templates.ts';
import type { SiteRoute } from './site-under-test.ts';

const routes: SiteRoute[] = [
  { owner: 'shell', path: '/' },
  { owner: 'mf-events', path: '/eventos/:slug' },
  { owner: 'mf-events', path: '/eventos/mi-plaza' },
  { owner: 'mf-admin', path: '/admin/eventos/:id' },
  { owner: 'shell', path: '*' },
];

describe('the route of an address', () => {
  test('is the one with the fewest parameters, for any query', () => {
    assert.equal(routeOf(routes, '/eventos/mi-plaza?clave=1').path, '/eventos/mi-plaza');
    assert.equal(routeOf(routes, '/eventos/css-demo').path, '/eventos/:slug');
    assert.equal(routeOf(routes, '/').owner, 'shell');
  });

  test('is the one for unknown addresses where there is no other', () => {
    assert.equal(routeOf(routes, '/no-existe').path, '*');
    assert.equal(routeOf(routes, '/eventos/a/b').path, '*');
  });
});

describe('one page per template', () => {
  const pages = [
    { path: '/' },
    { path: '/eventos/uno' },
    { path: '/eventos/otro' },
    { path: '/eventos/otro', asAdmin: true },
    { path: '/eventos/mi-plaza' },
    { path: '/admin/eventos/1', asAdmin: true },
    { path: '/no-existe' },
  ];

  test('takes the first of each route, for visitors and for who is logged in', () => {
    assert.deepEqual(onePerTemplate(routes, pages, []), [
      { path: '/' },
      { path: '/eventos/uno' },
      { path: '/eventos/otro', asAdmin: true },
      { path: '/eventos/mi-plaza' },
      { path: '/admin/eventos/1', asAdmin: true },
      { path: '/no-existe' },
    ]);
  });

  test('refuses a route that no page stands for', () => {
    const withNew = [...routes, { owner: 'mf-jobs', path: '/ofertas' }];
    assert.throws(() => onePerTemplate(withNew, pages, []), /No test visits \/ofertas: add a page/);
  });
  test('leaves a route to the long tests, which need a page of it', () => {
    const left = ['/eventos/mi-plaza'];
    const paths = onePerTemplate(routes, pages, left).map(({ path }) => path);
    assert.ok(!paths.includes('/eventos/mi-plaza'));
    const others = pages.filter(({ path }) => path !== '/eventos/mi-plaza');
    assert.throws(() => onePerTemplate(routes, others, left), /No test visits \/eventos\/mi-plaza/);
  });

  test('refuses to leave what is no route any more', () => {
    assert.throws(() => onePerTemplate(routes, pages, ['/cursos']), /There is no route \/cursos/);
  });
});
