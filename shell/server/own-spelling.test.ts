import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownSpelling } from './own-spelling.ts';

const pages = [{ path: '/noticias/Aniversario', title: '', noindex: false }];

test('an address that differs in capitals or by a slash at the end has the page’s own spelling', () => {
  assert.equal(ownSpelling(pages, '/noticias/aniversario'), '/noticias/Aniversario');
  assert.equal(ownSpelling(pages, '/Noticias/ANIVERSARIO/'), '/noticias/Aniversario');
});

test('the right spelling and unknown addresses lead nowhere else', () => {
  assert.equal(ownSpelling(pages, '/noticias/Aniversario'), null);
  assert.equal(ownSpelling(pages, '/noticias/otra'), null);
});
