import assert from 'node:assert/strict';
import { test } from 'node:test';
import { invalidHtml } from './html-validity.ts';

test('a document that is not valid is told from one that is', async () => {
  const page = (body: string) =>
    `<!doctype html><html lang="es"><head><title>Prueba</title></head><body>${body}</body></html>`;
  assert.deepEqual(await invalidHtml(page('<ul><li><a href="/">Inicio</a></li></ul>')), []);
  assert.notDeepEqual(await invalidHtml(page('<ul><a href="/">Inicio</a></ul>')), []);
});
