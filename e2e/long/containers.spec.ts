import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createTestDatabase } from '@femcoders/services/testing/test-database';
import { openTestBucket } from '@femcoders/storage/testing/open-test-bucket';
import { type ImageRoot, makeImageRoot } from '../image-root.ts';
import { listenForDatabase } from '../machine.ts';
import { releaseSources } from '../releases/releases.ts';
import { remoteSettings } from '../remote-settings.ts';
import { freePort, startSite } from '../running-site.ts';
import { siteUnderTest } from '../site-under-test.ts';
import { expect, test } from '../visitor.ts';

test.describe.configure({ mode: 'serial', timeout: 10 * 60_000 });
test.skip(process.getuid?.() !== 0, 'Only root may change the root of a process.');

const admin = { userEmail: 'admin@femcoders.example', userPassword: 'contraseña-de-pruebas-local' };
let folder: string;
let root: ImageRoot;
test.beforeAll(async () => {
  test.setTimeout(5 * 60_000);
  folder = await mkdtemp(join(tmpdir(), 'femcoders-image-'));
  root = await makeImageRoot(join(folder, 'root'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

const runInside = (words: string[], env = {}) => {
  const [command = '', ...rest] = [...root.inside, ...words];
  return promisify(execFile)(command, rest, { env: { PATH: process.env.PATH, HOME: '/var/lib/femcoders', ...env } });
};

test('what runs in the image is nobody in particular, and writes nowhere but to its state', async () => {
  const probe = `
    const { writeFileSync } = require('node:fs');
    const tried = ['/srv/femcoders/site/x', '/usr/local/bin/x', '/x', '/var/lib/femcoders/x', '/tmp/x'];
    const may = tried.filter((path) => { try { writeFileSync(path, ''); return true; } catch { return false; } });
    console.log(JSON.stringify({ uid: process.getuid(), may }));`;
  const { stdout } = await runInside(['/usr/local/bin/node', '-e', probe]);
  expect(JSON.parse(stdout)).toEqual({ uid: 10_001, may: ['/var/lib/femcoders/x', '/tmp/x'] });
  await expect(runInside(['/bin/sh', '-c', 'true'])).rejects.toThrow();
});

test('API and shell of the image serve the site, with a release that was built elsewhere', async () => {
  const bucket = await openTestBucket();
  const database = await createTestDatabase();
  const listening = await listenForDatabase('127.0.0.1', database.url);
  const [apiPort, shellPort] = [await freePort(), await freePort()];
  const shared = {
    PUBLIC_URL: `http://127.0.0.1:${shellPort}`,
    API_URL: `http://127.0.0.1:${apiPort}`,
    PREVIEW_KEY: Buffer.alloc(32, 2).toString('base64'),
    STORAGE_URL: bucket.url,
    ...bucket.server.variables,
  };
  const ofApi = {
    ...shared,
    DATABASE_URL: listening.urlOf(database.url),
    SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
    ADMIN_EMAIL: admin.userEmail,
    ADMIN_PASSWORD: admin.userPassword,
  };
  const varDir = '/var/lib/femcoders';
  const start = (program: 'api' | 'shell', port: number, environment: Record<string, string>) =>
    startSite({ port, varDir, environment, inside: root.inside, command: root.command(`start/src/${program}.ts`) });
  const api = await start('api', apiPort, ofApi);
  try {
    const releasesDir = join(folder, 'releases');
    await cp(join(siteUnderTest().varDir, 'releases'), releasesDir, { recursive: true });
    await rm(join(releasesDir, 'registry.json'), { force: true });
    const target = { ...ofApi, VAR_DIR: join(folder, 'command'), RELEASES_DIR: releasesDir };
    await releaseSources(['shell', ...remoteSettings.map(({ name }) => name)], target);
    const shell = await start('shell', shellPort, shared);
    try {
      for (const path of ['/', '/blog', '/eventos', '/recursos/css/css-grid', '/api-docs-are-not-here'])
        expect((await fetch(shell.url + path)).status, path).toBe(path.startsWith('/api-') ? 404 : 200);
      expect(await (await fetch(`${shell.url}/blog`)).text()).toContain('data-remote="mf-blog"');
      // Pictures for social networks need a font and sharp.
      const blog = await (await fetch(`${shell.url}/blog`)).text();
      const path = new URL(/property="og:image" content="([^"]+)"/.exec(blog)?.[1] ?? '', shell.url).pathname;
      expect((await fetch(shell.url + path)).headers.get('content-type'), path).toContain('image/');
      // Passwords are judged by a worker in a file of its own.
      const login = await fetch(`${api.url}/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(admin),
      });
      expect(login.status).toBe(200);
      const { stdout } = await runInside(root.command('start/src/release-commands/releases.ts'), {
        ...ofApi,
        VAR_DIR: varDir,
      });
      expect(stdout).toContain('mf-blog');
      const doctor = await runInside(root.command('start/src/doctor/doctor-command.ts', '--json'), {
        ...ofApi,
        VAR_DIR: varDir,
      }).catch((error) => error);
      const findings: { area: string; state: string; says: string }[] = JSON.parse(doctor.stdout).findings;
      expect(
        findings.filter(({ state }) => state === 'wrong').map(({ area, says }) => (area === 'copias' ? area : says)),
      ).toEqual(['copias']);
    } finally {
      expect(await shell.stop()).toBe(0);
    }
  } finally {
    expect(await api.stop()).toBe(0);
    await listening.close();
    await bucket.close();
    await database.drop();
  }
});
