import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { AdminList } from '@femcoders/contracts/admin-list';
import type { Beacon } from '@femcoders/contracts/beacon';
import { type Measurement, measurementSchema } from '@femcoders/contracts/measurements';
import Fastify from 'fastify';
import type pg from 'pg';
import { layRelease, version } from '../test/release-fixture.ts';
import { openTestRegistry, type TestRegistry } from '../test/test-registry.ts';
import { createBeaconCounter } from './beacon-counter.ts';
import { measurementRoutes } from './measurement-routes.ts';
import type { Registry } from './registry.ts';

const shell = { name: 'shell', version: version('1') };
const blog = (digit: string) => ({ name: 'mf-blog', version: version(digit) });

describe('how a version does', () => {
  const clock = { now: new Date('2026-11-21T12:00:00Z') };
  let opened: TestRegistry;
  let pool: pg.Pool;
  let releasesDir: string;
  let registry: Registry;
  const app = Fastify();

  before(async () => {
    opened = await openTestRegistry();
    ({ pool, releasesDir, registry } = opened);
    for (const part of [shell, blog('a'), blog('b'), blog('c')]) {
      await registry.publish(await layRelease(releasesDir, part.name, part.version));
    }
    await app.register(measurementRoutes, { pool, clock: () => clock.now });

    const counter = createBeaconCounter({ pool, log: { info() {}, warn() {} }, clock: () => clock.now });
    const tell = async (owner: Beacon['owner'], lcps: number[], more: Partial<Beacon> = {}) => {
      for (const lcp of lcps) {
        const vitals = { lcp, cls: lcp / 10_000 };
        await counter.add({ page: '/mf-blog', owner, shell, vitals, loads: [], errors: [], ...more });
      }
      await counter.flush();
    };
    clock.now = new Date('2026-11-14T22:59:59Z');
    await tell(blog('a'), [100, 100, 100, 100, 100]);
    clock.now = new Date('2026-11-14T23:00:00Z');
    await tell(blog('b'), [900, 900, 1000, 1000]);
    clock.now = new Date('2026-11-21T12:00:00Z');
    await tell(blog('c'), [1000, 2000, 3000, 4000], { errors: [{ ...blog('c'), count: 1 }] });
    await tell(blog('c'), [400]);
    const refused = (directive: string) => ({
      directive,
      blocked: 'inline',
      source: '',
      document: 'https://a.example/mf-blog',
    });
    const refusing = { page: '/mf-blog', owner: blog('c'), shell };
    await counter.addRefusals(refusing, [refused('style-src-attr'), refused('img-src'), refused('style-src-attr')]);
    await counter.close();
  });
  after(async () => {
    await app.close();
    await opened.close();
  });

  const ask = async (query = '') =>
    (await app.inject(`/admin/releases/measurements${query}`)).json<AdminList<Measurement>>();
  const versions = ({ entries }: AdminList<Measurement>) => entries.map(({ name, version }) => `${name} ${version[0]}`);

  it('is shown for what is live and what a rollback would restore', async () => {
    const measured = await ask();
    assert.equal(measured.total, 3);
    assert.deepEqual(versions(measured), ['shell 1', 'mf-blog c', 'mf-blog b']);
    const [, live] = measured.entries.map((entry) => measurementSchema.parse(entry));
    assert.equal(live?.views, 5);
    assert.equal(live?.errors, 4);
    assert.equal(live?.errorsPerThousand, 800);
    assert.equal(live?.lcp.samples, 5);
    assert.ok(Math.abs((live?.lcp.p75 ?? 0) - 3000) / 3000 < 0.05, `${live?.lcp.p75}`);
    assert.ok(Math.abs((live?.cls.p75 ?? 0) - 0.3) / 0.3 < 0.05, `${live?.cls.p75}`);
    assert.deepEqual(live?.inp, { p75: null, samples: 0 });
  });

  it('lists what browsers refused in it, the most frequent first', async () => {
    const [frame, now, earlier] = (await ask()).entries;
    const refusals = [
      { directive: 'style-src-attr', count: 2 },
      { directive: 'img-src', count: 1 },
    ];
    assert.deepEqual(now?.refusals, refusals);
    assert.deepEqual(frame?.refusals, refusals, 'and of the shell that composed it');
    assert.deepEqual(earlier?.refusals, []);
    const byPage = await ask(`?by=page&name=mf-blog&version=${version('c')}`);
    assert.deepEqual(byPage.entries[0]?.refusals, refusals);
  });

  it('is not shown for fewer than five views', async () => {
    const before = (await ask()).entries[2];
    assert.equal(before?.views, 4);
    assert.deepEqual(before?.lcp, { p75: null, samples: 4 });
    assert.equal(before?.errorsPerThousand, null);
  });

  it('is of whole days, as the community counts them', async () => {
    assert.deepEqual(versions(await ask('?name=mf-blog&days=1')), ['mf-blog c']);
    assert.deepEqual(versions(await ask('?name=mf-blog&days=7')), ['mf-blog c', 'mf-blog b']);
    assert.deepEqual(versions(await ask('?name=mf-blog&days=28')), ['mf-blog c', 'mf-blog b', 'mf-blog a']);
  });

  it('is listed by page, and in pages', async () => {
    const byPage = await ask(`?by=page&name=mf-blog&version=${version('c')}`);
    assert.deepEqual(
      byPage.entries.map(({ page }) => page),
      ['/mf-blog'],
    );
    const second = await ask('?name=mf-blog&days=28&limit=1&page=2');
    assert.equal(second.total, 3);
    assert.deepEqual(versions(second), ['mf-blog b']);
  });

  it('is not answered to a question that makes no sense', async () => {
    for (const query of ['?days=2', '?by=day', '?page=0']) {
      assert.equal((await app.inject(`/admin/releases/measurements${query}`)).statusCode, 400, query);
    }
  });
});
