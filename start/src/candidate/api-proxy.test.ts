import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { createApiProxy } from './api-proxy.ts';

describe('the API of a page that is tried', () => {
  const servers: Server[] = [];
  const asked: string[] = [];
  let origin: string;
  const listen = async (answer: RequestListener) => {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    servers.push(server);
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  before(async () => {
    const api = await listen((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`.trim());
      response.writeHead(404, { 'content-type': 'application/json', 'set-cookie': 'a=1' }).end('{"code":"not-found"}');
    });
    const proxy = createApiProxy(`${api}/base`);
    origin = await listen((request, response) => void proxy(request, response));
  });
  after(() => {
    for (const server of servers) server.close();
  });

  it('is read as a visitor without an account does, with its own answers', async () => {
    const answer = await fetch(`${origin}/api/events?pagina=2`, { headers: { authorization: 'Bearer x' } });
    assert.equal(answer.status, 404);
    assert.equal(answer.headers.get('set-cookie'), null);
    assert.deepEqual(await answer.json(), { code: 'not-found' });
    assert.deepEqual(asked.splice(0), ['GET /base/events?pagina=2']);
  });

  it('is never written to: a visit is none, and a form sends nothing', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      assert.equal((await fetch(`${origin}/api/contact`, { method, body: '{}' })).status, 204);
    assert.deepEqual(asked, []);
  });
});
