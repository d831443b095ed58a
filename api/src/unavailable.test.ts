import assert from 'node:assert/strict';
import net from 'node:net';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { createTestApi } from './testing/test-api.ts';
import { waitUntil } from './testing/wait-until.ts';

/** Stands between the API and its database; it can go away or fall silent, and come back, also without what it knew of. */
function createGateway() {
  const connections = new Set<net.Socket>();
  let target: net.NetConnectOpts;
  let port = 0;
  let server: net.Server;
  let silent = false;
  let life = 1;

  async function open(): Promise<void> {
    server = net.createServer((incoming) => {
      const outgoing = net.connect(target);
      for (const socket of [incoming, outgoing]) {
        connections.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          connections.delete(socket);
          incoming.destroy();
          outgoing.destroy();
        });
      }
      const own = life;
      // Who asks is heard, and has no answer, as from a server that is frozen.
      const pass = (from: net.Socket, to: net.Socket) =>
        from.on('data', (bytes) => silent || own < life || to.write(bytes));
      pass(incoming, outgoing);
      pass(outgoing, incoming);
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    port = (server.address() as net.AddressInfo).port;
  }

  return {
    open,
    async close() {
      for (const socket of connections) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
    answer(does: boolean) {
      silent = !does;
    },
    /** Answers on, but never again on a connection of now: as another machine under the address of one that is gone. */
    forget() {
      life++;
    },
    /** @returns an address that leads to `url` through the gateway */
    async lead(url: string): Promise<string> {
      const address = new URL(url);
      const folder = address.searchParams.get('host') ?? decodeURIComponent(address.hostname);
      const number = address.port || '5432';
      target = folder.startsWith('/')
        ? { path: `${folder}/.s.PGSQL.${number}` }
        : { host: address.hostname, port: Number(number) };
      await open();
      const user = address.username || address.searchParams.get('user') || 'postgres';
      const password = address.password && `:${address.password}`;
      return `postgres://${user}${password}@127.0.0.1:${port}${address.pathname}`;
    },
  };
}

test('without its database the API says so, keeps running, and is back by itself', async () => {
  const gateway = createGateway();
  const api = await createTestApi({ through: (url) => gateway.lead(url) });
  try {
    const { authorization: as } = await api.member('moderator');
    const calls = (): Promise<number[]> =>
      Promise.all([
        api.call('GET', '/comments/approved').then((answer) => answer.statusCode),
        api.call('GET', '/events/api/list/past').then((answer) => answer.statusCode),
        api.call('GET', '/comments/pending', { as }).then((answer) => answer.statusCode),
        api
          .call('POST', '/comments', { body: { postId: 16, content: 'Hola', alias: '' } })
          .then((answer) => answer.statusCode),
      ]);
    assert.deepEqual(await calls(), [200, 200, 200, 201]);

    await gateway.close();
    // A list of a moment ago is good for one more.
    await waitUntil(async () => (await calls()).every((status) => status === 503), 10_000);
    const answer = await api.call('GET', '/comments/approved');
    assert.equal(answer.headers['retry-after'], '5');
    assert.equal(answer.json().code, 'unavailable');
    assert.equal((await api.call('GET', '/openapi.json')).statusCode, 200);

    await gateway.open();
    const deadline = Date.now() + 10_000;
    while ((await calls()).some((status) => status >= 500)) {
      assert.ok(Date.now() < deadline);
      await setTimeout(20);
    }
  } finally {
    await api.close();
    await gateway.close();
  }
});

test('of a database that takes questions and does not answer the API says the same, and is back by itself', async () => {
  const gateway = createGateway();
  // The limit that the pool has by itself is for slow statements; here nothing is worth waiting for.
  const api = await createTestApi({ through: (url) => gateway.lead(url) });
  try {
    const { authorization: as } = await api.member('moderator');
    const calls = async () => {
      const answers = await Promise.all([
        api.call('GET', '/events/api/list/past?page=3&limit=3'),
        api.call('GET', '/people'),
        api.call('GET', '/comments/pending', { as }),
        api.call('POST', '/comments', { body: { postId: 16, content: 'Hola', alias: '' } }),
      ]);
      return answers.map(({ statusCode }) => statusCode);
    };
    gateway.answer(false);
    assert.deepEqual(await calls(), [503, 503, 503, 503]);

    gateway.answer(true);
    const deadline = Date.now() + 10_000;
    let statuses = await calls();
    while (statuses.some((status) => status >= 500)) {
      assert.ok(Date.now() < deadline, String(statuses));
      await setTimeout(20);
      statuses = await calls();
    }
    assert.deepEqual(statuses, [200, 200, 200, 201]);
  } finally {
    await api.close();
    await gateway.close();
  }
});

test('of a host that is back under its address no connection of before costs a second question', async () => {
  const gateway = createGateway();
  const api = await createTestApi({ through: (url) => gateway.lead(url) });
  try {
    const { authorization: as } = await api.member('moderator');
    const ask = () => api.call('GET', '/comments/pending', { as }).then(({ statusCode }) => statusCode);
    // Each has its own connection.
    assert.deepEqual(await Promise.all([ask(), ask(), ask(), ask()]), [200, 200, 200, 200]);
    gateway.forget();
    assert.equal(await ask(), 503);
    for (let call = 1; call <= 6; call++) assert.equal(await ask(), 200, `call ${call}`);
  } finally {
    await api.close();
    await gateway.close();
  }
});
