import type { Locator, Page } from '@playwright/test';
import { openExample, resultOf, write } from '../code-example.ts';
import { violationsOf } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const article = '/recursos/javascript/introduccion-javascript';

const open = (page: Page, id: string) => openExample(page, article, `#ejemplo-${id}`);

/** Chromium gives what is typed over some code the look of that code; the policy refuses it, and the editor draws its own. */
const typedOver = /Applying inline style/;

const consoleOf = (example: Locator) => example.getByRole('region', { name: /^Consola de/ });

async function writeAndRun(example: Locator, text: string) {
  await write(example, text, 'JavaScript');
  // The editor reads what has been typed with the next frame.
  await example
    .page()
    .evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await example.page().keyboard.press('ControlOrMeta+Enter');
}

test('a script runs with its page, and what it says stands in the console below', async ({ page, watch }) => {
  watch.tolerate(typedOver);
  const example = await open(page, 'marcador');
  await resultOf(example).getByRole('button', { name: 'He leído diez más' }).click();
  await expect(resultOf(example).locator('#paginas')).toHaveText('10');
  await expect(consoleOf(example).getByRole('listitem')).toHaveText(['Ahora son 10']);
  await expect(consoleOf(example).getByRole('status')).toHaveText('Ahora son 10');

  await writeAndRun(example, "console.log({ a: [1, 'dos'] });\nconsole.table([{ libro: 'Nada', páginas: 275 }]);");
  await expect(consoleOf(example).getByRole('listitem').first()).toHaveText("{ a: [1, 'dos'] }");
  await expect(consoleOf(example).getByRole('columnheader')).toHaveText(['(índice)', 'libro', 'páginas']);
});

test('an error names its line', async ({ page, watch }) => {
  watch.tolerate(/noExiste/, typedOver);
  const example = await open(page, 'primeras-lineas');
  await writeAndRun(example, "console.log('uno');\n\nnoExiste();");
  await expect(consoleOf(example).getByRole('listitem').last()).toContainText(
    'ReferenceError: noExiste is not defined (línea 3)',
  );
});

test('a loop without an end is stopped, and a flood of lines is cut', async ({ page, watch }) => {
  watch.tolerate(/no terminaba/, typedOver);
  const example = await open(page, 'primeras-lineas');
  await writeAndRun(example, 'let n = 0;\nwhile (true) {\n  n += 1;\n}');
  await expect(consoleOf(example).getByRole('listitem').last()).toContainText('El bucle de la línea 2 no terminaba');
  await writeAndRun(example, 'for (let i = 0; i < 5000; i += 1) console.log(i);');
  await expect(consoleOf(example).getByRole('listitem').last()).toContainText('Hay más mensajes');
  await expect(consoleOf(example).getByRole('listitem')).toHaveCount(201);
  await expect(consoleOf(example).getByRole('status')).toHaveText('201 mensajes en la consola.');
});

test('it reaches nothing outside: no network, no page around it, no storage, no other page', async ({
  page,
  watch,
  context,
}) => {
  // Browsers tell of what they have stopped.
  watch.tolerate(/^console:/, /^third party:/);
  const example = await open(page, 'primeras-lineas');
  const answered: string[] = [];
  context.on('response', (response) => answered.push(response.url()));
  await writeAndRun(
    example,
    `console.log('origen', origin);
const tries = [
  () => parent.document.title,
  () => top.location.assign('https://example.org/'),
  () => localStorage.setItem('a', 'b'),
  () => document.cookie,
  () => open('https://example.org/').name,
  () => eval('1'),
];
for (const one of tries) {
  try { one(); console.log('puede', String(one)); } catch (error) { console.log('no', error.name); }
}
const request = new XMLHttpRequest();
request.open('GET', 'https://example.org/');
request.onerror = () => console.log('sin red');
try { request.send(); } catch (error) { console.log('sin red'); }
fetch('https://example.org/').then((answer) => console.log('fetch', answer.status));`,
  );
  const lines = consoleOf(example).getByRole('listitem');
  await expect(lines.filter({ hasText: 'origen null' })).toHaveCount(1);
  await expect(lines.filter({ hasText: 'sin red' })).not.toHaveCount(0);
  await expect(lines.filter({ hasText: 'fetch 404' })).toHaveCount(1);
  await expect(lines.filter({ hasText: /^puede/ })).toHaveCount(0);
  await expect(lines.filter({ hasText: /^no / })).toHaveCount(6);
  expect(answered.filter((url) => url.includes('example.org'))).toEqual([]);
  expect(context.pages()).toHaveLength(1);
  expect(page.url()).toContain(article);
});

test('the exercise says what is reached, by typing and clicking in the reader’s code', async ({ page, watch }) => {
  watch.tolerate(/Cannot read properties of null|consola is not defined/);
  const example = await open(page, 'arregla');
  await expect(consoleOf(example).getByRole('listitem').last()).toContainText('TypeError');
  await example.getByRole('button', { name: 'Ver solución' }).click();
  await expect(example.getByText('(conseguido)')).toHaveCount(4);
});

test('everybody can use it, on a small phone by day and at a desk by night', async ({ page }) => {
  const example = await open(page, 'marcador');
  for (const { colorScheme, width } of [
    { colorScheme: 'light', width: 320 },
    { colorScheme: 'dark', width: 1440 },
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await expect(example.getByRole('button', { name: 'Ejecutar' })).toBeVisible();
    expect(await violationsOf(page, '#ejemplo-marcador')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

for (const width of [320, 390, 600, 1440])
  test(`coming to life at ${width} px it moves nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await answerCookies(page);
    await page.goto(article);
    await untilLive(page);
    for (const id of ['primeras-lineas', 'marcador']) {
      const example = page.locator(`#ejemplo-${id}`);
      const still = await example.boundingBox();
      await example.scrollIntoViewIfNeeded();
      await expect(example.getByRole('button', { name: 'Ejecutar' })).toBeVisible();
      const live = await example.boundingBox();
      expect(Math.abs((live?.height ?? 0) - (still?.height ?? 0)), id).toBeLessThan(2);
    }
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the script and its solution are read', async ({ page }) => {
    await page.goto(article);
    const example = page.locator('#ejemplo-arregla');
    await expect(example.getByText("consola.log('Todo listo')")).toBeVisible();
    await example.getByText('Ver solución').click();
    await expect(example.getByText("console.log('Todo listo')")).toBeVisible();
  });
});
