import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { type ApiConfig, defaultApiConfig } from './config.ts';
import { addEvent } from './testing/add-event.ts';
import { askForPlace } from './testing/ask-for-place.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';
import { withLinkKey } from './testing/with-link-key.ts';

const limits = {
  comments: { hits: 3, window: 60 },
  loginsPerAddress: { hits: 30, window: 900 },
  loginsPerAccount: { hits: 10, window: 900 },
};

async function withApi(trustProxy: ApiConfig['trustProxy'], run: (api: TestApi) => Promise<void>): Promise<void> {
  const api = await createTestApi({ config: { limits, trustProxy } });
  try {
    await run(api);
  } finally {
    await api.close();
  }
}

const send = (api: TestApi, from: string, forwardedFor?: string) =>
  api.call('POST', '/comments', {
    body: { postId: 16, content: 'Hola', alias: '' },
    from,
    ...(forwardedFor && { headers: { 'x-forwarded-for': forwardedFor } }),
  });

test('anyone who comments very often has to wait, and may go on after the wait', () =>
  withApi(false, async (api) => {
    for (let n = 0; n < 3; n += 1) assert.equal((await send(api, '192.0.2.1')).statusCode, 201);
    api.clock.now = new Date(api.clock.now.getTime() + 20_000);
    const answer = await send(api, '192.0.2.1');
    assert.equal(answer.statusCode, 429);
    assert.equal(answer.headers['retry-after'], '40');
    assert.equal(answer.json().code, 'too-many-requests');
    assert.equal(answer.json().message, 'Has enviado muchos comentarios seguidos. Prueba de nuevo en 40 segundos.');
    assert.equal((await send(api, '192.0.2.2')).statusCode, 201);
    api.clock.now = new Date(api.clock.now.getTime() + 40_000);
    assert.equal((await send(api, '192.0.2.1')).statusCode, 201);
  }));

test('a whole IPv6 network has no allowance for each of its parts', () =>
  withApi(false, async (api) => {
    const taken = async (addresses: string[]) => {
      let count = 0;
      for (const address of addresses) if ((await send(api, address)).statusCode === 201) count += 1;
      return count;
    };
    const parts = (of: (n: number) => string) => Array.from({ length: 60 }, (_, n) => of(n));
    // Three of each /64: four times as many of a /56, sixteen times of a /48.
    assert.equal(await taken(parts(() => '2001:db8:1:0::1')), 3);
    assert.equal(await taken(parts((n) => `2001:db8:1:${n.toString(16)}::1`)), 9);
    assert.equal(await taken(parts((n) => `2001:db8:1:${n.toString(16)}00::1`)), 36);
    assert.equal(await taken(['2001:db8:2::1']), 1, 'another network is not counted with it');
  }));

test('without a trusted proxy a made-up X-Forwarded-For changes nothing', () =>
  withApi(false, async (api) => {
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await send(api, '192.0.2.1', `198.51.100.${n}`)).statusCode);
    assert.deepEqual(statuses, [201, 201, 201, 429]);
  }));

for (const trustProxy of [1, ['10.0.0.1']]) {
  test(`behind the proxy ${JSON.stringify(trustProxy)} only what it added counts`, () =>
    withApi(trustProxy, async (api) => {
      const statuses = [];
      for (let n = 0; n < 4; n += 1) {
        statuses.push((await send(api, '10.0.0.1', `203.0.113.${n}, 198.51.100.7`)).statusCode);
      }
      assert.deepEqual(statuses, [201, 201, 201, 429]);
      assert.equal((await send(api, '10.0.0.1', '198.51.100.8')).statusCode, 201);
    }));
}

test('what is wrong counts like what is right, and what is too much is not read', () =>
  withApi(false, async (api) => {
    const cases = [
      { path: '/comments', hits: 3 },
      // Whether it is anonymous shows only when it is read.
      {
        path: '/contact',
        hits: defaultApiConfig.contact.limit.hits + defaultApiConfig.contact.anonymousLimit.hits,
      },
      { path: '/jobs', hits: defaultApiConfig.jobs.limit.hits },
      { path: '/auth/register', hits: defaultApiConfig.limits.registrationsPerAddress.hits },
      { path: '/registrations/confirm', hits: defaultApiConfig.registrations.limit.hits },
    ];
    for (const { path, hits } of cases) {
      const ask = (body: unknown, type = 'application/json') =>
        api.call('POST', path, { body, from: '192.0.2.9', headers: { 'content-type': type } });
      for (let n = 0; n < hits; n += 1) assert.equal((await ask(n % 2 ? '{' : '{"a":1}')).statusCode, 400, path);
      assert.equal((await ask('{')).statusCode, 429, path);
      assert.equal((await ask('x'.repeat(20_000_000))).statusCode, 429, path);
      assert.equal((await ask('x', 'image/png')).statusCode, 429, path);
      assert.equal((await api.call('POST', path, { body: {}, from: '192.0.2.8' })).statusCode, 400, path);
    }
  }));

test('of many at once from one address as many pass as its limit says', () =>
  withApi(false, async (api) => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => send(api, `192.0.2.${n % 2}`)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    assert.deepEqual(statuses, [201, 201, 201, 201, 201, 201, 429, 429]);
  }));

test('anyone who searches as no person can has to wait, and nobody else', async () => {
  const api = await createTestApi({ config: { limits: { searches: { hits: 5, window: 60 } } } });
  try {
    const search = (from: string) => api.call('GET', '/search?q=grid', { from });
    for (let n = 0; n < 5; n += 1) assert.equal((await search('192.0.2.1')).statusCode, 200);
    const answer = await search('192.0.2.1');
    assert.equal(answer.statusCode, 429);
    assert.match(answer.json().message, /^Has hecho muchas búsquedas seguidas\. Prueba de nuevo en /);
    assert.equal((await search('192.0.2.2')).statusCode, 200);
    const { rows } = await api.pool.query("select bucket from rate_limits where bucket like 'search:%'");
    assert.ok(rows.length === 2 && !JSON.stringify(rows).includes('192.0.2'), 'no address is kept');
  } finally {
    await api.close();
  }
});

test('a class of thirty that types its searches from one address is never asked to wait', () => {
  const { hits, window } = defaultApiConfig.limits.searches;
  // One search of four words: the search asks whenever somebody stops for a moment.
  assert.ok((hits * 60) / window >= 30 * 4 * 5);
});

test('made-up keys of links are counted by who tries them, and a good one by what it opens', () =>
  withApi(false, async (api) => {
    await addEvent(api.pool, { starts_at: '2090-12-12T17:30:00Z' });
    await askForPlace(api, { name: 'Ana', email: 'ana@example.com' });
    const token = /mi-plaza#([\w-]+)/.exec(api.mails.at(-1)?.text ?? '')?.[1] ?? assert.fail('no link');
    const { hits } = defaultApiConfig.limits.linkKeys;
    const ask = (method: string, path: string, key: string) =>
      api.call(method, path, { headers: withLinkKey(key), from: '192.0.2.7' });
    const ways = [
      ['GET', '/own-registration'],
      ['POST', '/own-registration/cancel'],
      ['POST', '/own-registration/accept'],
    ] as const;
    for (let n = 0; n < hits; n += 1) {
      const [method, path] = ways[n % 3] ?? ways[0];
      assert.equal((await ask(method, path, `${n}`.padStart(43, 'a'))).statusCode, 404);
    }
    for (const [method, path] of ways) assert.equal((await ask(method, path, 'a'.repeat(43))).statusCode, 429);
    // Calendars are shared: what is tried at them is counted apart.
    const readCalendar = async () =>
      (await api.call('GET', '/own-registration/calendar.ics?clave=abc', { from: '192.0.2.7' })).statusCode;
    for (let n = 0; n < hits; n += 1) assert.equal(await readCalendar(), 404);
    assert.equal(await readCalendar(), 429);
    // Hers stays open, also from where somebody has tried.
    assert.equal((await ask('GET', '/own-registration', token)).statusCode, 200);
  }));

test('a route by which everybody may write says how often', async () => {
  const plugin = async (app: FastifyInstance) => {
    app.post('/beacons', async () => null);
  };
  await assert.rejects(createTestApi({ plugins: [plugin] }), /POST \/beacons may be asked by everybody/);
});
