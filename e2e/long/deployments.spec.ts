import { randomUUID } from 'node:crypto';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { be, liveVersion, readRegistry } from '../api.ts';
import { addMember, memberPassword, openMemberSession } from '../new-member.ts';
import { publishChanged, releaseChanged, releaseSources, uploadChanged } from '../releases/releases.ts';
import { violationsOf } from '../violations.ts';
import { answerCookies, expect, test } from '../visitor.ts';

const jefa = 'Jefa de Despliegues';

const proof = (page: Page) => page.getByRole('dialog', { name: 'Confirma que eres tú' });
const eventsPart = (page: Page) =>
  page.getByRole('region', { name: 'En vivo' }).getByRole('listitem').filter({ hasText: 'mf-events' });
const rowsOf = (page: Page) =>
  page.getByRole('table', { name: 'Cambios de versión' }).locator('tbody').getByRole('row');
const liveEvents = () => liveVersion('mf-events');

/** So many tabs that leave the page of events of a version. */
async function leaveEvents(page: Page, version: string, tabs: number, vitals: object): Promise<void> {
  const { shell } = await readRegistry();
  const data = {
    page: '/eventos',
    owner: { name: 'mf-events', version },
    shell: { name: 'shell', version: shell.version },
    vitals,
  };
  for (let tab = 0; tab < tabs; tab += 1) {
    expect((await page.request.post('/api/beacons', { data })).status()).toBe(204);
  }
}

/** Returns the server's HTML for a new visitor. */
async function servedEvents(page: Page): Promise<string | undefined> {
  const html = await (await page.request.get('/eventos')).text();
  return /data-remote="mf-events"[^>]*data-remote-version="([0-9a-f]{16})"/.exec(html)?.[1];
}

test.describe.configure({ timeout: 180_000 });
test.beforeEach(async ({ page, watch }) => {
  // What asks again for a proof of identity answers 403 first.
  watch.tolerate(/status of 403/);
  await answerCookies(page);
});
test.afterEach(() => releaseSources('mf-events'));

test('an administrator takes a version back once she has proven who she is, and every page shows it', async ({
  page,
}) => {
  const before = await liveEvents();
  const { version } = await releaseChanged('mf-events', (folder) =>
    appendFile(join(folder, 'src', 'routes.tsx'), `\n// ${randomUUID()}\n`),
  );
  await leaveEvents(page, before, 5, { lcp: 1200 });
  await leaveEvents(page, version, 5, { lcp: 4800 });
  const email = `jefa-${randomUUID().slice(0, 8)}@prueba.example`;
  await be(page, await openMemberSession(await addMember(email, jefa, 'admin')));
  await page.goto('/admin/despliegues');
  const part = eventsPart(page);
  await expect(part).toContainText(version.slice(0, 8));
  await expect(part).toContainText('En vivo desde');
  const lcp = part.getByRole('row').filter({ hasText: 'LCP' });
  await expect(async () => {
    await page.reload();
    await expect(lcp).toContainText(/Mal.*ahora peor/, { timeout: 3_000 });
  }).toPass();
  expect(await violationsOf(page)).toEqual([]);

  await part.getByRole('button', { name: 'Volver a la anterior de Eventos' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, volver' }).click();
  await proof(page).getByLabel('Contraseña actual').fill(memberPassword);
  await proof(page).getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText(`Eventos vuelve a la versión ${before.slice(0, 8)}.`)).toBeVisible();
  await expect(part).toContainText(`Recuperada el`);
  await expect(part).toContainText(`por ${jefa}`);
  expect(await liveEvents()).toBe(before);
  expect(await servedEvents(page)).toBe(before);

  await page.getByRole('combobox', { name: 'Parte:' }).selectOption('Eventos');
  await page.getByRole('combobox', { name: 'Cambio:' }).selectOption('Vuelta atrás');
  await expect(rowsOf(page).first()).toContainText(version);
  await expect(rowsOf(page).first()).toContainText(jefa);

  await page.goto('/admin/registro?acto=release.rollback');
  const entry = page.getByRole('row').filter({ hasText: jefa }).first();
  await expect(entry.locator('ins')).toHaveText(before);
  await entry.getByRole('link', { name: 'Versión mf-events' }).click();
  await expect(page).toHaveURL(/\/admin\/despliegues\?parte=mf-events$/);
});

test('a version that is held stays live in spite of later releases, until it is let go', async ({ page }) => {
  const held = await liveEvents();
  await be(
    page,
    await openMemberSession(await addMember(`jefa-${randomUUID().slice(0, 8)}@prueba.example`, jefa, 'admin')),
  );
  await page.goto('/admin/despliegues');
  const part = eventsPart(page);
  await part.getByRole('button', { name: 'Fijar Eventos' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, fijarla' }).click();
  await proof(page).getByLabel('Contraseña actual').fill(memberPassword);
  await proof(page).getByRole('button', { name: 'Confirmar' }).click();
  await expect(part.getByText('Fijada', { exact: true })).toBeVisible();

  const { version } = await publishChanged('mf-events', (folder) =>
    appendFile(join(folder, 'src', 'routes.tsx'), `\n// ${randomUUID()}\n`),
  );
  expect(await liveEvents()).toBe(held);

  await part.getByRole('link', { name: 'Todas las versiones de Eventos' }).click();
  const waiting = page.getByRole('row').filter({ hasText: version.slice(0, 8) });
  await expect(waiting).toContainText('Subida, no publicada');
  await expect(page.getByRole('row').filter({ hasText: held.slice(0, 8) })).toContainText('En vivo y fijada');
  expect(await violationsOf(page)).toEqual([]);

  await page.goto('/admin/despliegues');
  await part.getByRole('button', { name: 'Soltar Eventos' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, soltarla' }).click();
  await expect(page.getByText('Eventos ya no está fijada.')).toBeVisible();
  await expect(part.getByText('Fijada', { exact: true })).toHaveCount(0);
});

test('a team uploads a version with its token, everybody with the link sees it, and the button makes it live', async ({
  page,
  anotherVisitor,
}) => {
  const before = await liveEvents();
  const email = `jefa-${randomUUID().slice(0, 8)}@prueba.example`;
  await be(page, await openMemberSession(await addMember(email, jefa, 'admin')));
  await page.goto('/admin/despliegues/equipos');
  await page.getByRole('button', { name: 'Crear un token' }).click();
  const asking = page.getByRole('dialog', { name: 'Crear un token de equipo' });
  await asking.getByLabel('Nombre').fill('CI de los eventos');
  await asking.getByLabel('Partes').fill('mf-events');
  await asking.getByRole('button', { name: 'Crear el token' }).click();
  await proof(page).getByLabel('Contraseña actual').fill(memberPassword);
  await proof(page).getByRole('button', { name: 'Confirmar' }).click();
  const tokenDialog = page.getByRole('dialog', { name: 'Token «CI de los eventos»' });
  const [, token = ''] = /RELEASE_TOKEN=(fct_[\w-]{43})/.exec(await tokenDialog.locator('pre').innerText()) ?? [];
  expect(await violationsOf(page)).toEqual([]);
  await tokenDialog.getByRole('button', { name: 'Ya lo he guardado' }).click();

  const heading = 'Eventos que ha subido su equipo';
  const { version, url } = await uploadChanged(
    'mf-events',
    async (folder) => {
      const hero = join(folder, 'src/features/events/components/events-hero.tsx');
      await writeFile(hero, (await readFile(hero, 'utf8')).replace('Próximos eventos tech', heading));
    },
    token,
  );
  expect(await liveEvents()).toBe(before);
  await anotherVisitor.goto(url);
  await expect(anotherVisitor.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(anotherVisitor.getByRole('complementary', { name: 'Vista previa' })).toBeVisible();

  await page.goto('/admin/despliegues/mf-events');
  const row = page.getByRole('row').filter({ hasText: version.slice(0, 8) });
  await expect(row).toContainText('Subida, no publicada');
  await row.getByRole('button', { name: `Publicar la ${version.slice(0, 8)}` }).click();
  await page.getByRole('button', { name: 'Sí, publicarla' }).click();
  // Every page of it is tried first, which takes a while on a busy machine.
  await expect.poll(liveEvents, { timeout: 60_000 }).toBe(version);
  expect(await servedEvents(page)).toBe(version);
});
