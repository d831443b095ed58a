import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { AdminList } from '@femcoders/contracts/admin-list';
import type { Release } from '@femcoders/contracts/registry';
import { type ReleasedVersion, releasedPartSchema, releasedVersionSchema } from '@femcoders/contracts/releases';
import Fastify from 'fastify';
import type pg from 'pg';
import { layRelease, version } from '../test/release-fixture.ts';
import { openTestRegistry, type TestRegistry } from '../test/test-registry.ts';
import type { Registry } from './registry.ts';
import { versionRoutes } from './version-routes.ts';

const shared = { version: '1.0.0', names: ['Link'] };
const offers = { platform: { ...shared, since: '1.0.0' }, sharedUi: { ...shared, since: '1.0.0' } };
const needs = (names: string[]) => ({ platform: { version: '1.0.0', names }, sharedUi: shared, api: {} });

describe('what was ever published', () => {
  let opened: TestRegistry;
  let pool: pg.Pool;
  let releasesDir: string;
  let registry: Registry;
  const app = Fastify();

  before(async () => {
    opened = await openTestRegistry();
    ({ pool, releasesDir, registry } = opened);
    const publish = async (name: string, digit: string, parts: Partial<Release> = {}) =>
      registry.publish({ ...(await layRelease(releasesDir, name, version(digit))), ...parts }, { by: 'Ana' });
    await publish('mf-blog', 'a');
    await publish('mf-blog', 'b', { contract: { offers: null, needs: needs(['Link', 'useGone']) } });
    await publish('mf-blog', 'c', { contract: { offers: null, needs: needs(['Link']) } });
    await publish('shell', '1', { contract: { offers, needs: null } });
    await publish('mf-events', 'e');
    await pool.query(`insert into registry.removals (name, version) values ('mf-blog', $1)`, [version('a')]);
    await app.register(versionRoutes, { pool, releasesDir });
  });
  after(async () => {
    await app.close();
    await opened.close();
  });

  const versions = async (path: string) =>
    (await app.inject(`/admin/releases/${path}`)).json<AdminList<ReleasedVersion>>();

  it('names every part, those that are off the site, too', async () => {
    await pool.query(`delete from registry.live where name = 'mf-events'`);
    const parts = (await app.inject('/admin/releases/parts')).json<unknown[]>();
    assert.deepEqual(
      parts.map((part) => releasedPartSchema.parse(part)).map(({ name, live }) => [name, live]),
      [
        ['shell', true],
        ['mf-blog', true],
        ['mf-events', false],
      ],
    );
  });

  it('is every version of a part, the newest first, with its sizes and where it stands', async () => {
    const { entries, total } = await versions('mf-blog/versions');
    assert.equal(total, 3);
    assert.deepEqual(
      entries.map((entry) => releasedVersionSchema.parse(entry)).map(({ version, state }) => [version[0], state]),
      [
        ['c', 'live'],
        ['b', 'released'],
        ['a', 'removed'],
      ],
    );
    const [live, , removed] = entries;
    assert.equal(live?.releasedBy, 'Ana');
    assert.equal(live?.bytes.styles, 'p{}'.length);
    assert.ok(live && live.bytes.scripts > 0 && (live.bytes.server ?? 0) > 0);
    assert.equal(removed?.bytes.server, null);
  });

  it('says what a version would miss of what is live', async () => {
    const [live, unfit] = (await versions('mf-blog/versions')).entries;
    assert.deepEqual(live?.misses, []);
    assert.match(unfit?.misses.join() ?? '', /useGone/);
  });

  it('comes in pages, and is empty for a part that never was', async () => {
    const { entries, total } = await versions('mf-blog/versions?limit=1&page=2');
    assert.equal(total, 3);
    assert.deepEqual(
      entries.map(({ version }) => version[0]),
      ['b'],
    );
    assert.deepEqual(await versions('mf-nobody/versions'), { entries: [], total: 0 });
    assert.equal((await app.inject('/admin/releases/mf-blog/versions?page=0')).statusCode, 400);
  });
});
