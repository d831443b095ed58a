import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative, sep } from 'node:path';
import { nobody } from '@femcoders/services/testing/nobody';
import { freePort, startSite } from '../running-site.ts';
import { expect, test } from '../visitor.ts';

const repositoryRoot = join(import.meta.dirname, '..', '..');

test('the site starts as an ordinary user, from a home that nobody else may enter', async () => {
  test.skip(process.getuid?.() !== 0, 'Only root can become somebody else.');
  test.setTimeout(10 * 60_000);
  const user = nobody();
  const home = await mkdtemp(join(tmpdir(), 'femcoders-home-'));
  const checkout = join(home, 'femcoders');
  try {
    await copyCheckout(checkout);
    execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, home]);
    await chmod(home, 0o700);
    const site = await startSite({
      checkout,
      user,
      varDir: join(checkout, 'var'),
      port: await freePort(),
      environment: { HOME: home, PATH: `${join(checkout, 'node_modules', '.bin')}:/usr/bin:/bin` },
    });
    try {
      expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
      expect(await (await fetch(`${site.url}/eventos`)).text()).toContain('Próximos eventos tech');
      const made = await stat(join(checkout, 'var', 'releases', 'registry.json'));
      expect({ uid: made.uid, gid: made.gid }, 'who writes').toEqual(user);
      expect(await site.stop(), 'exit code of an orderly stop').toBe(0);
    } finally {
      await site.stop();
    }
  } finally {
    await rm(home, { recursive: true, force: true });
  }
});

const isInstalled = (path: string) => relative(repositoryRoot, path).split(sep).includes('node_modules');

/** The sources and what is installed, without history and state: as after a clone and an install. */
async function copyCheckout(checkout: string): Promise<void> {
  await mkdir(checkout);
  const leftOut = new Set(['.git', 'var', 'dist']);
  await cp(repositoryRoot, checkout, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => isInstalled(path) || !leftOut.has(basename(path)),
  });
}
