import assert from 'node:assert/strict';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { type HttpServer, listen } from './http-server.ts';
import { StartError } from './start-error.ts';

const host = '127.0.0.1';
const port = 4160;

async function withServer(run: (server: HttpServer) => Promise<void>): Promise<void> {
  const server = await listen({ host, port });
  try {
    await run(server);
  } finally {
    await server.close();
  }
}

const ask = (path: string, agent?: Agent) =>
  new Promise<IncomingMessage>((resolve, reject) => get({ host, port, path, agent }, resolve).once('error', reject));

describe('the web server', () => {
  it('says that the site is starting until there is somebody to answer', () =>
    withServer(async (server) => {
      const early = await ask('/eventos');
      assert.equal(early.statusCode, 503);
      assert.ok(early.headers['retry-after']);
      assert.equal(early.headers['x-content-type-options'], 'nosniff');
      early.resume();
      const alive = await ask('/healthz');
      assert.equal(alive.statusCode, 200);
      alive.resume();
      server.serve((_request, response) => response.end('hola'));
      assert.equal(await text(await ask('/eventos')), 'hola');
    }));

  it('names the port that somebody else has', () =>
    withServer(async () => {
      await assert.rejects(listen({ host, port }), (error) => {
        assert.ok(error instanceof StartError);
        assert.match(error.message, /PORT.*4160.*en uso/);
        return true;
      });
    }));

  it(
    'sees many strangers who come at once within a few turns of its loop, not one in each',
    { skip: process.platform !== 'linux' },
    () =>
      withServer(async (server) => {
        server.serve((_request, response) => response.end('hola'));
        const strangers = 64;
        let turns = 0;
        let counting = setImmediate(function count() {
          turns += 1;
          counting = setImmediate(count);
        });
        try {
          const answers = Array.from({ length: strangers }, async () => text(await ask('/', new Agent())));
          assert.deepEqual(new Set(await Promise.all(answers)), new Set(['hola']));
        } finally {
          clearImmediate(counting);
        }
        assert.ok(turns < strangers / 2, `${turns} turns for ${strangers} strangers`);
      }),
  );

  it('names a host that is not this machine', async () => {
    await assert.rejects(listen({ host: '192.0.2.1', port }), { name: 'StartError', message: /HOST.*192\.0\.2\.1/ });
  });

  it('ends answers under way before it closes, and keeps no connection alive', async () => {
    const server = await listen({ host, port });
    let finish = () => {};
    const asked = new Promise<void>((resolve) => {
      server.serve((_request, response) => {
        finish = () => response.end('entera');
        resolve();
      });
    });
    const answer = ask('/', new Agent({ keepAlive: true }));
    await asked;
    const closed = server.close();
    finish();
    assert.equal(await text(await answer), 'entera');
    await closed;
    await assert.rejects(ask('/'), { code: 'ECONNREFUSED' });
  });

  it('answers what a proxy was sending on an idle connection when it was told to close, and lets go of it then', async () => {
    const server = await listen({ host, port, behindProxy: true });
    server.serve((_request, response) => response.end('entera'));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    assert.equal(await text(await ask('/', agent)), 'entera');
    const closed = server.close();
    await assert.rejects(ask('/'), { code: 'ECONNREFUSED' });
    const last = await ask('/', agent);
    assert.equal(last.headers.connection, 'close');
    assert.equal(await text(last), 'entera');
    await closed;
  });
});
