import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { Release } from '@femcoders/contracts/registry';
import { layRelease, version } from '../test/release-fixture.ts';
import { openTestRegistry, type TestRegistry } from '../test/test-registry.ts';

describe('a release whose release.json was written by hand', () => {
  let site: TestRegistry;
  beforeEach(async () => {
    site = await openTestRegistry();
  });
  afterEach(() => site.close());

  /** Lays a release of which one file has so many bytes that no compression makes fewer. */
  async function layHeavy(name: string, file: string, bytes: number): Promise<Release> {
    const release = await layRelease(site.releasesDir, name, version('a'));
    const content = randomBytes(bytes);
    const folder = join(site.releasesDir, name, release.version);
    const address = `/mf/${name}/${release.version}/${file}`;
    await writeFile(join(folder, 'client', file), content);
    release.integrity[address] = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    release.sizes[address] = bytes;
    await writeFile(join(folder, 'release.json'), JSON.stringify(release));
    return release;
  }

  it('is refused when its entry weighs more than the house allows', async () => {
    const release = await layHeavy('mf-blog', 'remote-entry.js', 8_100);
    const refused = { code: 'too-heavy', message: /La entrada \(remote-entry\.js\) pesa 8,1 kB/ };
    await assert.rejects(site.registry.publish(release), refused);
    await assert.rejects(site.registry.publishTogether([release]), refused);
    await assert.rejects(site.registry.publishChanged(release), refused);
    assert.deepEqual(await site.registry.releases(), []);
  });

  it('is refused when a page weighs more, and names the file', async () => {
    const release = await layHeavy('mf-blog', 'js/routes.js', 31_000);
    await assert.rejects(site.registry.publish(release), {
      code: 'too-heavy',
      message: /la página \/mf-blog pesa 31.* kB.*js\/routes\.js/,
    });
  });

  it('is refused when a page loads what is listed nowhere, and so weighs nothing', async () => {
    const release = await layRelease(site.releasesDir, 'mf-blog', version('a'));
    const hidden = { ...release, routes: release.routes.map((route) => ({ ...route, chunks: ['page'] })) };
    await assert.rejects(site.registry.publish(hidden), { code: 'incomplete-release', message: /carga «page»/ });
  });

  it('is not weighed as the shell, which every page loads anyway', async () => {
    await site.registry.publish(await layHeavy('shell', 'js/routes.js', 31_000));
    assert.equal(await site.registry.live('shell'), version('a'));
  });
});
