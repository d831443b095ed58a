import type { Page } from '@playwright/test';
import { beAdmin } from '../api.ts';
import { violationsInBothThemes } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const uniqueName = () => `Mentora de Prueba ${Math.random().toString(36).slice(2, 8)}`;

/** Adds a mentor as a draft and stays on her record. */
async function addMentor(page: Page, name: string): Promise<void> {
  await page.goto('/admin/equipo');
  await page.getByRole('link', { name: 'Añadir a alguien' }).click();
  const form = page.getByRole('form', { name: 'Ficha' });
  await form.getByRole('radio', { name: 'Mentora' }).check();
  await form.getByLabel('Nombre', { exact: true }).fill(name);
  await form.getByLabel(/Qué es o qué hace/).fill('Acompaña a quien empieza');
  await form.getByLabel(/^Temas/).fill('CSS, Empezar');
  await form.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ficha' })).toBeVisible();
  await expect(form.getByLabel('Nombre', { exact: true })).toHaveValue(name);
}

async function noteAcceptance(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Anotar que ha aceptado' }).click();
  const dialog = page.getByRole('dialog', { name: /ha aceptado/ });
  await dialog.getByRole('textbox', { name: /Cómo lo ha dicho/ }).fill('Por correo, esta mañana');
  await dialog.getByRole('button', { name: 'Anotarlo' }).click();
  await expect(page.getByText(/Aceptó: «Por correo, esta mañana»/)).toBeVisible();
}

test('somebody is on the team’s page once she has accepted and is published, and gone when she is archived', async ({
  page,
  anotherVisitor,
}) => {
  await answerCookies(page);
  await answerCookies(anotherVisitor);
  await beAdmin(page);
  const name = uniqueName();
  const hers = anotherVisitor.getByRole('link', { name });
  await addMentor(page, name);
  await expect(page.getByRole('button', { name: 'Publicar' })).toHaveCount(0);
  await anotherVisitor.goto('/equipo');
  await untilLive(anotherVisitor);
  await expect(hers).toHaveCount(0);

  await noteAcceptance(page);
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Publicada', { exact: true })).toBeVisible();
  await anotherVisitor.goto('/equipo');
  await expect(hers).toBeVisible();

  await page.getByLabel(/Qué es o qué hace/).fill('Acompaña a quien vuelve');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Cambios guardados.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver su página' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Acompaña a quien vuelve').first()).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Archivar' }).click();
  await expect(page.getByText('Archivada', { exact: true })).toBeVisible();
  await anotherVisitor.goto('/equipo');
  await expect(hers).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Publicada', { exact: true })).toBeVisible();
  await anotherVisitor.goto('/equipo');
  await expect(hers).toBeVisible();
  await page.getByRole('button', { name: 'Archivar' }).click();
  await expect(page.getByText('Archivada', { exact: true })).toBeVisible();
});

test('people are ordered by keyboard within their group, and a draft is deleted after one question', async ({
  page,
}) => {
  await answerCookies(page);
  await beAdmin(page);
  const name = uniqueName();
  await addMentor(page, name);
  await page.goto('/admin/equipo?grupo=mentor');
  const rows = page.getByRole('rowheader');
  await expect(rows.last()).toHaveText(name);
  const before = await rows.count();
  const up = page.getByRole('button', { name: `Subir a ${name} un puesto en su grupo` });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(rows.nth(before - 2)).toHaveText(name);
  await expect(up).toBeFocused();

  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Borrar el borrador' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/equipo$/);
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('a new record, with what is wrong in it, can be used by everybody', async ({ page }) => {
  await answerCookies(page);
  await beAdmin(page);
  await page.goto('/admin/equipo/nueva');
  const form = page.getByRole('form', { name: 'Ficha' });
  await expect(form).toBeVisible();
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsInBothThemes(page), `${width} px wide`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
