import type { Page } from '@playwright/test';
import { type Answers, changeAnswers } from '../api-answers.ts';
import { everyPage, openPage, visitName } from '../every-page.ts';
import { invalidDom } from '../html-validity.ts';
import { pressButtons, refuseWrites } from '../press-buttons.ts';
import { violationsInEveryLook } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

// One of several tabs may also find that what it shows has changed meanwhile.
const refused = /status of (?:400|404|503)|Error fetching/;

const expectGood = async (page: Page, state: string, within?: string) => {
  expect.soft(await violationsInEveryLook(page, within), state).toEqual([]);
  expect.soft(await invalidDom(page), state).toEqual([]);
};

const privatePages = everyPage.filter(({ asAdmin, as }) => asAdmin || as);
const withForms = [
  '/',
  '/buscar?q=grid',
  '/contacto',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/baja',
  '/stats',
  '/eventos',
  '/eventos/accesibilidad-principio-a-fin-demo',
  '/eventos/mi-plaza',
  '/recursos/css/css-grid',
  '/recursos/css/quiz-css-entrevistas',
  '/ofertas-de-trabajo/publicar',
  '/ofertas-de-trabajo/enlace',
  '/ofertas-de-trabajo/alertas',
  '/presentaciones-destacadas/css-grid-que-escala-demo',
].map((path) => ({ path }));

for (const target of [...privatePages, ...withForms]) {
  test(`dialogs and faults in the forms of ${visitName(target)} can be used by everybody`, async ({ page, watch }) => {
    watch.tolerate(refused);
    await answerCookies(page);
    await refuseWrites(page);
    await openPage(page, target);
    await pressButtons(page, target, (dialog) => expectGood(page, dialog, '[role=dialog]'));
    await expectGood(page, 'after everything was pressed');
  });
}

test('an event is changed in dialogs, and they are among those that are looked at', async ({ page, watch }) => {
  watch.tolerate(refused);
  await answerCookies(page);
  await refuseWrites(page);
  const target = { path: '/admin/eventos/00000000-0000-4000-8000-000000000103', asAdmin: true };
  await openPage(page, target);
  const names: string[] = [];
  await pressButtons(page, target, async (dialog) => {
    names.push(dialog);
  });
  expect(names.length).toBeGreaterThan(3);
});

for (const answers of ['failed', 'empty'] as Answers[]) {
  for (const target of privatePages) {
    test(`${visitName(target)} can be used by everybody where the API’s answers are ${answers}`, async ({
      page,
      watch,
    }) => {
      watch.tolerate(refused);
      await answerCookies(page);
      await changeAnswers(page, answers);
      await openPage(page, target);
      await expectGood(page, answers);
    });
  }

  for (const path of [
    '/eventos',
    '/equipo',
    '/ofertas-de-trabajo',
    '/presentaciones-destacadas',
    '/mentoria',
    // What they show does not come as a list.
    ...(answers === 'failed' ? ['/recursos-comunidad-femcoders-club', '/stats'] : []),
  ]) {
    test(`${path} can be used by everybody where its data are ${answers} on the way from another page`, async ({
      page,
      watch,
    }) => {
      watch.tolerate(refused);
      await answerCookies(page);
      await page.goto('/');
      await untilLive(page);
      const changed = await changeAnswers(page, answers);
      await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
      await expect(page).toHaveURL(path);
      // The address is there before its page is.
      await expect.poll(changed).toBeGreaterThan(0);
      await untilLive(page);
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      await expectGood(page, answers);
    });
  }
}
