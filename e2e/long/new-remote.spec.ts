import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readRegistry } from '../api.ts';
import { RepositoryCopy } from '../releases/repository-copy.ts';
import { violationsOf } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const name = 'mf-of-a-test';
const path = '/of-a-test';
const title = 'Bolsa de prueba';

let copy: RepositoryCopy;
test.beforeAll(async () => {
  copy = await RepositoryCopy.make();
});
test.afterAll(async () => {
  // A test that ends early leaves the remote for nobody.
  if (name in (await liveVersions())) await copy.script('retire', name);
  await copy.remove();
});

const liveVersions = async () =>
  Object.fromEntries((await readRegistry()).remotes.map((remote) => [remote.name, remote.version]));

/** The remote's entries in the cookie policy, the footer and the menu of every page. */
const stored = {
  key: 'testDraft:<oferta>',
  where: 'local',
  why: 'La oferta de prueba que has empezado a escribir.',
  howLong: 'Hasta que la envías',
};
const footerLink = { label: 'Ofertas de prueba', to: path, group: 'Aprender' };

const headerLink = { label: 'Muestras', to: path };

async function writeSettings(): Promise<void> {
  const file = join(copy.folder, name, 'remote.json');
  const settings = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...settings, stores: [stored], footer: [footerLink], header: [headerLink] }));
}

async function cookiePolicyOf(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Política de cookies' }).click();
  const policy = page.getByRole('dialog', { name: 'Política de cookies' });
  await expect(policy).toContainText('La lista está completa.');
  return policy;
}

test('a new team makes a remote, tries it, releases it and takes it off, and nobody else changes anything', async ({
  page,
  request,
  watch,
}) => {
  test.setTimeout(240_000);
  // The page is gone at the end.
  watch.tolerate(/status of 404/);
  const footerOf = async (address: string) => (await (await request.get(address)).text()).split('<footer')[1];
  const before = await liveVersions();
  expect((await request.get(path)).status()).toBe(404);

  await copy.script('new-remote', name, '--owner', 'equipo-de-prueba', '--path', path, '--title', title);
  expect(await copy.changes()).toEqual([' M CODEOWNERS', ' M package-lock.json', `?? ${name}/`]);

  await writeSettings();

  // Its own tests and its weight, by the command of its team; a test that fails would end it with an error.
  expect(await copy.run('npm', 'test', '--silent', '-w', name)).toMatch(/la página \/of-a-test: \d+,\d \(de 15,0 kB\)/);

  expect(await copy.script('release', name)).toMatch(/^mf-of-a-test: [0-9a-f]{16} está en vivo/m);
  // The database notifies the site of a switch: on a busy machine that takes a moment.
  await expect.poll(liveVersions).toEqual({ ...before, [name]: expect.stringMatching(/^[0-9a-f]{16}$/) });

  const html = await (await request.get(path)).text();
  expect(html).toContain(`data-remote="${name}"`);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(html, 'the list is there without JavaScript').toMatch(/Una lista de muestra<\/h2><ul/);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`${path}</loc>`);

  expect(await footerOf('/eventos'), 'the link is there without JavaScript').toContain(`href="${path}"`);

  await answerCookies(page);
  await page.goto('/');
  await untilLive(page);
  const policy = await cookiePolicyOf(page);
  for (const text of [stored.key, stored.why, stored.howLong]) await expect(policy).toContainText(text);
  await policy.getByRole('button', { name: 'Aceptar' }).click();

  // With one link more, the menu folds on a window on which the shell's own links fit in a line. The page is scrolled: nothing of what
  // the bar is in the middle of, here for a minute, makes the page wider than the window.
  const setQuick = (time: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('--quick', value), time);
  await setQuick('60s');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  const fold = page.getByRole('button', { name: 'Menú' });
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(menu).toBeHidden();
  await fold.click();
  await expect(menu.getByRole('link')).toHaveText([
    ...['Sobre Nosotras', 'Equipo', 'Eventos', 'Contacto'],
    ...[headerLink.label, 'Blog'],
  ]);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  await setQuick('0s');
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(fold).toBeHidden();
  expect(await overflow()).toBe(0);
  await menu.getByRole('link', { name: headerLink.label }).click();
  await expect(page).toHaveURL(path);
  await page.goBack();

  await page.getByRole('navigation', { name: footerLink.group }).getByRole('link', { name: footerLink.label }).click();
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(new RegExp(`^${title} `));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('region', { name: 'Una lista de muestra' }).getByRole('listitem')).not.toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);

  // Gone as it came: the folder, and its place on the site.
  await rm(join(copy.folder, name), { recursive: true });
  expect(await copy.script('retire', name)).toContain('Sus páginas responden 404');
  await expect.poll(liveVersions).toEqual(before);
  expect((await request.get(path)).status()).toBe(404);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(path);
  expect(await footerOf('/eventos')).not.toContain(path);
  await page.goto('/');
  await untilLive(page);
  await expect(await cookiePolicyOf(page)).not.toContainText(stored.key);
  for (const other of ['/eventos', '/blog', '/']) expect((await request.get(other)).status(), other).toBe(200);
});

test('a new section of the administration holds its own tests, the types and the format', async () => {
  test.setTimeout(240_000);
  await copy.script('new-remote', '--admin', 'loaned-items', '--path', '/admin/materiales', '--title', 'Materiales');
  const folder = 'mf-admin/src/features/loaned-items';
  const changes = (await copy.changes()).filter((line) => line.includes('mf-admin'));
  expect(changes).toEqual([' M mf-admin/src/sections.ts', `?? ${folder}/`]);
  await copy.run('npx', 'jest', '--silent', folder);
  // A copy shares its libraries by links, which the compiler minds elsewhere.
  const faults = await copy.run('npx', 'tsc', '-p', 'tsconfig.json', '--noEmit').catch(({ stdout }) => stdout);
  expect(faults).not.toContain(folder);
  await copy.run('npx', 'biome', 'ci', '--error-on-warnings', 'mf-admin');
  await copy.run('git', 'checkout', '--', 'mf-admin');
  await rm(join(copy.folder, folder), { recursive: true });
});
