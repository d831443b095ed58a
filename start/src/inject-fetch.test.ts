import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { requestScope } from '@femcoders/shell/server/request-scope';
import fastify from 'fastify';
import { createInjectFetch } from './inject-fetch.ts';

describe('the fetch that stays inside the process', () => {
  const app = fastify();
  const fetch = createInjectFetch(app);
  before(async () => {
    app.post('/echo', async (request, reply) => {
      reply.header('link', '</next>; rel="next"').code(201);
      return {
        query: request.query,
        body: request.body,
        token: request.headers.authorization,
        id: request.headers['x-request-id'],
      };
    });
    app.get('/who', ({ ip, headers }) => ({ ip, forwardedFor: headers['x-forwarded-for'] }));
    app.delete('/gone', (_request, reply) => reply.code(204).send());
    app.get('/slow', () => new Promise(() => {}));
    await app.ready();
  });
  after(() => app.close());

  it('carries method, query, headers and body there, and status, headers and body back', async () => {
    const answer = await requestScope.run({ requestId: 'request-1' }, () =>
      fetch('http://api/echo?a=1&b=%C3%B1', {
        method: 'POST',
        headers: { authorization: 'Bearer t', 'content-type': 'application/json' },
        body: JSON.stringify({ text: 'añil' }),
      }),
    );
    assert.equal(answer.status, 201);
    assert.equal(answer.headers.get('link'), '</next>; rel="next"');
    assert.deepEqual(await answer.json(), {
      query: { a: '1', b: 'ñ' },
      body: { text: 'añil' },
      token: 'Bearer t',
      id: 'request-1',
    });
  });

  it('asks as the visitor for whom it asks, behind her proxy too', async () => {
    const from = { address: '192.0.2.7', forwardedFor: '198.51.100.9' };
    const answer = await requestScope.run({ requestId: 'request-1', from }, () => fetch('http://api/who'));
    assert.deepEqual(await answer.json(), { ip: '192.0.2.7', forwardedFor: '198.51.100.9' });
    assert.deepEqual(await (await fetch('http://api/who')).json(), { ip: '127.0.0.1' });
  });

  it('knows answers without a body', async () => {
    const answer = await fetch('http://api/gone', { method: 'DELETE' });
    assert.equal(answer.status, 204);
    assert.equal(await answer.text(), '');
  });

  it('stops when its signal aborts', async () => {
    const patience = new AbortController();
    const answer = fetch('http://api/slow', { signal: patience.signal });
    patience.abort();
    await assert.rejects(answer, { name: 'AbortError' });
    await assert.rejects(fetch('http://api/echo', { signal: AbortSignal.abort() }), { name: 'AbortError' });
  });
});
