import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage, request } from 'node:http';
import { connect, Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { createTestApi } from '@femcoders/api/testing/test-api';
import { pdf } from '@femcoders/api/testing/test-documents';
import { StartError } from '@femcoders/services/start-error';
import { type HttpServer, listen } from './http-server.ts';

const host = '127.0.0.1';
const port = 4160;

async function withServer(
  run: (server: HttpServer) => Promise<void>,
  patience?: number,
  mostUnfinished?: number,
): Promise<void> {
  const server = await listen({ host, port, ...(patience && { patience }), ...(mostUnfinished && { mostUnfinished }) });
  try {
    await run(server);
  } finally {
    await server.close();
  }
}

/** Sends the head of a request and then a byte now and then, until the other side has had enough. @returns what it said */
async function sendForEver(head: readonly string[]): Promise<string> {
  const socket = connect(port, host);
  let said = '';
  socket.on('data', (piece) => {
    said += piece;
  });
  // Writing to somebody who has hung up is part of it.
  socket.on('error', () => {});
  socket.write([...head, 'host: sitio.example', '', ''].join('\r\n'));
  const bytes = setInterval(() => socket.write('x'), 20);
  await once(socket, 'close');
  clearInterval(bytes);
  return said;
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

  it('answers those who do not wait for each answer, in order, and hangs up on who asks very much at once', () =>
    withServer(async (server) => {
      let asked = 0;
      server.serve((request, response) => {
        asked += 1;
        setImmediate(() => response.end(request.url));
      });
      const answersTo = async (count: number) => {
        const socket = connect(port, host).on('error', () => {});
        const head = (at: number) => `GET /${at} HTTP/1.1\r\nhost: sitio.example\r\n`;
        const heads = Array.from(
          { length: count },
          (_, at) => head(at) + (at === count - 1 ? 'connection: close\r\n\r\n' : '\r\n'),
        );
        socket.write(heads.join(''));
        const said = await text(socket).catch(() => '');
        return [...said.matchAll(/^\/(\d+)/gm)].map(([, at]) => Number(at));
      };
      assert.deepEqual(await answersTo(15), [...Array(15).keys()]);
      asked = 0;
      assert.deepEqual(await answersTo(1_000), []);
      assert.ok(asked <= 20, `${asked} were answered`);
      assert.equal(await text(await ask('/eventos')), '/eventos');
    }));

  it('is there with its handler for who comes first, and lets nobody in whom it then forgets', async (t) => {
    const close = t.mock.method(Server.prototype, 'close');
    const server = await listen({ host, port }, (_request, response) => response.end('hola'));
    try {
      assert.equal(close.mock.callCount(), 0, 'a socket that was listened on is let go');
      assert.equal(await text(await ask('/eventos')), 'hola');
    } finally {
      await server.close();
    }
  });

  it('names the port that somebody else has, at this address, by its name or at all addresses', () =>
    withServer(async () => {
      for (const taken of [host, 'localhost', '0.0.0.0'])
        await assert.rejects(listen({ host: taken, port }), (error) => {
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

  it('ends the oldest of many bodies that are held back, long before its time, and answers what comes whole', () =>
    withServer(
      async (server) => {
        server.serve((incoming, response) => {
          incoming.resume().once('end', () => response.end('hecho'));
        });
        const ended: number[] = [];
        const held = await Promise.all(
          Array.from({ length: 5 }, async (_, n) => {
            const socket = connect(port, host);
            socket.on('error', () => {}).on('data', () => ended.push(n));
            await once(socket, 'connect');
            return socket;
          }),
        );
        for (const socket of held) {
          socket.write('POST / HTTP/1.1\r\nhost: sitio.example\r\ncontent-length: 1000\r\n\r\nx');
          await setTimeout(20);
        }
        while (ended.length < 2) await setTimeout(10);
        assert.deepEqual(ended.sort(), [0, 1]);
        const whole = await fetch(`http://${host}:${port}/`, { method: 'POST', body: 'a'.repeat(60_000) });
        assert.equal(await whole.text(), 'hecho');
        for (const socket of held) socket.destroy();
      },
      undefined,
      3,
    ));

  it('ends a request that does not arrive whole in time, for any handler, with a sentence', () =>
    withServer(async (server) => {
      server.serve((request, response) => request.on('end', () => response.end('entera')).resume());
      for (const size of ['content-length: 60000', 'transfer-encoding: chunked']) {
        const said = await sendForEver(['POST /api/comments HTTP/1.1', size]);
        assert.match(said, /^HTTP\/1\.1 (?:408|400) /, size);
      }
      assert.match(await sendForEver(['POST / HTTP/1.1', 'content-length: 60000']), /ha tardado demasiado en llegar/);
      assert.equal(await text(await ask('/eventos')), 'entera');
    }, 200));

  it('ends one that is answered before it has arrived, too', () =>
    withServer(async (server) => {
      server.serve((_request, response) => response.end('no, gracias'));
      assert.match(await sendForEver(['POST / HTTP/1.1', 'content-length: 60000']), /^HTTP\/1\.1 200 .*no, gracias$/s);
    }, 200));

  it('waits longer for a large body, which has a least rate', () =>
    withServer(async (server) => {
      const api = await createTestApi();
      try {
        server.serve(api.app.routing);
        const content = Buffer.concat([pdf(), Buffer.alloc(200_000, 32)]).toString('base64');
        const body = JSON.stringify({
          ...{ reason: 'comunidad', name: 'Ana', email: 'ana@example.com', privacy: true },
          ...{ message: 'Os mando un archivo, a ver qué os parece.', attachment: { name: 'a.pdf', content } },
        });
        const sent = request({ host, port, path: '/contact', method: 'POST' });
        sent.setHeader('content-type', 'application/json').setHeader('content-length', Buffer.byteLength(body));
        sent.write(body.slice(0, 100_000));
        // Longer than the patience with what is small (200 ms).
        await setTimeout(500);
        sent.end(body.slice(100_000));
        const [answer] = (await once(sent, 'response')) as [IncomingMessage];
        assert.equal(answer.statusCode, 201, await text(answer));
      } finally {
        await api.close();
      }
    }, 200));

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

  it('answers what a proxy was sending on an idle connection when it was closing, and lets go of it then', async () => {
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
