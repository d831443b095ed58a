import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { loadHttp } from './http-load.ts';
import { requestBytes, visitorAddress } from './request-bytes.ts';

async function serve(context: TestContext, listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('every request is asked once and waits for its whole answer, however long that is', async (context) => {
  const seen: number[] = [];
  let open = 0;
  let mostOpen = 0;
  const url = await serve(context, (request, response) => {
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      seen.push(JSON.parse(body).n);
      open -= 1;
      response.setHeader('content-length', 300_000).end(Buffer.alloc(300_000, 'x'));
    });
  });
  const result = await loadHttp({
    url,
    connections: 3,
    until: { requests: 20 },
    request: (n) => requestBytes({ method: 'POST', path: '/', body: { n } }),
    expected: 200,
  });
  assert.deepEqual(
    seen.toSorted((a, b) => a - b),
    Array.from({ length: 20 }, (_, n) => n),
  );
  assert.ok(mostOpen <= 3);
  assert.equal(result.requests, 20);
  assert.ok(result.p99 >= result.p50 && result.p50 > 0);
});

test('an answer with another status ends the measurement and is shown', async (context) => {
  const url = await serve(context, (_request, response) => {
    response.writeHead(429, { 'content-length': 9 }).end('too often');
  });
  const load = {
    url,
    connections: 1,
    until: { seconds: 5 },
    request: () => requestBytes({ path: '/' }),
    expected: 200,
  };
  await assert.rejects(loadHttp(load), /Expected 200, was answered 429.*too often/s);
});

test('only servers of this machine are measured', async () => {
  const load = { connections: 1, until: { requests: 1 }, request: () => requestBytes({ path: '/' }), expected: 200 };
  await assert.rejects(loadHttp({ ...load, url: 'http://192.0.2.1:80' }), /this machine/);
});

test('visitors have addresses of their own', () => {
  const addresses = Array.from({ length: 70_000 }, (_, visitor) => visitorAddress(visitor));
  assert.equal(new Set(addresses).size, addresses.length);
  assert.equal(addresses[65_536 + 258], '10.1.1.2');
});
