import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { layRelease, version } from '../test/release-fixture.ts';
import { checkReleaseFolder, releaseFolder } from './release-folder.ts';

let releasesDir: string;
beforeEach(async () => {
  releasesDir = await mkdtemp(join(tmpdir(), 'release-folder-test-'));
});
afterEach(() => rm(releasesDir, { recursive: true }));

const layBlog = () => layRelease(releasesDir, 'mf-blog', version('a'));

describe('a release folder', () => {
  it('is accepted when it is whole', async () => {
    await checkReleaseFolder(releasesDir, await layBlog());
  });

  for (const file of ['release.json', 'server/index.js', 'client/remote-entry.js', 'client/css/routes.css']) {
    it(`is refused without ${file}`, async () => {
      const release = await layBlog();
      await rm(join(releaseFolder(releasesDir, release), file));
      await assert.rejects(checkReleaseFolder(releasesDir, release), { code: 'incomplete-release' });
    });

    it(`is refused with an empty ${file}`, async () => {
      const release = await layBlog();
      await writeFile(join(releaseFolder(releasesDir, release), file), '');
      await assert.rejects(checkReleaseFolder(releasesDir, release), { code: 'incomplete-release' });
    });
  }

  it('is refused when a file of the same size says something else', async () => {
    const release = await layBlog();
    await writeFile(join(releaseFolder(releasesDir, release), 'client/css/routes.css'), 'q{}');
    await assert.rejects(checkReleaseFolder(releasesDir, release), {
      code: 'incomplete-release',
      message: /contenido/,
    });
  });

  it('is refused when a link stands for a file or its folder, with anything behind it: links are not sent', async () => {
    for (const linked of ['client/css/routes.css', 'client/css']) {
      const release = await layBlog();
      const place = join(releaseFolder(releasesDir, release), linked);
      await rename(place, `${place}-elsewhere`);
      await symlink(`${place}-elsewhere`, place);
      await assert.rejects(checkReleaseFolder(releasesDir, release), {
        code: 'incomplete-release',
        message: /css\/routes\.css es un enlace/,
      });
      await rm(place);
      await rename(`${place}-elsewhere`, place);
    }
  });

  it('is refused when a file of the server is changed, or is one too many', async () => {
    const release = await layBlog();
    const server = join(releaseFolder(releasesDir, release), 'server');
    const content = await readFile(join(server, 'index.js'));
    release.serverIntegrity['index.js'] = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    await checkReleaseFolder(releasesDir, release);

    await mkdir(join(server, 'chunks'));
    await writeFile(join(server, 'chunks', 'other.js'), 'export {}');
    await assert.rejects(checkReleaseFolder(releasesDir, release), {
      code: 'incomplete-release',
      message: /server\/chunks\/other\.js sobra/,
    });

    await rm(join(server, 'chunks'), { recursive: true });
    await writeFile(join(server, 'index.js'), `${content};`);
    await assert.rejects(checkReleaseFolder(releasesDir, release), {
      code: 'incomplete-release',
      message: /server\/index\.js no tiene el contenido esperado/,
    });
  });

  it('is refused when a file of the server that it lists is missing', async () => {
    const release = await layBlog();
    release.serverIntegrity['chunk.js'] = 'sha256-x';
    await assert.rejects(checkReleaseFolder(releasesDir, release), {
      code: 'incomplete-release',
      message: /falta server\/chunk\.js/,
    });
  });

  it('is refused when a package for teams is missing, is changed, or is one too many', async () => {
    const release = await layBlog();
    const kit = join(releaseFolder(releasesDir, release), 'kit');
    const refused = (message: RegExp) =>
      assert.rejects(checkReleaseFolder(releasesDir, release), { code: 'incomplete-release', message });
    await mkdir(kit);
    await writeFile(join(kit, 'kit.tgz'), 'packed');
    await refused(/kit\/kit\.tgz sobra/);
    release.kitIntegrity = { 'kit.tgz': `sha256-${createHash('sha256').update('packed').digest('base64')}` };
    await checkReleaseFolder(releasesDir, release);
    await writeFile(join(kit, 'kit.tgz'), 'changed');
    await refused(/kit\/kit\.tgz no tiene el contenido esperado/);
    await rm(join(kit, 'kit.tgz'));
    await refused(/falta kit\/kit\.tgz/);
  });

  it('is refused when an address leads out of it', async () => {
    const release = await layBlog();
    release.integrity[`/mf/mf-blog/${version('a')}/../release.json`] = 'sha256-x';
    await assert.rejects(checkReleaseFolder(releasesDir, release), {
      code: 'incomplete-release',
      message: /fuera de su carpeta/,
    });
  });

  it('is refused when its release.json is of another version', async () => {
    const release = await layBlog();
    const other = await layRelease(releasesDir, 'mf-blog', version('b'));
    await writeFile(join(releaseFolder(releasesDir, release), 'release.json'), JSON.stringify(other));
    await assert.rejects(checkReleaseFolder(releasesDir, release), {
      code: 'incomplete-release',
      message: /otra versión/,
    });
  });
});
