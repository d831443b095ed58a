import { expectGood, privatePages, refused } from '../audit-state.ts';
import { clickEveryButton, refuseWrites } from '../click-every-button.ts';
import { openPage, visitName } from '../every-page.ts';
import { answerCookies, expect, test } from '../visitor.ts';

// Each changes nothing: they need not wait for one another.
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

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
    await clickEveryButton(page, target, (dialog) => expectGood(page, dialog, '[role=dialog]'));
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
  await clickEveryButton(page, target, async (dialog) => {
    names.push(dialog);
  });
  expect(names.length).toBeGreaterThan(3);
});
