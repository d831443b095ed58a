import type { Page } from '@playwright/test';
import { goToExample, resultOf, write } from '../code-example.ts';
import { violationsInBothThemes } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const recipe = '/recursos/proyectos/receta';

const openStep = (page: Page, id: string) => goToExample(page, `#ejemplo-${id}`);

const steps = (page: Page) => page.getByRole('navigation', { name: 'Pasos del proyecto' });

test('what is written in a step passes it, goes on to the next, stays over a reload, and can be taken back', async ({
  page,
}) => {
  await answerCookies(page);
  await page.goto(recipe);
  await untilLive(page);
  const first = await openStep(page, 'titulos');
  await write(first, '<h1>Tortilla de patatas</h1><h2>Ingredientes</h2><p>Mis huevos</p>', 'HTML');
  await expect(first.getByRole('status')).toHaveText('Cumple 2 de 3.');
  await write(first, '<h1>Tortilla de patatas</h1><h2>Ingredientes</h2><p>Mis huevos</p><h2>Preparación</h2>', 'HTML');
  await expect(first.getByRole('status')).toHaveText('Conseguido: cumple todo lo que se pedía.');

  const second = await openStep(page, 'ingredientes');
  await expect(resultOf(second).getByText('Mis huevos')).toBeVisible();
  await second.getByRole('button', { name: 'Ver solución' }).click();
  await expect(second.getByRole('status')).toContainText('Conseguido');
  await expect(steps(page).getByText('1 de 6 pasos hechos')).toHaveCount(1);

  await page.reload();
  await untilLive(page);
  await steps(page).scrollIntoViewIfNeeded();
  await expect(steps(page).getByRole('status')).toHaveText('1 de 6 pasos hechos');
  await expect(steps(page).getByText('(hecho)')).toHaveCount(1);
  await expect(steps(page).locator('[aria-current=step]')).toHaveText('Haz una lista con los ingredientes');
  expect(await violationsInBothThemes(page)).toEqual([]);

  await steps(page).getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect(steps(page).getByRole('status')).toHaveText('6 pasos');
  await steps(page).getByRole('button', { name: 'Recuperar lo que tenía' }).click();
  await expect(steps(page).getByRole('status')).toHaveText('1 de 6 pasos hechos');
  const again = await openStep(page, 'ingredientes');
  await expect(resultOf(again).getByText('Mis huevos')).toBeVisible();
});

test('who jumps to a later step begins with the solution of the one before', async ({ page }) => {
  await answerCookies(page);
  await page.goto(`${recipe}#ejemplo-datos`);
  await untilLive(page);
  const step = await openStep(page, 'datos');
  await expect(resultOf(step).getByRole('listitem')).toHaveCount(7);
  await expect(step.getByText('(conseguido)')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a project reads whole: the steps, the hints and the code after each', async ({ page }) => {
    await page.goto(recipe);
    await expect(steps(page).getByRole('link')).toHaveCount(6);
    const last = page.locator('#ejemplo-estructura');
    await last.getByText('Ver solución').click();
    await expect(last.getByText('<main>').first()).toBeVisible();
    await page.getByText('Pista').first().click();
    await expect(page.getByText('Solo cambian tres párrafos.')).toBeVisible();
  });
});
