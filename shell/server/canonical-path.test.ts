import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalPath } from './canonical-path.ts';

const pages = [
  { path: '/noticias/Aniversario', title: '', noindex: false },
  { path: '/noticias/GranEncuentro', title: '', noindex: false, formerPaths: ['/noticias/encuentro'] },
];

test('an address that differs in capitals or by a slash at the end has the page’s own spelling', () => {
  assert.equal(canonicalPath(pages, '/noticias/aniversario'), '/noticias/Aniversario');
  assert.equal(canonicalPath(pages, '/Noticias/ANIVERSARIO/'), '/noticias/Aniversario');
});

test('the right spelling and unknown addresses lead nowhere else', () => {
  assert.equal(canonicalPath(pages, '/noticias/Aniversario'), null);
  assert.equal(canonicalPath(pages, '/noticias/otra'), null);
});

test('an address that a page had before leads to the one of now', () => {
  assert.equal(canonicalPath(pages, '/noticias/encuentro'), '/noticias/GranEncuentro');
  assert.equal(canonicalPath(pages, '/noticias/Encuentro/'), '/noticias/GranEncuentro');
});

test('a page that has an address comes before one that had it', () => {
  const taken = [...pages, { path: '/noticias/Encuentro', title: '', noindex: false }];
  assert.equal(canonicalPath(taken, '/noticias/Encuentro'), null);
});
