import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { openTestRegistry, type TestRegistry } from '../test/registry-fixture.ts';
import { layRemote, layShell, version } from '../test/release-fixture.ts';

let test: TestRegistry;

beforeEach(async () => {
  test = await openTestRegistry();
});
afterEach(() => test.close());

async function publishShell(digit: string, headerPlaces?: number) {
  const release = await layShell(test.releasesDir, version(digit));
  return test.registry.publish({ ...release, ...(headerPlaces !== undefined && { headerPlaces }) });
}

async function publish(name: string, digit: string, ...labels: string[]) {
  const release = await layRemote(test.releasesDir, name, version(digit));
  return test.registry.publish({ ...release, header: labels.map((label) => ({ label, to: `/${name}` })) });
}

describe('links of remotes in the header’s menu', () => {
  it('go live while the shell has room, and the refusal says who has the places', async () => {
    await publishShell('1', 2);
    await publish('mf-jobs', 'a', 'Ofertas');
    await publish('mf-team', 'b', 'Tutoras');
    await assert.rejects(publish('mf-shop', 'c', 'Tienda'), (error: Error & { code?: string }) => {
      assert.equal(error.code, 'no-header-place');
      assert.match(error.message, /tiene 2 sitios.*«Ofertas» de mf-jobs .*, «Tutoras» de mf-team/);
      return true;
    });
    assert.equal(await test.registry.live('mf-shop'), null);
    // Without the link, and in place of one's own before, there is nothing to refuse.
    await publish('mf-shop', 'd');
    await publish('mf-jobs', 'e', 'Empleo');
    await publish('mf-jobs', 'f');
    await publish('mf-shop', 'c', 'Tienda');
  });

  it('wait for a shell that shows them, and one with fewer places goes live all the same', async () => {
    await publishShell('1');
    await assert.rejects(publish('mf-jobs', 'a', 'Ofertas'), /no enseña enlaces de los remotos en el menú/);
    await publishShell('2', 1);
    await publish('mf-jobs', 'a', 'Ofertas');
    await publishShell('3', 0);
    assert.equal(await test.registry.live('shell'), version('3'));
  });
});
