import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import Fastify, { type FastifyRequest } from 'fastify';
import { admitLargeBodies } from './large-bodies.ts';
import { createTestApi, type TestApi, type TestMember } from './testing/test-api.ts';
import { pdf } from './testing/test-documents.ts';

/** A second of patience: long compared with a loaded machine's pauses between two bytes, short compared with a test's patience. */
const largeBodies = {
  slots: { ofMembers: 2, ofVisitors: 6, ofMember: 1, ofAddress: 2 },
  slowest: { bytesPerSecond: 1000, windowMs: 1000 },
  slowestReading: { bytesPerSecond: 1000, windowMs: 1000 },
};

let api: TestApi;
let port: number;
before(async () => {
  api = await createTestApi({ config: { largeBodies, trustProxy: 1 } });
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port);
  api.app.server.on('request', (request) => arrived.set(request.socket.remotePort, request));
});
/** The requests that have arrived, by their port. */
const arrived = new Map<number | undefined, IncomingMessage>();

after(() => api.close());

async function caseOf({ id, authorization }: TestMember): Promise<string> {
  const body = { fields: { puesto: 'Frontend' } };
  const answer = await api.call('PUT', `/user/${id}/documents/drafts/cv`, { as: authorization, body });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json().reference;
}
const addressOf = ({ id }: TestMember, reference: string, file: string) =>
  `/user/${id}/documents/${reference}/files/${file}?name=cv.pdf`;

/** Says that a file of 100 kB comes, and sends nothing of it yet. It ends when that has its place, or was refused. */
async function begin(member: TestMember, reference: string): Promise<Socket> {
  const socket = await open();
  socket.write(
    [
      `PUT ${addressOf(member, reference, randomUUID())} HTTP/1.1`,
      'host: site.example',
      `authorization: ${member.authorization}`,
      'content-type: application/octet-stream',
      'content-length: 100000',
      '\r\n',
    ].join('\r\n'),
  );
  await until(() => arrived.get(socket.localPort)?.readableFlowing === true || heard.get(socket) !== '');
  return socket;
}

/** Somebody who sends, and hears what is answered from the beginning. */
async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  heard.set(socket, '');
  socket.on('data', (piece) => heard.set(socket, `${heard.get(socket)}${piece}`));
  // Writing to somebody who has hung up is part of it.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}
const heard = new WeakMap<Socket, string>();

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await setTimeout(10);
}

/** A byte now and then until the other side has had enough; what it says. */
async function trickle(socket: Socket): Promise<string> {
  const bytes = setInterval(() => socket.write('x'), 20);
  // `once` of events would fail where a byte goes to somebody who has hung up.
  if (!socket.closed) await new Promise((closed) => socket.once('close', closed));
  clearInterval(bytes);
  return heard.get(socket) ?? '';
}

const whole = (member: TestMember, reference: string, file: string = randomUUID()) =>
  fetch(`http://127.0.0.1:${port}${addressOf(member, reference, file)}`, {
    method: 'PUT',
    headers: { authorization: member.authorization, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(pdf()),
  });

describe('files that are read too slowly', () => {
  /** Larger than what the system takes for a reader who reads nothing. */
  const large = randomBytes(32 * 1024 * 1024);
  const app = Fastify();
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    request.caller = { id: String(request.headers.who) } as FastifyRequest['caller'];
  });
  admitLargeBodies(app, largeBodies);
  app.setErrorHandler((_error, _request, reply) => reply.code(503).send());
  app.get('/file', { config: { holdsFile: true } }, async () => large);
  let place: { port: number; host: string };
  before(async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    place = { port: (app.server.address() as AddressInfo).port, host: '127.0.0.1' };
  });
  after(() => app.close());

  /** Asks and reads nothing. */
  async function ask(who: string): Promise<Socket> {
    const socket = connect(place).on('error', () => {});
    await once(socket, 'connect');
    socket.pause();
    socket.write(`GET /file HTTP/1.1\r\nhost: x\r\nwho: ${who}\r\n\r\n`);
    return socket;
  }
  const read = (who: string) => fetch(`http://127.0.0.1:${place.port}/file`, { headers: { who } });
  /** How much of it had gone out before its connection was ended. */
  async function sentTo(socket: Socket): Promise<number> {
    let bytes = 0;
    socket.on('data', (piece) => {
      bytes += piece.length;
    });
    socket.resume();
    if (!socket.closed) await new Promise((closed) => socket.once('close', closed));
    return bytes;
  }

  test('give way to a member with none inside once they have had their time', async () => {
    const sockets = [await ask('one'), await ask('two')];
    try {
      let answer = await read('three');
      for (let look = 0; look < 20 && answer.status !== 200; look += 1) {
        await setTimeout(100);
        answer = await read('three');
      }
      assert.deepEqual([answer.status, answer.headers.get('content-length')], [200, String(large.length)]);
      assert.ok(large.equals(Buffer.from(await answer.arrayBuffer())), 'who reads gets all of it');
      const [first, second] = sockets;
      assert.ok(first && second && (await Promise.race([sentTo(first), sentTo(second)])) < large.length);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });

  test('are given up by themselves when nobody else comes', async () => {
    const socket = await ask('one');
    await setTimeout(2 * largeBodies.slowestReading.windowMs + 500);
    assert.ok((await sentTo(socket)) < large.length);
  });
});

describe('files that come too slowly', () => {
  test('are given up with a sentence, and others have their places', async () => {
    const [slow, alsoSlow, quick] = await Promise.all([
      api.member('member'),
      api.member('member'),
      api.member('member'),
    ]);
    const [first, second, third] = [await caseOf(slow), await caseOf(alsoSlow), await caseOf(quick)];
    const sockets = [await begin(slow, first), await begin(alsoSlow, second)];
    const answers = sockets.map(trickle);

    for (const answer of await Promise.all(answers)) {
      assert.match(answer, /^HTTP\/1\.1 503 /);
      assert.match(answer, /connection: close/i);
      assert.match(answer, /El archivo llegaba demasiado despacio/);
      assert.doesNotMatch(answer, /retry-after/i);
    }
    assert.equal((await whole(quick, third)).status, 201);
    // Nothing else of hers is lost, and a file that comes well is taken.
    assert.equal((await whole(slow, first)).status, 201);
  });

  test('have one place of a member: of two at once, one is asked to come again', async () => {
    const member = await api.member('member');
    const reference = await caseOf(member);
    const sockets = [await begin(member, reference), await begin(member, reference)];
    const answers = await Promise.all(sockets.map(trickle));
    const [refused] = answers.filter((answer) => answer.includes('otro archivo tuyo'));
    assert.match(refused ?? '', /^HTTP\/1\.1 503 /);
    assert.match(refused ?? '', /retry-after: 3/i);
    assert.equal(answers.filter((answer) => answer.includes('demasiado despacio')).length, 1);
  });

  test('of members who keep to the least rate give way too, once they have had their time', async () => {
    const [slow, alsoSlow, quick] = await Promise.all([1, 2, 3].map(() => api.member('member')));
    assert.ok(slow && alsoSlow && quick);
    const sockets = [await begin(slow, await caseOf(slow)), await begin(alsoSlow, await caseOf(alsoSlow))];
    const bytes = setInterval(() => sockets.map((socket) => socket.write('x'.repeat(50))), 20);
    const reference = await caseOf(quick);
    const file = randomUUID();
    try {
      let answer: Response;
      let asked = 0;
      do {
        answer = await whole(quick, reference, file);
        asked += 1;
      } while (answer.status === 503);
      assert.equal(answer.status, 201);
      assert.ok(asked > 1, 'at first nobody gives way');
      await until(() => sockets.some((socket) => heard.get(socket)?.includes('su sitio a otra persona')));
      assert.equal(sockets.filter((socket) => heard.get(socket)).length, 1);
    } finally {
      clearInterval(bytes);
      for (const socket of sockets) socket.destroy();
    }
  });

  test('end with their sender: a line that is cut leaves its place at once', async () => {
    const member = await api.member('member');
    const reference = await caseOf(member);
    const socket = await begin(member, reference);
    socket.write('x');
    socket.destroy();
    const file = randomUUID();
    let answer: Response;
    do answer = await whole(member, reference, file);
    while (answer.status === 503);
    assert.equal(answer.status, 201);
  });
});

test('a body that has come whole is no cut one for a reader that is slower than its line', async () => {
  const app = Fastify();
  admitLargeBodies(app, { ...largeBodies, slowest: { bytesPerSecond: 1, windowMs: 60_000 } });
  app.addContentTypeParser('application/gzip', (_request, payload, done) => done(null, payload));
  const settings = { bodyLimit: 1_000_000, config: { streamsBody: true } };
  app.post('/slow', settings, async ({ raw, body }) => {
    if (!raw.closed) await once(raw, 'close');
    let bytes = 0;
    for await (const piece of body as AsyncIterable<Buffer>) bytes += piece.length;
    return { bytes };
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'content-type': 'application/gzip' };
  const answer = await fetch(`${address}/slow`, { method: 'POST', headers, body: randomBytes(100_000) });
  assert.deepEqual([answer.status, await answer.json()], [200, { bytes: 100_000 }]);
  await app.close();
});

test('a body that is cut before anybody reads it fails for its reader alone', async () => {
  const app = Fastify();
  admitLargeBodies(app, largeBodies);
  app.addContentTypeParser('application/gzip', (_request, payload, done) => done(null, payload));
  app.addHook('preValidation', async ({ raw }) => {
    while (!raw.closed) await setTimeout(5);
    await setTimeout(20);
  });
  const met: boolean[] = [];
  app.post('/late', { bodyLimit: 1_000_000, config: { streamsBody: true } }, async ({ body }) => {
    met.push((body as Readable).destroyed);
    return {};
  });
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(address.port), address.hostname);
  const head = 'POST /late HTTP/1.1\r\nhost: a\r\ncontent-type: application/gzip\r\ncontent-length: 100000\r\n\r\n';
  socket.write(`${head}abc`);
  await setTimeout(50);
  socket.destroy();
  while (met.length === 0) await setTimeout(10);
  assert.deepEqual(met, [true]);
  await app.close();
});

describe('large bodies of senders without an account', () => {
  const message = {
    ...{ reason: 'comunidad', name: 'Ana', email: 'ana@example.com', privacy: true },
    message: 'Os mando un archivo, a ver qué os parece.',
  };
  const post = (path: string, body: object, from: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    });

  /** Says that megabytes come, and keeps them back. */
  async function holdBack(
    path: string,
    from: string,
    { bytes = 6_900_000, more = [] as string[] } = {},
  ): Promise<Socket> {
    const socket = await open();
    const head = [
      `POST ${path} HTTP/1.1`,
      ...['host: site.example', 'content-type: application/json', `content-length: ${bytes}`],
      ...[`x-forwarded-for: ${from}`, ...more, '\r\n'],
    ];
    socket.write(head.join('\r\n'));
    return socket;
  }

  test('are read for so many at once; others are refused before they have sent, and what is small passes', async () => {
    const sockets = await Promise.all(Array.from({ length: 12 }, (_, n) => holdBack('/contact', `192.0.2.${n >> 1}`)));
    const answers = sockets.map(trickle);
    const small = await post('/contact', message, '192.0.2.99');
    assert.equal(small.status, 201, await small.text());
    const member = await api.member('member');
    assert.equal((await whole(member, await caseOf(member))).status, 201);

    const responses = await Promise.all(answers);
    assert.ok(responses.every((answer) => /^HTTP\/1\.1 503 /.test(answer) && /connection: close/i.test(answer)));
    assert.equal(responses.filter((answer) => answer.includes('llegaba demasiado despacio')).length, 6);
    const refused = /muchos archivos a la vez|otro archivo tuyo|su sitio a otra persona/;
    assert.equal(responses.filter((answer) => refused.test(answer)).length, 6);
    const attachment = { name: 'a.pdf', content: Buffer.concat([pdf(), Buffer.alloc(200_000, 32)]).toString('base64') };
    assert.equal((await post('/contact', { ...message, attachment }, '192.0.2.98')).status, 201);
  });

  /** Sends steadily and faster than the least rate, until it is stopped. */
  function sendSlowly(socket: Socket): () => void {
    const pieces = setInterval(() => socket.write('x'.repeat(100)), 20);
    return () => {
      clearInterval(pieces);
      socket.destroy();
    };
  }
  /** Two of each network, all of them in their places. */
  async function slowFrom(networks: readonly string[]): Promise<{ sockets: Socket[]; stop: () => void }> {
    const sockets = await Promise.all(
      networks.flatMap((from) => [from, from]).map((from) => holdBack('/contact', from)),
    );
    const stops = sockets.map(sendSlowly);
    // Who connects after them is seen after them.
    const last = await open();
    last.end('GET /nothing HTTP/1.1\r\nhost: site.example\r\nconnection: close\r\n\r\n');
    await once(last, 'close');
    return { sockets, stop: () => stops.map((stop) => stop()) };
  }
  const file = (bytes: number) => ({
    name: 'a.pdf',
    content: Buffer.concat([pdf(), Buffer.alloc(bytes, 32)]).toString('base64'),
  });

  test('of three slow networks do not close it for a fourth', async () => {
    const { sockets, stop } = await slowFrom(['203.0.113.1', '203.0.113.2', '203.0.113.3']);
    const heardOf = (sentence: string) => sockets.filter((socket) => heard.get(socket)?.includes(sentence)).length;
    try {
      for (const from of ['203.0.113.8', '203.0.113.9']) {
        const fourth = await post('/contact', { ...message, attachment: file(200_000) }, from);
        assert.equal(fourth.status, 201, await fourth.text());
      }
      await until(() => heardOf('su sitio a otra persona') > 0);
      // Not each newcomer needs one: the place of the first is free when the second comes.
      assert.equal(heardOf('su sitio a otra persona'), 1);
      assert.equal(heardOf('HTTP/1.1 503'), 1);
    } finally {
      stop();
    }
  });

  test('keep their place while they come well: neither the same network nor others put them out', async () => {
    const body = JSON.stringify({ ...message, attachment: file(300_000) });
    const half = Math.floor(body.length / 2);
    const honest = await holdBack('/contact', '203.0.113.20', { bytes: Buffer.byteLength(body) });
    honest.write(body.slice(0, half));
    const { stop } = await slowFrom(['203.0.113.31', '203.0.113.32', '203.0.113.33']);
    try {
      const second = await holdBack('/contact', '203.0.113.20');
      assert.match(await trickle(second), /muchos archivos a la vez|demasiado despacio/);
      for (const from of ['203.0.113.40', '203.0.113.41']) {
        assert.equal((await post('/contact', { ...message, attachment: file(200_000) }, from)).status, 201);
      }
      honest.write(body.slice(half));
      await until(() => heard.get(honest)?.startsWith('HTTP/1.1') === true);
      assert.match(heard.get(honest) ?? '', /^HTTP\/1\.1 201 /);
      honest.destroy();
    } finally {
      stop();
    }
  });

  test('have no more than two places of one address', async () => {
    const sockets = await Promise.all(Array.from({ length: 3 }, () => holdBack('/contact', '198.51.100.7')));
    const responses = await Promise.all(sockets.map(trickle));
    assert.equal(responses.filter((answer) => answer.includes('otro archivo tuyo')).length, 1);
  });

  test('are bounded on each route that takes them, for any sender', async () => {
    const admin = await api.member('admin');
    const asAdmin = [`authorization: ${admin.authorization}`];
    for (const path of ['/admin/pictures', '/admin/talks', '/admin/events']) {
      const sockets = await Promise.all(
        Array.from({ length: 2 }, () => holdBack(path, '192.0.2.1', { bytes: 200_000, more: asAdmin })),
      );
      const responses = await Promise.all(sockets.map(trickle));
      assert.equal(responses.filter((answer) => answer.includes('otro archivo tuyo')).length, 1, path);
      assert.equal(responses.filter((answer) => answer.includes('llegaba demasiado despacio')).length, 1, path);
    }
  });
});
