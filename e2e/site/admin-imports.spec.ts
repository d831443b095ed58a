import { beAdmin, readEvents } from '../api.ts';
import { startEventSource } from '../event-source.ts';
import { siteUnderTest } from '../site-under-test.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

test('an organiser imports a calendar, reads why it fails, and takes it away again', async ({ page, watch }) => {
  // What the API refuses and what fails on purpose.
  watch.tolerate(/status of 400/);
  const { url } = siteUnderTest();
  const names = ['Taller importado de prueba', 'Charla importada de prueba'];
  const source = await startEventSource(names);
  const imported = async () =>
    (await readEvents('upcoming')).map(({ name }) => name).filter((name) => names.includes(name));
  await answerCookies(page);
  const { authToken } = await beAdmin(page);

  await page.goto('/admin/eventos');
  await untilLive(page);
  await page.getByRole('link', { name: 'Importar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Importar eventos' })).toBeVisible();

  // An address that leads inside.
  await page.getByLabel('Nombre').fill('Agenda de prueba');
  await page.getByLabel('Dirección del calendario').fill('https://169.254.169.254/latest/meta-data/');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('La dirección lleva a una red interna');
  await expect(page.getByLabel('Nombre')).toHaveValue('Agenda de prueba');

  await page.getByLabel('Dirección del calendario').fill(source.address);
  await page.keyboard.press('Enter');
  const feed = page.getByRole('listitem', { name: 'Agenda de prueba' });
  await expect(feed.getByText('2 eventos encontrados, 2 por venir en la web')).toBeVisible({ timeout: 20_000 });
  await expect(feed.getByRole('status')).toHaveText('Al día');
  expect((await imported()).sort()).toEqual([...names].sort());

  // The source breaks: all stays.
  source.broken = true;
  await feed.getByRole('button', { name: 'Importar ahora' }).click();
  await expect(feed.getByRole('status')).toContainText('El servidor ha respondido con un error (500)', {
    timeout: 20_000,
  });
  expect(await imported()).toHaveLength(2);

  await feed.getByRole('button', { name: 'Quitar' }).click();
  const question = page.getByRole('dialog', { name: '¿Quitar «Agenda de prueba»?' });
  await question.getByRole('radio', { name: 'Pasan a borrador y salen de la web' }).check();
  await question.getByRole('button', { name: 'Quitar la fuente' }).click();
  await expect(feed).toHaveCount(0);
  await expect.poll(imported).toEqual([]);

  await source.close();
  const headers = { authorization: `Bearer ${authToken}` };
  const drafts = await fetch(`${url}/api/admin/events?q=importad&state=draft`, { headers });
  for (const { id } of ((await drafts.json()) as { entries: { id: string }[] }).entries) {
    await fetch(`${url}/api/admin/events/${id}`, { method: 'DELETE', headers });
  }
});
