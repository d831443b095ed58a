import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Beacon } from '@femcoders/contracts/beacon';
import Fastify from 'fastify';
import type pg from 'pg';
import { layRelease, version } from '../test/release-fixture.ts';
import { openTestRegistry, type TestRegistry } from '../test/test-registry.ts';
import { bucketOf } from './beacon-buckets.ts';
import { createBeaconCounter } from './beacon-counter.ts';
import { beaconRoutes } from './beacon-routes.ts';
import { keptDays, purgeBeacons } from './beacon-store.ts';
import type { Registry } from './registry.ts';

const shell = { name: 'shell', version: version('1') };
const blog = { name: 'mf-blog', version: version('b') };
const events = { name: 'mf-events', version: version('e') };
const unknown = { name: 'mf-blog', version: version('f') };
const view: Partial<Beacon> = { page: '/mf-blog', owner: blog, shell };

describe('what tabs tell', () => {
  const clock = { now: new Date('2026-11-21T12:00:00Z') };
  let opened: TestRegistry;
  let pool: pg.Pool;
  let releasesDir: string;
  let registry: Registry;
  const warnings: string[] = [];

  before(async () => {
    opened = await openTestRegistry();
    ({ pool, releasesDir, registry } = opened);
    for (const part of [blog, events, shell]) {
      await registry.publish(await layRelease(releasesDir, part.name, part.version));
    }
  });
  afterEach(async () => {
    await pool.query('delete from registry.beacons');
    warnings.length = 0;
  });
  after(async () => {
    await opened.close();
  });

  /** A process that takes beacons; it writes on request. */
  async function takeBeacons(limit?: { hits: number; window: number }, through = pool) {
    const log = { info() {}, warn: (_details: object, message: string) => void warnings.push(message) };
    const counter = createBeaconCounter({ pool: through, log, clock: () => clock.now, writeEvery: 3_600_000 });
    const app = Fastify();
    await app.register(beaconRoutes, { counter, ...(limit && { limit }) });
    return {
      counter,
      send: (payload: object, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
        app.inject({ method: 'POST', url: '/beacons', payload, headers, remoteAddress }),
    };
  }

  async function stored() {
    const { rows } = await pool.query<{ line: string }>(
      `select concat_ws(' ', day, name, page, metric, bucket, count) as line from registry.beacons order by line`,
    );
    return rows.map(({ line }) => line);
  }

  it('is kept as counts: views of every part, vitals of the page and the shell, loads and errors of each, and in how many views it failed', async () => {
    const { counter, send } = await takeBeacons();
    const vitals = { ttfb: 80, lcp: 1500, cls: 0.05 };
    const beaconBody = {
      ...view,
      vitals,
      loads: [{ ...events, ms: 300 }],
      errors: [{ ...events, count: 3 }],
    };
    assert.equal((await send(beaconBody)).statusCode, 204);
    assert.equal((await send(beaconBody)).statusCode, 204);
    assert.deepEqual(await stored(), [], 'nothing is written for each view');
    await counter.flush();
    const of = (name: string, metric: string, amount: number | null, count = 2) =>
      `2026-11-21 ${name} /mf-blog ${metric} ${amount === null ? 0 : bucketOf(amount)} ${count}`;
    assert.deepEqual(
      await stored(),
      [
        ...['mf-blog', 'shell'].flatMap((name) => [
          of(name, 'views', null),
          of(name, 'ttfb', 80),
          of(name, 'lcp', 1500),
          of(name, 'cls', 500),
        ]),
        of('mf-events', 'views', null),
        of('mf-events', 'load', 300),
        of('mf-events', 'failed', null),
        of('mf-events', 'errors', null, 6),
      ].sort(),
    );
  });

  it('is added up over writes and processes', async () => {
    const [one, other] = [await takeBeacons(), await takeBeacons()];
    await one.send(view);
    await one.counter.flush();
    await one.send(view);
    await other.send(view);
    await Promise.all([one.counter.close(), other.counter.close()]);
    assert.deepEqual(await stored(), ['2026-11-21 mf-blog /mf-blog views 0 3', '2026-11-21 shell /mf-blog views 0 3']);
  });

  it('costs two statements however many made-up parts it names', async () => {
    let statements = 0;
    const through = new Proxy(pool, {
      get(target, name) {
        if (name === 'query') statements += 1;
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const { counter, send } = await takeBeacons(undefined, through);
    const made = (from: number) =>
      Array.from({ length: 20 }, (_, n) => ({ name: 'mf-blog', version: (from + n).toString(16).padStart(16, '0') }));
    const loads = made(1_000).map((part) => ({ ...part, ms: 1 }));
    const errors = made(2_000).map((part) => ({ ...part, count: 1 }));
    assert.equal((await send({ ...view, loads, errors })).statusCode, 204);
    assert.ok(statements <= 2, `${statements} statements`);
    await counter.close();
    assert.deepEqual(await stored(), ['2026-11-21 mf-blog /mf-blog views 0 1', '2026-11-21 shell /mf-blog views 0 1']);
  });

  it('is dropped without a word where it names no release or no page of it', async () => {
    const { counter, send } = await takeBeacons();
    assert.equal((await send({ ...view, owner: unknown })).statusCode, 204);
    assert.equal((await send({ ...view, page: '/mf-events' })).statusCode, 204);
    await counter.flush();
    assert.deepEqual(await stored(), []);
    assert.equal((await send({ ...view, errors: [{ ...unknown, count: 1 }] })).statusCode, 204);
    await counter.flush();
    assert.deepEqual(
      (await stored()).filter((line) => line.includes('errors')),
      [],
    );
  });

  it('is refused where it is none', async () => {
    const { send } = await takeBeacons();
    for (const wrong of [{}, { ...view, page: '/a?q=1' }, { ...view, vitals: { lcp: -1 } }]) {
      assert.equal((await send(wrong)).statusCode, 400);
    }
  });

  it('is too much from one address, and from that one only', async () => {
    const { send } = await takeBeacons({ hits: 2, window: 60_000 });
    await send(view);
    await send(view);
    const refused = await send(view);
    assert.equal(refused.statusCode, 429);
    assert.ok(Number(refused.headers['retry-after']) > 0);
    assert.equal((await send(view, {}, '192.0.2.2')).statusCode, 204);
  });

  it('is too much from one home or site, however many addresses of its network it has', async () => {
    const { send } = await takeBeacons({ hits: 2, window: 60_000 });
    const from = async (address: string) => (await send(view, {}, address)).statusCode;
    const statuses = async (...addresses: string[]) => Promise.all(addresses.map(from));
    assert.deepEqual(await statuses('2001:db8::1', '2001:db8::2', '2001:db8::3:4'), [204, 204, 429], 'a /64');
    const nets = (groups: number[]) =>
      groups.flatMap((n) => ['1', '2'].map((host) => `2001:db8:0:${n.toString(16)}::${host}`));
    assert.deepEqual(new Set(await statuses(...nets([1, 2, 3]))), new Set([204]));
    assert.deepEqual(
      await statuses('2001:db8:0:ff::1', '2001:db8:0:100::1'),
      [429, 204],
      'a /56 has four times as much',
    );
    const homes = Array.from({ length: 11 }, (_, n) => nets([(n + 2) << 8, ((n + 2) << 8) + 1])).flat();
    await statuses(...homes);
    assert.deepEqual(
      await statuses('2001:db8:0:f000::1', '2001:db8:1::1'),
      [429, 204],
      'a /48 has sixteen times as much',
    );
  });

  it('waits while the database is away', async () => {
    let away = true;
    const query: (text: string, values: unknown[]) => Promise<unknown> = (text, values) =>
      away && text.startsWith('insert') ? Promise.reject(new Error('away')) : pool.query(text, values);
    const { counter, send } = await takeBeacons(undefined, { query } as unknown as pg.Pool);
    await send(view);
    await counter.flush();
    await counter.flush();
    assert.deepEqual(warnings, ['beacons not written, they wait'], 'logged once');
    away = false;
    await counter.close();
    assert.equal((await stored()).length, 2);
  });

  it(`is kept for ${keptDays} days`, async () => {
    const { counter, send } = await takeBeacons();
    await send(view);
    await counter.close();
    const dayMs = 24 * 3_600_000;
    await purgeBeacons(pool, new Date(clock.now.getTime() + keptDays * dayMs));
    assert.equal((await stored()).length, 2);
    await purgeBeacons(pool, new Date(clock.now.getTime() + (keptDays + 1) * dayMs));
    assert.equal((await stored()).length, 0);
  });
});
