import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer, type LookupFunction } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { type Answering, type FakeSource, startFakeSource } from '../../testing/fake-source.ts';
import { ImportFailure } from './import-failure.ts';
import { createOutsideFetch, createOutsideProbe } from './outside-fetch.ts';
import { isPublicAddress, publicWebAddress } from './public-address.ts';

const inside = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '168.63.129.16',
  '172.16.0.1',
  '192.0.0.8',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.5',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
];
const wish = { maxBytes: 1024 * 1024, timeoutMs: 5_000 };
const wishes = (address: string) => publicWebAddress(address);

describe('addresses that others chose', () => {
  test('count as public only when one machine of the internet has them', () => {
    for (const address of ['8.8.8.8', '93.184.215.14', '2606:4700::1111', '2a00:1450:4003::200e']) {
      assert.ok(isPublicAddress(address), address);
    }
    for (const address of [...inside, 'ejemplo.com', '']) assert.ok(!isPublicAddress(address), address);
  });

  test('are shown to visitors only when they are https and lead outside', () => {
    assert.equal(wishes(' https://www.eventbrite.es/e/1 '), 'https://www.eventbrite.es/e/1');
    for (const address of [
      'http://www.eventbrite.es/e/1',
      'javascript:alert(1)',
      'https://ana:clave@ejemplo.com/',
      'https://localhost/',
      'https://intranet/',
      'https://impresora.local/',
      'https://metadata.google.internal/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://[::ffff:7f00:1]/',
      ...inside.map((ip) => `https://${ip.includes(':') ? `[${ip}]` : ip}/`),
      'ni idea',
      '',
    ]) {
      assert.equal(wishes(address), null, address);
    }
  });
});

describe('reading an address that others chose', () => {
  let source: FakeSource;
  before(async () => {
    source = await startFakeSource();
  });
  after(() => source.close());

  const trusting = () => createOutsideFetch({ trustedOrigins: [source.url] });
  const failure = async (promise: Promise<unknown>) => {
    const error = await promise.then(
      () => assert.fail('It was read.'),
      (thrown) => thrown,
    );
    assert.ok(error instanceof ImportFailure, String(error));
    return error;
  };

  for (const address of inside) {
    test(`refuses ${address} without a connection`, async () => {
      const host = address.includes(':') ? `[${address}]` : address;
      const { message } = await failure(createOutsideFetch()(`https://${host}/`, wish));
      assert.match(message, /red interna/);
    });
  }

  test('refuses what is not https, has a password, or is no address', async () => {
    const read = createOutsideFetch();
    assert.match((await failure(read('http://ejemplo.com/', wish))).message, /https:\/\//);
    assert.match((await failure(read('file:///etc/passwd', wish))).message, /https:\/\//);
    assert.match((await failure(read('https://a:b@ejemplo.com/', wish))).message, /contraseña/);
    assert.match((await failure(read('calendario', wish))).message, /bien escrita/);
  });

  test('refuses a name that leads inside, also when only one of its addresses does', async () => {
    for (const found of [['127.0.0.1'], ['93.184.215.14', '10.0.0.1'], ['fd00::1']]) {
      const lookup = ((_name, _options, done) =>
        done(
          null,
          found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })) as never,
        )) as LookupFunction;
      const { message } = await failure(createOutsideFetch({ lookup })('https://calendario.example/', wish));
      assert.match(message, /red interna/);
    }
  });

  test('a name that nobody knows fails the reading, and nothing else', async () => {
    // As the system's own: it says nothing else of an error.
    const lookup: LookupFunction = (name, _options, done) => {
      const error = Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
      setImmediate(() => (done as (error: Error) => void)(error));
    };
    await assert.rejects(createOutsideFetch({ lookup })('https://no-existe.example/', wish), ImportFailure);
    await assert.rejects(createOutsideProbe({ lookup })('https://no-existe.example/', 1_000), ImportFailure);
  });

  test('connects to the very number that it judged: a name that answers otherwise the second time gains nothing', async () => {
    let connections = 0;
    const victim = createServer(() => {
      connections += 1;
    }).listen(0, '127.0.0.1');
    await once(victim, 'listening');
    const { port } = victim.address() as { port: number };
    let asked = 0;
    const lookup = ((_name, _options, done) => {
      asked += 1;
      // Of the documentation's net for the first, where nobody answers; inside for every other.
      done(null, [{ address: asked === 1 ? '93.184.215.14' : '127.0.0.1', family: 4 }] as never);
    }) as LookupFunction;
    await failure(createOutsideFetch({ lookup })(`https://calendario.example:${port}/`, { ...wish, timeoutMs: 300 }));
    assert.equal(asked, 1);
    assert.equal(connections, 0);
    victim.close();
  });

  test('judges every redirect again, and follows three at the most', async () => {
    const to =
      (location: string): Answering =>
      (_request, response) => {
        response.writeHead(302, { location }).end();
      };
    Object.assign(source.routes, {
      '/dentro': to('http://169.254.169.254/latest/meta-data/'),
      '/otro-puerto': to('http://127.0.0.1:9/'),
      '/fichero': to('file:///etc/passwd'),
      '/vueltas': to('/vueltas'),
      '/una-vez': to('/final'),
      '/final': () => 'hola',
    });
    const read = trusting();
    assert.match((await failure(read(`${source.url}/dentro`, wish))).message, /https:\/\//);
    assert.match((await failure(read(`${source.url}/otro-puerto`, wish))).message, /https:\/\//);
    assert.match((await failure(read(`${source.url}/fichero`, wish))).message, /https:\/\//);
    assert.match((await failure(read(`${source.url}/vueltas`, wish))).message, /demasiadas veces/);
    assert.equal(source.calls.filter((path) => path === '/vueltas').length, 4);
    assert.equal(String(await read(`${source.url}/una-vez`, wish)), 'hola');
  });

  test('sends what was meant for one server to no other', async () => {
    const other = await startFakeSource({ '/fin': (request) => request.headers.authorization ?? 'nada' });
    source.routes['/reenvia'] = (_request, response) => {
      response.writeHead(302, { location: `${other.url}/fin` }).end();
    };
    const read = createOutsideFetch({ trustedOrigins: [source.url, other.url] });
    const headers = { authorization: 'Bearer secreto' };
    assert.equal(String(await read(`${source.url}/reenvia`, { ...wish, headers })), 'nada');
    assert.equal(String(await read(`${other.url}/fin`, { ...wish, headers })), 'Bearer secreto');
    await other.close();
  });

  test('stops at the limit of an answer without end', async () => {
    let sent = 0;
    source.routes['/enorme'] = async (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      const part = Buffer.alloc(256 * 1024, 'x');
      while (sent < 50 * 1024 * 1024 && !response.destroyed) {
        sent += part.length;
        await new Promise((written) => response.write(part, written));
      }
      response.end();
    };
    assert.match((await failure(trusting()(`${source.url}/enorme`, wish))).message, /pasa de 1 MB/);
    assert.ok(sent < 50 * 1024 * 1024);
  });

  test('does not wait for who drips, breaks off or compresses unasked', async () => {
    Object.assign<typeof source.routes, Record<string, Answering>>(source.routes, {
      '/lento': (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/plain' });
        response.write('un poco');
      },
      '/corta': (_request, response) => {
        response.writeHead(200, { 'content-length': '1000' });
        response.write('la mitad', () => response.destroy());
      },
      '/comprimido': (_request, response) => {
        response.setHeader('content-encoding', 'gzip');
        return 'no';
      },
    });
    const read = trusting();
    const slow = await failure(read(`${source.url}/lento`, { ...wish, timeoutMs: 200 }));
    assert.match(slow.message, /no ha terminado de responder/);
    assert.match((await failure(read(`${source.url}/corta`, wish))).message, /a medias|ha cortado/);
    assert.match((await failure(read(`${source.url}/comprimido`, wish))).message, /comprimido/);
  });

  test('says in words what an error means, and how long a busy server wants to be left alone', async () => {
    const status =
      (code: number, headers = {}) =>
      (_request: unknown, response: ServerResponse) => {
        response.writeHead(code, headers).end();
      };
    Object.assign(source.routes, {
      '/500': status(500),
      '/401': status(401),
      '/410': status(410),
      '/429': status(429, { 'retry-after': '120' }),
      '/429-sin-decir': status(429),
    });
    const read = trusting();
    assert.match((await failure(read(`${source.url}/500`, wish))).message, /error \(500\)/);
    assert.match((await failure(read(`${source.url}/401`, wish))).message, /no nos deja entrar/);
    assert.match((await failure(read(`${source.url}/410`, wish))).message, /ya no hay nada/);
    assert.equal((await failure(read(`${source.url}/429`, wish))).retryAfter, 120);
    assert.equal((await failure(read(`${source.url}/429-sin-decir`, wish))).retryAfter, 900);
  });
});

describe('asking whether there is something at an address', () => {
  let source: FakeSource;
  const methods: (string | undefined)[] = [];
  const answering =
    (head: number, get = head): Answering =>
    (request, response) => {
      methods.push(request.method);
      response.writeHead(request.method === 'HEAD' ? head : get, { location: '/bien' }).end('x'.repeat(100_000));
    };
  before(async () => {
    source = await startFakeSource({
      '/bien': answering(200),
      '/sin-head': answering(405, 200),
      '/nada': answering(404),
      '/reenvia': answering(302),
    });
  });
  after(() => source.close());
  const ask = (path: string) => {
    methods.length = 0;
    return createOutsideProbe({ trustedOrigins: [source.url] })(`${source.url}${path}`, 5_000);
  };

  test('wants no content where that is enough, follows, and else asks like a reader', async () => {
    assert.equal(await ask('/bien'), 200);
    assert.deepEqual(methods, ['HEAD']);
    assert.equal(await ask('/reenvia'), 200);
    assert.equal(await ask('/sin-head'), 200);
    assert.deepEqual(methods, ['HEAD', 'GET']);
    assert.equal(await ask('/nada'), 404);
  });

  test('goes nowhere inside', async () => {
    for (const address of ['https://127.0.0.1/', 'http://ejemplo.com/', `${source.url}/bien`]) {
      await assert.rejects(createOutsideProbe()(address, 1_000), ImportFailure, address);
    }
    const lookup = ((_name, _options, done) =>
      done(null, [{ address: '10.0.0.1', family: 4 }] as never)) as LookupFunction;
    await assert.rejects(createOutsideProbe({ lookup })('https://guia.example/', 1_000), /red interna/);
  });
});
