import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOwnPath } from './own-path.ts';

const site = 'https://sitio.example';

test('a place of this site is a path with anything behind it', () => {
  const places = [
    '/',
    '/blog',
    '/eventos/taller?de=https://otro.example//a',
    '/recursos/css/flexbox#a//b',
    '/qué-es-un-bug',
  ];
  for (const place of places) {
    assert.ok(isOwnPath(place), place);
    assert.ok(new URL(place, site).href.startsWith(`${site}/`), place);
  }
});

test('what browsers read as the beginning of another host is none, as it is or once its dots are gone', () => {
  for (const address of [
    '//otro.example',
    '/\\otro.example',
    '/.//otro.example',
    '/blog/..//otro.example/a?b',
    '/%2e//otro.example',
    '/a//b',
    '/\t/otro.example',
    '/\n/otro.example',
    '/\u0000/otro.example',
    'otro.example',
    '',
    '/"onerror="',
    '/<b>',
  ])
    assert.ok(!isOwnPath(address), JSON.stringify(address));
});

test('no length of one keeps it busy: it is read once', () => {
  for (const piece of ['a', '/a', '?', '\u{1f600}', '/.']) assert.equal(isOwnPath(`/${piece.repeat(200_000)} `), false);
});
