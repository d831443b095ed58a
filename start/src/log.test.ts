import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serializeError, serializePath } from './log.ts';

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
