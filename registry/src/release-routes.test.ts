import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { AdminList } from '@femcoders/contracts/admin-list';
import { liveReleaseListSchema, type ReleaseSwitch, releaseSwitchSchema } from '@femcoders/contracts/releases';
import Fastify from 'fastify';
import { layRelease, version } from '../test/release-fixture.ts';
import { openTestRegistry, type TestRegistry } from '../test/test-registry.ts';
import { isReleaseThere } from './missing-releases.ts';
import type { Registry } from './registry.ts';
import { releaseRoutes } from './release-routes.ts';

describe('what the administration reads of the releases', () => {
  let opened: TestRegistry;
  let releasesDir: string;
  let registry: Registry;
  const app = Fastify();

  before(async () => {
    opened = await openTestRegistry();
    ({ releasesDir, registry } = opened);
    await app.register(releaseRoutes, { registry, isThere: (release) => isReleaseThere(releasesDir, release) });
    const publish = async (name: string, digit: string, by: string) =>
      registry.publish(await layRelease(releasesDir, name, version(digit)), { by });
    await publish('mf-blog', 'a', 'Ana');
    await publish('mf-events', 'e', 'Ana');
    await publish('shell', '1', 'npm start');
    await publish('mf-blog', 'b', 'Berta');
    await publish('mf-blog', 'c', 'Berta');
    await registry.rollback('mf-blog', { by: 'Carla' });
  });
  after(async () => {
    await app.close();
    await opened.close();
  });

  const history = async (query = '') =>
    (await app.inject(`/admin/releases/history${query}`)).json<AdminList<ReleaseSwitch>>();

  it('is the live version of each, the shell first, since when, by whom, and what a rollback would restore', async () => {
    const live = liveReleaseListSchema.parse((await app.inject('/admin/releases')).json());
    assert.deepEqual(
      live.map((release) => [release.name, release.version, release.by, release.action, release.goesBackTo]),
      [
        ['shell', version('1'), 'npm start', 'publish', null],
        ['mf-blog', version('b'), 'Carla', 'rollback', version('a')],
        ['mf-events', version('e'), 'Ana', 'publish', null],
      ],
    );
    const switches = (await history()).entries;
    for (const { name, since, owner } of live) {
      assert.equal(since, switches.find((entry) => entry.name === name)?.at);
      assert.ok(owner);
    }
  });

  it('is every switch, the newest first, in pages', async () => {
    const all = await history();
    assert.equal(all.total, 6);
    const { id, at, ...newest } = releaseSwitchSchema.parse(all.entries[0]);
    assert.deepEqual(newest, {
      name: 'mf-blog',
      action: 'rollback',
      before: version('c'),
      after: version('b'),
      by: 'Carla',
    });
    assert.deepEqual((await history('?limit=2&page=2')).entries, all.entries.slice(2, 4));
    assert.deepEqual((await history('?sort=at')).entries, all.entries.toReversed());
  });

  it('is searched and narrowed', async () => {
    const found = async (query: string) => {
      const { entries, total } = await history(query);
      assert.equal(total, entries.length);
      return entries.map(({ after }) => after?.[0]).join('');
    };
    assert.equal(await found('?name=mf-blog'), 'bcba');
    assert.equal(await found('?action=rollback'), 'b');
    assert.equal(await found('?q=BERTA%20blog'), 'cb');
    assert.equal(await found(`?q=${version('e').slice(0, 9)}`), 'e');
    assert.equal(await found('?q=%25'), '');
  });

  it('is not answered to a question that makes no sense', async () => {
    for (const query of ['?page=0', '?limit=501', '?sort=name', '?action=delete', '?page=1&page=2']) {
      assert.equal((await app.inject(`/admin/releases/history${query}`)).statusCode, 400, query);
    }
  });
});
