import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { makeKit } from '@femcoders/build/kit/make-kit';
import { readApi } from '@femcoders/build/read-api';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
const version = '0123456789abcdef';

let folder: string;
let server: Server;
let site: string;
let repository: string;

/** Runs a program at the team's, where nothing of this checkout is: not even its Node. */
const there = (program: string, ...args: string[]) => {
  const path = (process.env.PATH ?? '').split(':').filter((part) => !part.startsWith(root));
  const env = {
    ...process.env,
    PATH: path.join(':'),

    NODE_OPTIONS: '',
  };
  return run(program, args, { cwd: repository, env, maxBuffer: 16_000_000 });
};

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'standalone-'));
  const kit = join(folder, 'kit');
  const apiFile = join(folder, 'api.json');
  await writeFile(apiFile, JSON.stringify(await readApi(folder)));
  await makeKit({ version, output: kit, apiFile });
  server = createServer(async (request, response) => {
    const asked = basename(request.url ?? '');
    const content = await readFile(join(kit, asked)).catch(() => null);
    if (request.url === '/kit/kit.json') response.writeHead(302, { location: `/kit/${version}/kit.json` }).end();
    else response.writeHead(content ? 200 : 404).end(content ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  repository = join(folder, 'mf-of-a-test');
});
after(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true });
});

describe('a separate repository', { concurrency: false }, () => {
  it('is written with the packages of the site and the versions that these are made with', async () => {
    const command = join(root, 'scripts/new-remote/new-remote.ts');
    const args = [command, repository, '--standalone', '--site', site, '--path', '/of-a-test'];
    await run(process.execPath, args, { cwd: root });
    const manifest = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8'));
    assert.equal(manifest.dependencies['@femcoders/kit'], `${site}/kit/${version}/kit.tgz`);
    const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    assert.equal(manifest.devDependencies.jest, devDependencies.jest);
    await assert.rejects(run(process.execPath, args, { cwd: root }), /no está vacía\. Elige otra carpeta/);
  });

  it('is the same without a checkout', async () => {
    const other = join(folder, 'elsewhere', 'mf-of-a-test');
    const npx = ['--yes', `${site}/kit/${version}/create-remote.tgz`, other, '--path', '/of-a-test'];
    const env = { ...process.env, npm_config_cache: join(folder, 'npm-cache') };
    await run('npx', npx, { cwd: folder, env });
    const files = async (place: string) => (await readdir(place, { recursive: true })).sort();
    assert.deepEqual(await files(other), await files(repository));
    for (const file of ['package.json', '.env', 'remote.json', 'ci.sh'])
      assert.equal(await readFile(join(other, file), 'utf8'), await readFile(join(repository, file), 'utf8'), file);
  });

  it('installs, and passes its checks and tests', async () => {
    await there('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund');
    const { stdout } = await there('npm', 'run', 'check');
    assert.match(stdout, /✓ tipos/);
    assert.match(stdout, /✓ pruebas/);
    assert.match(stdout, /mf-of-a-test [0-9a-f]{16} cumple\./);
  });

  it('builds a release that is whole, whose version its sources and its packages decide', async () => {
    const build = async () => /mf-of-a-test ([0-9a-f]{16}):/.exec((await there('npm', 'run', 'build')).stdout)?.[1];
    const first = await build();
    const release = JSON.parse(
      await readFile(join(repository, 'dist/mf-of-a-test', `${first}`, 'release.json'), 'utf8'),
    );
    assert.deepEqual(release.checks, { tests: 'passed' });
    assert.deepEqual(
      release.routes.map(({ path }: { path: string }) => path),
      ['/of-a-test', '/of-a-test/escribir'],
    );
    assert.deepEqual(Object.keys(release.contract.needs.api).sort(), [
      'GET /events/api/list/upcoming',
      'POST /contact',
    ]);
    const text = JSON.stringify(release) + (await readFile(join(repository, 'package-lock.json'), 'utf8'));
    assert.ok(!text.includes(root), 'nothing leads into this checkout');
    assert.equal(await build(), first);
    const lock = await readFile(join(repository, 'package-lock.json'), 'utf8');
    await writeFile(join(repository, 'package-lock.json'), lock.replace(/"sha512-./, '"sha512-x'));
    assert.notEqual(await build(), first);
  });
});
