import type { Page } from '@playwright/test';
import { be } from '../api.ts';
import { readMails } from '../mailbox.ts';
import { addMember, openMemberSession } from '../new-member.ts';
import { violationsOf } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const run = Math.random().toString(36).slice(2, 8);
const mailOf = (who: string) => `${who}-${run}@prueba.example`;
const list = '/presentaciones-destacadas';
const gridTalk = `${list}/css-grid-que-escala-demo`;

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await untilLive(page);
};
const segment = (page: Page, text: RegExp) => page.getByRole('listitem').filter({ hasText: text });

test('a visitor finds a talk by its topic, and goes to what was said by its time, its slide and its words', async ({
  page,
}) => {
  await answerCookies(page);
  await open(page, list);
  await page.getByRole('combobox', { name: 'Tema' }).selectOption({ label: 'Grid (1)' });
  await expect(page).toHaveURL(/tema=grid/);
  await expect(page.getByText('1 charla', { exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: /CSS Grid que escala/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CSS Grid que escala');

  await page.getByRole('link', { name: '05:30' }).click();
  await expect(page).toHaveURL(/#t-330$/);
  await expect(segment(page, /una pantalla estrecha no toco las piezas/)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('4 de 7')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cambiar el dibujo, no las piezas' })).toBeInViewport();

  const slides = page.getByRole('region', { name: 'Diapositivas' });
  await slides.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('heading', { name: 'Columnas que se cuentan solas' })).toBeInViewport();
  await expect(segment(page, /no necesitan media queries/)).toHaveAttribute('aria-current', 'true');

  const looking = page.getByRole('search', { name: 'En la transcripción' });
  await looking.getByRole('searchbox').fill('subgrid');
  await expect(looking.getByRole('status')).toHaveText('1 de 1');
  await expect(page.locator('mark').first()).toBeInViewport();
  await looking.getByRole('searchbox').fill('rejilla');
  await expect(looking.getByRole('status')).toHaveText(/^1 de \d$/);
  expect(await violationsOf(page)).toEqual([]);
});

test('with the keyboard alone one turns the slides, looks for words and jumps to them', async ({ page }) => {
  await answerCookies(page);
  await open(page, gridTalk);
  await page.getByRole('list', { name: /^Diapositivas de/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('3 de 7')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Zonas con nombre' })).toBeInViewport();
  await page.keyboard.press('End');
  await expect(page.getByText('7 de 7')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar en la transcripción' }).focus();
  await page.keyboard.type('PLANO');
  await expect(page.locator('mark')).toHaveText(['plano']);
  await page.getByRole('link', { name: '04:15' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 de 7')).toBeVisible();
});

test('an address of a segment opens there, and goes back to where one was', async ({ page }) => {
  await answerCookies(page);
  await open(page, `${gridTalk}#t-680`);
  await expect(segment(page, /Tercera idea: subgrid/)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('6 de 7')).toBeVisible();
  await page.getByRole('link', { name: '00:35' }).click();
  await expect(page.getByText('1 de 7')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('6 de 7')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is filtered by its form, and a talk reads whole', async ({ page }) => {
    await page.goto(list);
    await page.getByRole('combobox', { name: 'Nivel' }).selectOption('Avanzado');
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await expect(page).toHaveURL(/nivel=avanzado/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('link', { name: /Pruebas que no mienten/ }).click();
    await expect(page.getByText(/Voy a empezar con una confesión/)).toBeVisible();
    await expect(page.getByText(/que se os pongan rojas cuando toca/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Borra sin pena' })).toBeAttached();
    await page
      .getByRole('link', { name: '04:20' })
      .or(page.getByRole('link', { name: '05:10' }))
      .first()
      .click();
    await expect(page).toHaveURL(/#t-/);
  });
});

test('what was said is found by the search of the site, at its second', async ({ page }) => {
  await answerCookies(page);
  await expect(async () => {
    await page.goto('/buscar?q=carpeta+verg%C3%BCenza');
    await expect(page.getByRole('link', { name: /Git sin miedo/ }).first()).toHaveAttribute('href', /#t-\d+$/);
  }).toPass();
});

test('a member says that a talk helps her and keeps it; both are on her page, and taken back', async ({ page }) => {
  await answerCookies(page);
  await be(page, await openMemberSession(await addMember(mailOf('ayuda'))));
  await open(page, `${list}/git-sin-miedo-demo`);
  const helps = page.getByRole('button', { name: 'Me ayuda' });
  await helps.click();
  await expect(helps).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Guardar para luego' }).click();
  await expect(page.getByRole('button', { name: 'Guardar para luego' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Me ayuda' })).toHaveAttribute('aria-pressed', 'true');

  await open(page, '/welcome');
  const block = page.getByRole('region', { name: 'Mis charlas' });
  await block.getByRole('button', { name: /^Quitar de la lista: Git sin miedo/ }).click();
  await expect(block).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(block.getByRole('link', { name: /Git sin miedo/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('a proposal is scored by two, accepted, prepared with permission and published', async ({
  page,
  anotherVisitor: member,
}) => {
  test.slow();
  const title = `Charla propuesta ${run}`;
  await answerCookies(page);
  await answerCookies(member);
  await be(member, await openMemberSession(await addMember(mailOf('propone'))));
  await open(member, `${list}/proponer`);
  await member.getByRole('radio', { name: /^Mía/ }).check();
  await member.getByRole('textbox', { name: 'Título' }).fill(title);
  await member
    .getByRole('textbox', { name: 'De qué va' })
    .fill('Para quien empieza: qué mirar primero y qué dejar para luego.');
  await member.getByRole('textbox', { name: 'Temas' }).fill('Empezar, Testing');
  expect(await violationsOf(member)).toEqual([]);
  await member.getByRole('button', { name: 'Enviar la propuesta' }).click();
  await expect(member.getByRole('heading', { name: 'La tenemos. Gracias.' })).toBeFocused();
  await readMails(page, mailOf('propone'));

  let proposal = '';
  for (const who of ['editora', 'segunda']) {
    await be(page, await openMemberSession(await addMember(mailOf(who), `Editora ${who}`, 'editor')));
    await open(page, '/admin/presentaciones/propuestas?estado=pending');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { name: 'Puntúala' })).toBeVisible();
    proposal = new URL(page.url()).pathname;
    for (const name of ['Interés', 'Utilidad', 'Claridad', 'Voz', 'Material'])
      await page.getByRole('group', { name }).getByRole('radio', { name: '4' }).check();
    await page.getByRole('button', { name: 'Guardar mi puntuación' }).click();
    await expect(page.getByRole('heading', { name: 'Tu puntuación' })).toBeVisible();
  }
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptarla y avisarla' }).click();
  await page.getByRole('link', { name: 'Preparar la charla' }).click();
  expect((await readMails(page, mailOf('propone'), 2)).map(({ subject }) => subject)).toContain(
    'Tu propuesta de charla sigue adelante',
  );

  await page.getByRole('button', { name: 'Añadir la primera diapositiva' }).click();
  const slides = page.getByRole('group', { name: 'Diapositivas' });
  await slides.getByRole('textbox', { name: 'Título' }).fill('Por dónde empezar');
  await page.getByRole('textbox', { name: 'Transcripción' }).fill('00:00 [1] Hola.\n00:10 Se empieza por mirar.');
  const speaker = page.getByRole('combobox', { name: 'Añadir ponente' });
  // Suggestions close when the page scrolls, as it does to bring the field into view: first there, then write.
  await speaker.click();
  await speaker.fill('Yolanda');
  await expect(page.getByRole('option', { name: /Yolanda Prueba/ })).toBeVisible();
  await speaker.press('ArrowDown');
  await speaker.press('Enter');
  await expect(page.getByRole('button', { name: 'Quitar: Yolanda Prueba' })).toBeVisible();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Falta anotar el permiso de Yolanda Prueba.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Anotar permiso de Yolanda Prueba' }).click();
  await page.getByRole('textbox', { name: '¿Cómo lo dijo?' }).fill('Por correo.');
  await page.getByRole('button', { name: 'Anotarlo' }).click();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await page.getByRole('link', { name: 'Ver en la web' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Se empieza por mirar.')).toBeVisible();

  await open(member, '/welcome');
  const block = member.getByRole('region', { name: 'Mis charlas' });
  await expect(block.getByText('Publicada')).toBeVisible();
  await expect(block.getByRole('link', { name: title })).toBeVisible();

  await open(page, proposal);
  await page.getByRole('link', { name: 'Preparar la charla' }).click();
  await page.getByRole('button', { name: 'Quitar permiso de Yolanda Prueba' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar el permiso' }).click();
  await expect(page.getByText('Borrador', { exact: true })).toBeVisible();
});
