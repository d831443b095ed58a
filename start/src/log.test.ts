import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { createLog, serializeError, serializePath } from './log.ts';
import { createSiteHandler } from './site-handler.ts';

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
  const id = '7a0a0b0c-1d2e-4f30-8a9b-0c1d2e3f4a5b';
  for (const [path, written] of [
    [`/api/registrations/${key}/cancel`, '/api/registrations/…/cancel'],
    [`/own-jobs/${id}.${key}`, '/own-jobs/…'],
    [`/own-jobs/${id}.2.${key}/confirm`, '/own-jobs/…/confirm'],
    [`/own-jobs/${id}%2E${key.replace('v', '%76')}`, '/own-jobs/…'],
    [`/own-jobs/%e0%a4${key}`, '/own-jobs/…'],
    [`/own-jobs/${encodeURIComponent(encodeURIComponent(key.replace('v', '%76')))}`, '/own-jobs/…'],
    [`/${'a/'.repeat(7_000)}${key}`, `/${'a/'.repeat(150)}…`],
    [`/recursos/${key}${'a'.repeat(400)}`, '/recursos/…'],
    [`/${key};x=${key}`, '/…'],
    [`/mail-preferences/unsubscribe/${id}.events.${key}`, '/mail-preferences/unsubscribe/…'],
    [`/eventos/mi-plaza/${key.slice(0, 22)}`, '/eventos/mi-plaza/…'],
    [`/eventos/mi-plaza#${key}`, '/eventos/mi-plaza'],
    [`/admin/ofertas/${id}`, `/admin/ofertas/${id}`],
  ])
    assert.equal(serializePath(path), written);
  assert.equal(serializePath(`/registro/confirmar?clave=${key}`), '/registro/confirmar');
  assert.equal(serializePath('/noticias/EntrevistaComunidadTesting'), '/noticias/EntrevistaComunidadTesting');
  const longSlug = '/eventos/accesibilidad-de-principio-a-fin-en-la-bibliote';
  assert.equal(serializePath(longSlug), longSlug);
});

test('no key of a link reaches the log of the site, wherever somebody has put it', async () => {
  const varDir = mkdtempSync(join(tmpdir(), 'keys-'));
  const log = createLog({ logLevel: undefined, varDir });
  const server = createServer(
    createSiteHandler({
      trustProxy: false,
      api: (_request, response) => response.end(),
      shell: async (_request, response) => void response.writeHead(404).end(),
      checkReady: async () => {},
      log,
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const key = '7a0a0b0c-1d2e-4f30-8a9b-0c1d2e3f4a5b.q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA';
    for (const path of [
      `/own-jobs/${key}`,
      `/registrations/${key}/cancel`,
      `/baja?clave=${key}`,
      `/api/own-jobs/${key}`,
    ])
      await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { 'x-link-key': key, referer: `http://x/?clave=${key}` },
      });
    const written = readFileSync(join(varDir, 'log', 'site.log'), 'utf8');
    assert.equal(written.match(/"answered"/g)?.length, 3, 'the API writes its own');
    assert.doesNotMatch(written, /q83vEjRWeJC/);
  } finally {
    server.close();
    server.closeAllConnections();
    rmSync(varDir, { recursive: true });
  }
});
