import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createCacheMemory } from '@femcoders/contracts/cache-memory';
import fastify, { type FastifyInstance } from 'fastify';
import type { FastifyReply, FastifyRequest } from '../context.ts';
import { createListCache } from './list-cache.ts';
import { sendList } from './send-list.ts';

const long = Array.from({ length: 100 }, (_, id) => ({ id, content: 'Un comentario' }));

describe('a list as it is sent', () => {
  let app: FastifyInstance;
  before(async () => {
    const cache = createListCache({
      clock: () => new Date(0),
      ttlMs: 1_000,
      name: 'list-jobs',
      memory: createCacheMemory(),
    });
    cache.keep(true);
    app = fastify();
    for (const [path, entries] of Object.entries({ '/larga': long, '/corta': [1] })) {
      app.get(path, async (request, reply) =>
        sendList(
          request as unknown as FastifyRequest,
          reply as unknown as FastifyReply,
          await cache.read(path, async () => ({ entries, link: undefined })),
        ),
      );
    }
    await app.ready();
  });
  after(() => app.close());

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  test('comes in the smallest encoding that the client takes, and says what that depends on', async () => {
    const forms = {
      'gzip, deflate, br': ['br', brotliDecompressSync],
      gzip: ['gzip', gunzipSync],
      'gzip, br;q=0': ['gzip', gunzipSync],
      identity: [undefined, (bytes: Buffer) => bytes],
    } as const;
    for (const [accepted, [encoding, decode]] of Object.entries(forms)) {
      const answer = await get('/larga', { 'accept-encoding': accepted });
      assert.equal(answer.headers['content-encoding'], encoding, accepted);
      assert.equal(answer.headers.vary, 'accept-encoding');
      assert.deepEqual(JSON.parse(decode(answer.rawPayload).toString()), long);
      assert.equal(Number(answer.headers['content-length']), answer.rawPayload.byteLength);
    }
  });

  test('comes as it is when it is short', async () => {
    const answer = await get('/corta', { 'accept-encoding': 'br' });
    assert.equal(answer.headers['content-encoding'], undefined);
    assert.deepEqual(answer.json(), [1]);
  });

  test('is known again in any encoding', async () => {
    const { headers } = await get('/larga', { 'accept-encoding': 'br' });
    const again = await get('/larga', { 'accept-encoding': 'gzip', 'if-none-match': String(headers.etag) });
    assert.equal(again.statusCode, 304);
    assert.equal(again.body, '');
  });
});
