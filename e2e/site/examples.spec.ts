import { article, exampleId, exampleOf, openExample, resultOf, solved, write } from '../code-example.ts';
import { siteUnderTest } from '../site-under-test.ts';
import { violationsOf } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

test('the editor comes when the code is touched; what is written is drawn and judged, kept over a reload, and taken back', async ({
  page,
}) => {
  const editors: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('code-editor')) editors.push(request.url());
  });
  const example = await openExample(page);
  const cards = resultOf(example).getByRole('listitem');
  await expect(cards).toHaveCount(6);
  expect(editors).toEqual([]);
  await write(example, solved);
  expect(editors.length).toBeGreaterThan(0);
  await expect(example.getByRole('status')).toHaveText('Conseguido: cumple todo lo que se pedía.');
  await expect(example.getByText('(conseguido)')).toHaveCount(3);
  await expect(cards.first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  await page.reload();
  await untilLive(page);
  await example.scrollIntoViewIfNeeded();
  await expect(cards.first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await example.getByRole('button', { name: 'Restablecer' }).click();
  await expect(cards.first()).toHaveCSS('background-color', 'rgb(233, 225, 255)');
  await example.getByRole('button', { name: 'Deshacer' }).click();
  await expect(cards.first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('with automatic running switched off, code waits for "Ejecutar"', async ({ page }) => {
  await page.clock.install();
  const example = await openExample(page);
  await example.getByRole('checkbox', { name: 'Ejecutar al escribir' }).uncheck();
  await write(example, 'li { color: rgb(1, 2, 3); }');
  const card = resultOf(example).getByRole('listitem').first();
  // Long after it would have run by itself.
  await page.clock.runFor(10_000);
  await expect(card).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  await example.getByRole('button', { name: 'Ejecutar' }).click();
  await expect(card).toHaveCSS('color', 'rgb(1, 2, 3)');
});

test('the solution can be looked at without losing one’s own', async ({ page }) => {
  const example = await openExample(page);
  await write(example, '.galeria { color: rgb(1, 2, 3); }');
  const toggle = example.getByRole('button', { name: 'Ver solución' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(example.getByRole('group', { name: /^CSS/ })).toContainText('auto-fit');
  await expect(example.getByRole('status')).toContainText('Conseguido');
  await toggle.click();
  await expect(example.getByRole('textbox', { name: /^CSS/ })).toContainText('rgb(1, 2, 3)');
});

test('a link carries the code, which does not run before who opens it says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const example = await openExample(page);
  await write(example, '<p>Hola</p><script>document.body.append("He corrido")</script>', 'HTML');
  await example.getByRole('button', { name: 'Compartir' }).click();
  await expect(page.getByText('Enlace copiado: lleva tu código dentro.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#ejemplo-galeria=');
  expect(link.length).toBeLessThanOrEqual(2_000);

  const other = await context.newPage();
  await answerCookies(other);
  await other.goto(link);
  const theirs = exampleOf(other);
  await expect(theirs.getByText(/ha llegado con un enlace/)).toBeVisible();
  await expect(theirs).toBeInViewport();
  await theirs.getByRole('tab', { name: 'HTML' }).click();
  await expect(theirs.getByRole('group', { name: /^HTML/ })).toContainText('Hola');
  await expect(theirs.locator('iframe')).toHaveCount(0);
  await theirs.getByRole('button', { name: 'Ejecutar' }).first().click();
  await expect(resultOf(theirs).getByText('He corrido')).toBeVisible();
  expect(new URL(other.url()).hash).toBe('#ejemplo-galeria');

  // Followed again where the page is open already.
  await other.evaluate((address) => location.assign(address), link);
  await expect(theirs.getByText(/ha llegado con un enlace/)).toBeVisible();
  await other.close();
});

test('code that no link can carry is said to be too long', async ({ page }) => {
  const example = await openExample(page);
  const noise = Array.from({ length: 400 }, (_, i) => `.a${i}{order:${(i * 7_919) % 10_007}}`).join('');
  await write(example, noise);
  await example.getByRole('button', { name: 'Compartir' }).click();
  await expect(page.getByText(/no cabe en un enlace/)).toBeVisible();
});

test('all of it is done with the keyboard alone, and Escape and Tab lead out of the editor', async ({ page }) => {
  const example = await openExample(page);
  const { keyboard } = page;
  await example.getByRole('tab', { name: 'CSS' }).focus();
  await keyboard.press('ArrowLeft');
  await expect(example.getByRole('tab', { name: 'HTML' })).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('ArrowRight');
  await keyboard.press('Tab');
  await expect(example.getByRole('button', { name: /^Editar/ })).toBeFocused();
  await keyboard.press('Enter');
  const editor = example.getByRole('textbox', { name: /^CSS/ });
  await expect(editor).toBeFocused();
  await expect(editor).toHaveAccessibleDescription(/Esc y después Tab/);
  await keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await keyboard.press('ControlOrMeta+a');
  // Nobody's next key comes before the editor has drawn what is selected.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  // Elsewhere on the page it opens the search.
  await keyboard.press('/');
  await expect(editor).toHaveText('/');
  await expect(editor).toBeFocused();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.insertText(solved);
  await keyboard.press('ControlOrMeta+Enter');
  await expect(example.getByRole('status')).toContainText('Conseguido');
  await keyboard.press('Escape');
  await keyboard.press('Tab');
  await expect(editor).not.toBeFocused();

  const slider = example.getByRole('slider', { name: 'Ancho' });
  await slider.focus();
  const inside = () =>
    resultOf(example)
      .locator('html')
      .evaluate(() => innerWidth);
  await keyboard.press('Home');
  await expect.poll(inside).toBe(240);
  await keyboard.press('ArrowRight');
  await expect.poll(inside).toBe(250);
  await expect(slider).toHaveAttribute('aria-valuetext', '250 píxeles');
  await keyboard.press('End');
  await expect.poll(inside).toBe(1_280);
  await example.getByRole('button', { name: '768 píxeles' }).press('Enter');
  await expect.poll(inside).toBe(768);
});

test.describe('what an example cannot do', () => {
  test('a link in it leads nowhere, and a status says so', async ({ page }) => {
    const example = await openExample(page);
    await write(
      example,
      '<a href="https://example.org/">Fuera</a> <form action="https://example.org/"><button>Enviar</button></form>',
      'HTML',
    );
    await resultOf(example).getByRole('link', { name: 'Fuera' }).click();
    await expect(example.getByRole('status')).toContainText('no tienen red');
    await resultOf(example).getByRole('button', { name: 'Enviar' }).click();
    expect(page.url()).toContain(article);
    for (const frame of page.frames()) expect(frame.url()).toContain(siteUnderTest().url);
  });

  test('its documents say so themselves', async ({ page, request }) => {
    await page.goto(article);
    const [, address = ''] = /src="([^"]*examples\/[^"]*\.html)"/.exec(await (await request.get(article)).text()) ?? [];
    const policy = (await request.get(address)).headers()['content-security-policy'];
    expect(policy).toContain('sandbox allow-scripts allow-forms;');
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
  });
});

test('a failing script shows its error, and the page goes on', async ({ page, watch }) => {
  watch.tolerate(/no existe is not defined|noExiste/);
  const example = await openExample(page);
  await write(example, '<p>Hola</p><script>noExiste()</script>', 'HTML');
  await example.getByRole('button', { name: 'Ejecutar' }).click();
  await expect(example.getByRole('status')).toContainText('noExiste is not defined');
  await expect(resultOf(example).getByText('Hola')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('code, solution and result are there', async ({ page }) => {
    await page.goto(article);
    const example = exampleOf(page);
    await expect(example.getByText('repeat(3, 1fr)')).toBeVisible();
    await example.getByText('Ver solución').click();
    await expect(example.getByText(/auto-fit/)).toBeVisible();
    const frame = example.locator('iframe');
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByRole('listitem')).toHaveCount(6);
  });
});

test('everybody can use it, on a small phone by day and at a desk by night', async ({ page }) => {
  const looks = [
    { colorScheme: 'light', width: 320 },
    { colorScheme: 'dark', width: 1440 },
  ] as const;
  const expectUsable = async (what: string) => {
    for (const { colorScheme, width } of looks) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      expect(await violationsOf(page, exampleId), `${what}: ${colorScheme}, ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  };
  const example = await openExample(page);
  await expectUsable('as it is found');
  await write(example, solved);
  await expect(example.getByRole('status')).toContainText('Conseguido');
  await expectUsable('with the editor');
  await example.getByRole('button', { name: 'Ver solución' }).click();
  await expectUsable('with the solution');
});

test('coming to life it moves nothing', async ({ page }) => {
  await answerCookies(page);
  await page.goto(article);
  await untilLive(page);
  const still = await exampleOf(page).boundingBox();
  await exampleOf(page).scrollIntoViewIfNeeded();
  await expect(exampleOf(page).getByRole('button', { name: 'Ejecutar' })).toBeVisible();
  const live = await exampleOf(page).boundingBox();
  expect(Math.abs((live?.height ?? 0) - (still?.height ?? 0))).toBeLessThan(2);
});
