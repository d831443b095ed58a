import assert from 'node:assert/strict';
import { test } from 'node:test';
import { invalidHtml } from './html-validity.ts';

test('an invalid document has faults, and a valid one has none', async () => {
  const page = (body: string) =>
    `<!doctype html><html lang="es"><head><title>Prueba</title></head><body>${body}</body></html>`;
  assert.deepEqual(await invalidHtml(page('<ul><li><a href="/">Inicio</a></li></ul>')), []);
  assert.notDeepEqual(await invalidHtml(page('<ul><a href="/">Inicio</a></ul>')), []);
});
