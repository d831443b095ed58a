import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderSitemap } from './sitemap.ts';

test('the sitemap holds what may be indexed, with whole addresses and the last change where it is known', () => {
  const text = renderSitemap(
    [
      { path: '/', title: 'Inicio', noindex: false },
      { path: '/noticias/a&b', title: 'A y B', modified: '2026-11-20', noindex: false },
      { path: '/admin', title: 'Sala', noindex: true },
    ],
    'https://example.org',
  );
  assert.match(text, /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">/);
  assert.match(text, /<url><loc>https:\/\/example\.org\/<\/loc><\/url>/);
  assert.match(text, /<loc>https:\/\/example\.org\/noticias\/a&amp;b<\/loc><lastmod>2026-11-20<\/lastmod>/);
  assert.doesNotMatch(text, /admin/);
});
