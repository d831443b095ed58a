import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { createLog, serializeError, serializePath } from './log.ts';

test('a disk that is full does not end the site: what cannot be written of its log is lost', () => {
  const varDir = mkdtempSync(join(tmpdir(), 'full-'));
  try {
    mkdirSync(join(varDir, 'log'));
    // Every write to it fails as on a full disk.
    symlinkSync('/dev/full', join(varDir, 'log', 'site.log'));
    const log = createLog({ logLevel: undefined, varDir });
    for (let line = 0; line < 1000; line++) log.info({ text: 'x'.repeat(10_000) }, 'answered');
  } finally {
    rmSync(varDir, { recursive: true });
  }
});

test('what people have written is not in the log when it could not be kept', () => {
  const cause = Object.assign(new Error('new row violates check constraint'), {
    code: '23514',
    detail: 'Failing row contains (Algo en confianza).',
  });
  const error = Object.assign(
    new Error('Failed query: insert into contact_messages values ($1)\nparams: Ana,Algo en confianza\ny\n    at más', {
      cause,
    }),
    { query: 'insert into contact_messages values ($1)', params: ['Ana', 'Algo en confianza\ny\n    at más'] },
  );
  const written = serializeError(error);
  assert.doesNotMatch(JSON.stringify(written), /Ana|confianza|más/);
  assert.match(written.message, /Failed query: insert into contact_messages/);
  assert.match(written.stack, /log\.test\.ts/);
  assert.match(written.stack, /caused by: .*violates check constraint/);
});

test('an address that is a key is not in the log, and others are', () => {
  const key = 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA';
  assert.equal(serializePath(`/api/registrations/${key}/cancel`), '/api/registrations/…/cancel');
  assert.equal(serializePath(`/registro/confirmar?clave=${key}`), '/registro/confirmar');
  assert.equal(serializePath('/noticias/EntrevistaComunidadTesting'), '/noticias/EntrevistaComunidadTesting');
  const longSlug = '/eventos/accesibilidad-de-principio-a-fin-en-la-bibliote';
  assert.equal(serializePath(longSlug), longSlug);
});
