import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { type RefusedDirective, refusedDirectives } from '@femcoders/contracts/refusal-names';
import Fastify from 'fastify';
import type pg from 'pg';
import { layRelease, version } from '../test/release-fixture.ts';
import { openTestRegistry, type TestRegistry } from '../test/test-registry.ts';
import { createBeaconCounter } from './beacon-counter.ts';
import { refusalRoutes } from './refusal-routes.ts';

const site = 'https://sitio.example';
const page = `${site}/mf-blog?codigo=secreto`;
const address = (parts: Record<string, string> = {}) =>
  `/refusals?${new URLSearchParams({ page: '/mf-blog', owner: `mf-blog@${version('b')}`, shell: version('1'), ...parts })}`;
const fileOf = (name: string, digit: string) => `${site}/mf/${name}/${version(digit)}/js/routes.js`;

interface Violation {
  directive?: string;
  blocked?: string;
  source?: string | null;
  document?: string;
}

/** As browsers write it for a `report-uri`. */
const alone = ({
  directive = 'img-src',
  blocked = 'https://otra.example/a.png',
  source,
  document = page,
}: Violation) => ({
  'csp-report': {
    'document-uri': document,
    referrer: `${site}/secreto`,
    'violated-directive': directive,
    'effective-directive': directive,
    'original-policy': "default-src 'none'",
    disposition: 'enforce',
    'blocked-uri': blocked,
    'status-code': 200,
    'script-sample': 'secreto',
    ...(source !== undefined && { 'source-file': source }),
  },
});

/** As browsers write it for a `report-to`. */
const together = (...violations: Violation[]) =>
  violations.map(({ directive = 'img-src', blocked = 'https://otra.example/a.png', source, document = page }) => ({
    age: 12,
    type: 'csp-violation',
    url: document,
    user_agent: 'secreto',
    body: {
      documentURL: document,
      blockedURL: blocked,
      effectiveDirective: directive,
      disposition: 'enforce',
      sample: 'secreto',
      ...(source !== undefined && { sourceFile: source }),
    },
  }));

describe('what browsers refused', () => {
  let opened: TestRegistry;
  let pool: pg.Pool;
  const logged: string[] = [];

  before(async () => {
    opened = await openTestRegistry();
    pool = opened.pool;
    for (const [name, digit] of [
      ['mf-blog', 'b'],
      ['mf-events', 'e'],
      ['shell', '1'],
    ] as const) {
      await opened.registry.publish(await layRelease(opened.releasesDir, name, version(digit)));
    }
  });
  afterEach(async () => {
    await pool.query('delete from registry.beacons');
    logged.length = 0;
  });
  after(() => opened.close());

  async function takeReports(limit?: { hits: number; window: number }) {
    const clock = () => new Date('2026-11-21T12:00:00Z');
    const counter = createBeaconCounter({ pool, log: { info() {}, warn() {} }, clock, writeEvery: 3_600_000 });
    const stream = { write: (line: string) => void logged.push(line) };
    const app = Fastify({ logger: { level: 'trace', stream } });
    await app.register(refusalRoutes, { counter, ...(limit && { limit }) });
    const send = (
      body: unknown,
      {
        type = Array.isArray(body) ? 'application/reports+json' : 'application/csp-report',
        to = address(),
        headers = {},
        from = '192.0.2.1',
      }: { type?: string; to?: string; headers?: Record<string, string>; from?: string } = {},
    ) =>
      app.inject({
        method: 'POST',
        url: to,
        payload: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': type, ...headers },
        remoteAddress: from,
      });
    /** Returns the stored counts, as `part directive times`. */
    const counted = async () => {
      await counter.flush();
      const { rows } = await pool.query<{ name: string; bucket: number; count: string }>(
        'select name, bucket, count from registry.beacons order by name, bucket',
      );
      return rows.map(({ name, bucket, count }) => `${name} ${refusedDirectives[bucket]} ${count}`);
    };
    return { send, counted };
  }

  it('is counted for the page’s owner and the shell, in the formats of all browsers', async () => {
    const { send, counted } = await takeReports();
    assert.equal((await send(alone({}), { headers: { 'sec-fetch-site': 'same-origin' } })).statusCode, 204);
    assert.equal((await send(alone({ directive: 'style-src-attr', blocked: 'inline', source: page }))).statusCode, 204);
    assert.equal((await send(together({}, { directive: 'connect-src' }))).statusCode, 204);
    assert.deepEqual(await counted(), [
      'mf-blog style-src-attr 1',
      'mf-blog img-src 2',
      'mf-blog connect-src 1',
      'shell style-src-attr 1',
      'shell img-src 2',
      'shell connect-src 1',
    ]);
  });

  it('is the remote’s alone whose file tried it, on any page', async () => {
    const { send, counted } = await takeReports();
    await send(alone({ directive: 'connect-src', source: fileOf('mf-events', 'e') }));
    await send(together({ directive: 'require-trusted-types-for', source: fileOf('mf-events', 'e') }));
    await send(alone({ source: fileOf('shell', '1') }));
    assert.deepEqual(await counted(), [
      'mf-blog img-src 1',
      'mf-events require-trusted-types-for 1',
      'mf-events connect-src 1',
      'shell img-src 1',
    ]);
  });

  it('is the shell’s alone once the tab has gone on to a page of which nothing is said', async () => {
    const { send, counted } = await takeReports();
    await send(alone({ document: `${site}/eventos` }));
    await send(alone({ document: `${site}/mf-blog/mas` }));
    assert.deepEqual(await counted(), ['shell img-src 2']);
  });

  it('is counted under the directive that older browsers name, and under none that nobody knows', async () => {
    const { send, counted } = await takeReports();
    const old = { 'document-uri': page, 'blocked-uri': 'https://otra.example', 'source-file': null };
    await send({ 'csp-report': { ...old, 'violated-directive': "img-src 'self' data:" } });
    await send(alone({ directive: 'nueva-src' }));
    assert.deepEqual(await counted(), ['mf-blog other 1', 'mf-blog img-src 1', 'shell other 1', 'shell img-src 1']);
  });

  it('is nobody’s when an extension or an app did it, or another site shows the page in a frame', async () => {
    const { send, counted } = await takeReports();
    const inline = { directive: 'script-src-elem', blocked: 'inline' };
    for (const violation of [
      { source: 'chrome-extension' },
      { source: 'moz-extension://0a1b/content.js' },
      { source: 'safari-web-extension://0a1b/content.js' },
      { source: 'webkit-masked-url://hidden/' },
      { source: 'user-script:3' },
      { source: 'https://otra.example/script.js' },
      { blocked: 'chrome-extension' },
      { blocked: 'moz-extension://0a1b/a.png' },
      { blocked: 'gsa://onpageload', directive: 'frame-src' },
      { directive: 'frame-ancestors', blocked: 'https://otra.example' },
      { ...inline, source: page },
      inline,
    ]) {
      assert.equal((await send(alone(violation))).statusCode, 204);
      assert.equal((await send(together(violation))).statusCode, 204);
    }
    assert.deepEqual(await counted(), []);
    await send(alone({ ...inline, source: fileOf('mf-blog', 'b') }));
    assert.deepEqual(await counted(), ['mf-blog script-src-elem 1'], 'but for what a released file has written');
  });

  it('is dropped without a word where it names no release or no page of it', async () => {
    const { send, counted } = await takeReports();
    for (const to of [address({ owner: `mf-blog@${version('f')}` }), address({ page: '/otra' })]) {
      assert.equal((await send(alone({}), { to })).statusCode, 204);
    }
    assert.equal((await send(alone({ source: fileOf('mf-blog', 'f') }))).statusCode, 204);
    assert.equal((await send([{ type: 'deprecation', body: { id: 'x' } }])).statusCode, 204);
    assert.deepEqual(await counted(), []);
    await send(alone({}), { to: address({ shell: version('f') }) });
    assert.deepEqual(await counted(), ['mf-blog img-src 1']);
  });

  it('is refused where it is none', async () => {
    const { send, counted } = await takeReports();
    for (const body of [{}, [{ body: {} }], [{ type: 'csp-violation', body: 'x' }], 'null', { 'csp-report': 7 }]) {
      const answer = await send(body);
      assert.deepEqual([answer.statusCode, answer.json().message], [400, 'No entendemos este aviso.']);
    }
    for (const body of ['', '{', '{"__proto__":{"a":1}}']) assert.equal((await send(body)).statusCode, 400, body);
    for (const to of [
      '/refusals',
      address({ page: '/a;b' }),
      address({ owner: 'mf-blog' }),
      address({ owner: `mf-blog@${version('b')}@x` }),
      address({ shell: '1' }),
      `${address()}&page=/otra`,
    ]) {
      assert.equal((await send(alone({}), { to })).statusCode, 400, to);
    }
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      assert.equal((await send(alone({}), { type })).statusCode, 415, type);
    }
    assert.deepEqual(await counted(), []);
  });

  it('is too much from one address, in one body or in one request', async () => {
    const { send, counted } = await takeReports({ hits: 3, window: 60_000 });
    assert.equal((await send(alone({ blocked: `https://otra.example/${'a'.repeat(16 * 1024)}` }))).statusCode, 413);
    assert.equal((await send(together(...Array.from({ length: 25 }, () => ({}))))).statusCode, 204);
    assert.deepEqual(
      await counted(),
      ['mf-blog img-src 20', 'shell img-src 20'],
      'the rest of one request is left out',
    );
    await send(alone({}));
    await send(alone({}));
    const refused = await send(alone({}));
    assert.equal(refused.statusCode, 429);
    assert.ok(Number(refused.headers['retry-after']) > 0);
    assert.equal((await send(alone({}), { from: '192.0.2.2' })).statusCode, 204);
  });

  it('leaves a count and nothing of what was said, neither in the database nor in the log', async () => {
    const { send, counted } = await takeReports();
    await send(alone({ source: page, blocked: `${site}/secreto.png` }), { headers: { referer: page } });
    await send(together({ directive: 'secreto' }));
    await send('{"csp-report": secreto');
    await send({ 'csp-report': { 'document-uri': 7, 'script-sample': 'secreto' } });
    await counted();
    const { rows } = await pool.query<{ row: string }>('select beacons::text as row from registry.beacons');
    assert.ok(rows.length > 0 && logged.length > 0);
    for (const { row } of rows) assert.doesNotMatch(row, /secreto/);
    for (const line of logged) assert.doesNotMatch(line, /secreto/);
  });

  it('keeps its places: a directive that moves would change what was counted', () => {
    const places: Partial<Record<RefusedDirective, number>> = {
      other: 0,
      'script-src': 1,
      'img-src': 9,
      'base-uri': 18,
    };
    for (const [directive, place] of Object.entries(places)) assert.equal(refusedDirectives[place], directive);
  });
});
