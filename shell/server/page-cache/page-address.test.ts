import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keptAddress } from './page-address.ts';

const kept = (path: string) => {
  const address = keptAddress(new URL(`http://sitio.example${path}`));
  return address && address.pathname + address.search;
};

test('a page is kept under its path and its own parameters, without what only counts visitors', () => {
  assert.equal(kept('/eventos'), '/eventos');
  assert.equal(kept('/eventos?pagina=2&tema=a%20b'), '/eventos?pagina=2&tema=a%20b');
  assert.equal(kept('/?utm_source=slack&utm_medium=social&fbclid=x'), '/');
  assert.equal(kept('/eventos?utm_source=slack&pagina=2'), '/eventos?pagina=2');
  assert.equal(kept(`/?fbclid=${'x'.repeat(100)}`), '/');
});

test('nothing is kept of previews, odd spellings, long values or a heap of parameters', () => {
  for (const path of [
    '/eventos?mf=blog@0123456789abcdef',
    '/eventos?mf=',
    '/%65ventos',
    '/%E0%A4%A',
    '/a%2Fb',
    `/confirmar?token=${'a'.repeat(43)}`,
    '/?a=1&b=2&c=3&d=4&e=5&f=6&g=7',
  ])
    assert.equal(kept(path), null, path);
});
