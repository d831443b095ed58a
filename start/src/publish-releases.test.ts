import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { openTestRegistry, type TestRegistry } from '@femcoders/registry/test/registry-fixture';
import { layRemote, layShell, version } from '@femcoders/registry/test/release-fixture';
import { buildReleases } from './build-releases.ts';
import { publishReleases } from './publish-releases.ts';

describe('a start', () => {
  let test: TestRegistry;
  let said: string[];
  beforeEach(async () => {
    test = await openTestRegistry();
    said = [];
  });
  afterEach(() => test.close());

  const shell = (digit: string, names: string[]) => layShell(test.releasesDir, version(digit), { names });
  const remote = (name: string, digit: string, names: string[]) =>
    layRemote(test.releasesDir, name, version(digit), { names });
  const start = async (...releases: Awaited<ReturnType<typeof shell>>[]) => {
    said = [];
    await publishReleases(test.registry, releases, (line) => said.push(line));
    const { shell, remotes } = await test.registry.document();
    return [shell, ...remotes].map(({ version }) => version[0]).join('');
  };

  it('makes live what the sources are, the first time and after they have changed together', async () => {
    const first = [await shell('1', ['Link']), await remote('mf-blog', 'a', ['Link'])];
    assert.equal(await start(...first), '1a');
    assert.equal(await start(...first), '1a');
    assert.equal(await start(await shell('2', ['Form', 'Link']), await remote('mf-blog', 'b', ['Form'])), '2b');
  });

  it('goes on with what was live where something does not fit, says why, and makes the rest live', async () => {
    await start(await shell('1', ['Link', 'Old']), await remote('mf-blog', 'a', ['Old']));
    const changed = [
      await shell('2', ['Link']),
      await remote('mf-blog', 'a', ['Old']),
      await remote('mf-events', 'e', ['Link']),
      await remote('mf-jobs', 'f', ['Form']),
    ];
    assert.equal(await start(...changed), '1ae');
    assert.match(said.join('\n'), /shell 2{16} dejaría sin páginas/);
    assert.match(said.join('\n'), /mf-jobs f{16} no encaja/);
    assert.equal(await start(...changed), '1ae');
  });

  it('goes on without a release whose folder is damaged, and says how to mend it', async () => {
    const releases = [await shell('1', ['Link']), await remote('mf-blog', 'a', ['Link'])];
    await start(...releases);
    const damaged = await remote('mf-blog', 'b', ['Link']);
    await rm(join(test.releasesDir, 'mf-blog', version('b'), 'client'), { recursive: true });
    assert.equal(await start(await shell('1', ['Link']), damaged), '1a');
    assert.match(said.join('\n'), /mf-blog b{16} no está completa: .*se construye de nuevo/);
  });

  it('goes on without a remote whose address another one holds', async () => {
    const jobs = { ...(await remote('mf-jobs', 'b', ['Link'])), prefixes: ['/mf-blog/empleo'] };
    assert.equal(await start(await shell('1', ['Link']), await remote('mf-blog', 'a', ['Link']), jobs), '1a');
    assert.match(said.join('\n'), /\/mf-blog\/empleo choca con \/mf-blog, que es de mf-blog/);
  });

  it('does not bring back a remote that was taken off, and says how to', async () => {
    const releases = [await shell('1', ['Link']), await remote('mf-blog', 'a', ['Link'])];
    await start(...releases);
    await test.registry.retire('mf-blog');
    assert.equal(await start(...releases), '1');
    assert.match(said.join('\n'), /mf-blog: quitado del sitio.*npm run release -- mf-blog/);
  });

  it('leaves alone what is held, and says that it is', async () => {
    await start(await shell('1', ['Link']), await remote('mf-blog', 'a', ['Link']));
    await test.registry.pin('mf-blog', version('a'));
    assert.equal(await start(await shell('1', ['Link']), await remote('mf-blog', 'b', ['Link'])), '1a');
    assert.match(said.join('\n'), /mf-blog: a{16} \(fijada\)/);
  });
});

describe('while it builds, a start', () => {
  it('says which step of how many it is at and how long each took, and nothing of what is built already', async () => {
    const test = await openTestRegistry();
    const said: string[] = [];
    const fresh = ['shell', 'mf-events'];
    const releases = await buildReleases(test.releasesDir, (line) => said.push(line), {
      names: async () => ['shell', 'mf-blog', 'mf-events'],
      async build({ name, releasesDir, log }) {
        if (fresh.includes(name)) log?.(name);
        return name === 'shell' ? layShell(releasesDir, version('1')) : layRemote(releasesDir, name, version('a'), {});
      },
    });
    assert.deepEqual(
      releases.map(({ name }) => name),
      ['shell', 'mf-blog', 'mf-events'],
    );
    assert.match(
      said.join('\n'),
      /^Construyendo shell \(paso 1 de 3\)…\nshell: construido en \d+ s\.\nConstruyendo mf-events \(paso 3 de 3\)…\nmf-events: construido en \d+ s\.$/,
    );
    await test.close();
  });
});
