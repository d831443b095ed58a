import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { Release } from '@femcoders/contracts/registry';
import { openTestRegistry, type TestRegistry } from '../test/registry-fixture.ts';
import { layRelease, version } from '../test/release-fixture.ts';

let test: TestRegistry;
beforeEach(async () => {
  test = await openTestRegistry();
});
afterEach(() => test.close());

async function publish(name: string, digit: string, fields: Partial<Release> = {}) {
  const release = await layRelease(test.releasesDir, name, version(digit));
  return test.registry.publish({ ...release, ...fields });
}

const pagesAt = (...paths: string[]): Release['routes'] =>
  paths.map((path) => ({ id: path, path, chunks: ['routes'], styles: [], slots: [] }));

describe('an address', () => {
  it('that a live remote holds cannot be taken by another team', async () => {
    await publish('mf-events', 'a', { prefixes: ['/eventos'], owner: 'equipo-eventos' });
    await assert.rejects(publish('mf-jobs', 'b', { prefixes: ['/jobs', '/eventos/empleo'] }), ({ code, message }) => {
      assert.equal(code, 'path-taken');
      assert.match(message, /\/eventos\/empleo choca con \/eventos, que es de mf-events \(equipo-eventos\)/);
      return true;
    });
    assert.equal(await test.registry.live('mf-jobs'), null);
    await publish('mf-jobs', 'b', { prefixes: ['/jobs'] });
    assert.equal(await test.registry.live('mf-jobs'), version('b'));
  });

  it('of a page of the live shell cannot be taken either, nor a remote’s by a new shell', async () => {
    await publish('shell', '1', { routes: pagesAt('/', '/equipo/:slug') });
    await assert.rejects(publish('mf-team', 'a', { prefixes: ['/equipo'] }), { code: 'path-taken' });
    await publish('mf-jobs', 'b', { prefixes: ['/jobs'] });
    await assert.rejects(publish('shell', '2', { routes: pagesAt('/', '/jobs') }), { code: 'path-taken' });
    assert.equal(await test.registry.live('shell'), version('1'));
  });

  it('is free again when its remote is taken off, and then that one cannot come back to it', async () => {
    await publish('mf-old', 'a', { prefixes: ['/jobs'] });
    await test.registry.retire('mf-old');
    await publish('mf-jobs', 'b', { prefixes: ['/jobs'] });
    await assert.rejects(test.registry.pin('mf-old', version('a')), { code: 'path-taken' });
  });

  it('stays a remote’s own in its next version', async () => {
    await publish('mf-jobs', 'a', { prefixes: ['/jobs'] });
    await publish('mf-jobs', 'b', { prefixes: ['/jobs', '/empleo'] });
    await test.registry.rollback('mf-jobs');
    assert.equal(await test.registry.live('mf-jobs'), version('a'));
  });
});
