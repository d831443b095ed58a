import type { Page } from '@playwright/test';
import { asRead, type WrittenQuestion, writtenQuestions } from '../quiz-files.ts';
import { violationsOf } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const quiz = '/recursos/css/quiz-css-entrevistas';

test.beforeEach(async ({ page }) => answerCookies(page));

async function open(page: Page, path = quiz) {
  await page.goto(path);
  await untilLive(page);
}

const question = (page: Page) => page.getByRole('heading', { level: 2, name: /^Pregunta \d+ de \d+/ });

/** The question that is shown, as its author wrote it. */
async function shownQuestion(page: Page, questions: WrittenQuestion[]): Promise<WrittenQuestion> {
  const shown = (await question(page).innerText()).replace(/\s+/g, ' ');
  const found = questions.filter(({ prompt }) => shown.endsWith(asRead(prompt)));
  expect(found, shown).toHaveLength(1);
  return found[0] as WrittenQuestion;
}

/** Leaves a question that has been checked, which may take a moment. @returns whether another one follows */
async function goOn(page: Page): Promise<boolean> {
  const next = page.getByRole('button', { name: /^(Siguiente|Ver el resultado)$/ });
  const follows = (await next.innerText()) === 'Siguiente';
  await next.click();
  return follows;
}

async function answerRightly(page: Page, { kind, options = [], items = [], blanks = [], fix }: WrittenQuestion) {
  switch (kind) {
    case 'single':
    case 'multiple':
      for (const { text, correct } of options)
        if (correct)
          await page.getByRole(kind === 'single' ? 'radio' : 'checkbox', { name: asRead(text), exact: true }).check();
      return;
    case 'order':
      // Each is pressed up to its place, from the first on.
      for (const [index, { text }] of items.entries()) {
        const entries = page.getByRole('group', { name: /^Ordena/ }).getByRole('listitem');
        const own = entries.filter({ has: page.getByRole('button', { name: `Subir «${asRead(text)}»`, exact: true }) });
        const place = async () => Number((await own.innerText()).trim()[0]) - 1;
        while ((await place()) > index) await own.getByRole('button', { name: /^Subir/ }).click();
      }
      return;
    case 'complete':
      for (const [index, { accept }] of blanks.entries())
        await page.getByRole('textbox', { name: `Hueco ${index + 1}` }).fill(` ${accept[0]};`);
      return;
    case 'fix-css':
      await page.locator('.cm-editor').waitFor();
      await page.getByRole('textbox', { name: 'Tu CSS' }).click();
      await page.keyboard.press('ControlOrMeta+a');
      // Text that replaces coloured text is given its colour by the browser, with a style that the policy refuses.
      await page.keyboard.press('Delete');
      await page.keyboard.insertText(fix?.solution ?? '');
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const area of ['css', 'html']) {
    test(`the ${area} quiz can be read whole: every question, its options and the reason of each`, async ({ page }) => {
      await page.goto(`/recursos/${area}/quiz-${area}-entrevistas`);
      const read = (await page.getByRole('main').evaluate((main) => main.textContent ?? '')).replace(/\s+/g, ' ');
      for (const { prompt, options = [], items = [] } of await writtenQuestions(area)) {
        expect(read).toContain(asRead(prompt));
        for (const { text } of [...options, ...items]) expect(read).toContain(asRead(text));
        for (const { why } of options) expect(read).toContain(asRead(why));
      }
      const [first] = await writtenQuestions(area);
      const entry = page.getByRole('article').filter({ has: page.locator(`#${first?.id}`) });
      await entry.getByText('Ver la respuesta').click();
      await expect(entry.getByRole('link', { name: 'Avisar de un error' })).toBeVisible();
      await expect(page.getByRole('button', { name: /Empezar/ })).toHaveCount(0);
    });
  }
});

for (const [area, asked] of [
  ['css', 20],
  ['html', 5],
] as const) {
  test(`who answers ${asked} questions of the ${area} quiz rightly, whatever their kind, has everything right`, async ({
    page,
  }) => {
    test.slow();
    const questions = await writtenQuestions(area);
    const seen = new Set<string>();
    await open(page, `/recursos/${area}/quiz-${area}-entrevistas`);
    await page.getByRole('radio', { name: String(asked), exact: true }).check();
    await page.getByRole('button', { name: 'Empezar la práctica' }).click();
    const count = Math.min(asked, questions.length);
    for (let number = 1; number <= count; number++) {
      await expect(question(page)).toHaveText(new RegExp(`^Pregunta ${number} de ${count}`));
      const shown = await shownQuestion(page, questions);
      if (area === 'css' && !seen.has(shown.kind)) expect(await violationsOf(page), shown.id).toEqual([]);
      seen.add(shown.kind);
      await answerRightly(page, shown);
      await page.getByRole('button', { name: 'Comprobar' }).click();
      await expect(page.getByRole('heading', { name: 'Correcto.' }), shown.id).toBeFocused();
      await page.getByRole('button', { name: /^(Siguiente|Ver el resultado)$/ }).click();
    }
    await expect(page.getByRole('heading', { level: 1, name: `${count} de ${count} acertadas` })).toBeFocused();
    if (area === 'css') expect(await violationsOf(page), 'the result').toEqual([]);
    await page.getByRole('button', { name: 'Volver al inicio del quiz' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const topics = await page.getByRole('list', { name: 'Temas' }).innerText();
    const right = [...topics.matchAll(/(\d+) de \d+ acertadas/g)].map(([, number]) => Number(number));
    expect(right.reduce((sum, number) => sum + number, 0)).toBe(count);
  });
}

test('a mock interview survives a reload, is the same in another tab, and its mistakes wait to be reviewed', async ({
  page,
  context,
}) => {
  const questions = await writtenQuestions('css');
  await open(page);
  await page.getByRole('button', { name: 'Empezar el simulacro' }).click();
  const before = await shownQuestion(page, questions);
  await answerRightly(page, before);
  await page.getByRole('button', { name: 'Responder y seguir' }).click();
  await expect(question(page)).toHaveText(/^Pregunta 2 de/);
  const text = await question(page).innerText();

  await page.reload();
  await expect(question(page)).toHaveText(/^Pregunta 2 de/);
  expect(await question(page).innerText()).toBe(text);
  await expect(page.getByText(/^Tiempo que queda: 2\d:\d\d$/)).toBeVisible();

  const otherTab = await context.newPage();
  await otherTab.goto(quiz);
  await expect(question(otherTab)).toHaveText(/^Pregunta 2 de/);
  await otherTab.getByRole('button', { name: 'Saltar por ahora' }).click();
  await expect.poll(() => question(page).innerText()).not.toBe(text);
  await otherTab.close();

  await page.getByRole('button', { name: 'Terminar ya' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Terminar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Todavía no: 1 de 20' })).toBeVisible();
  await page.getByRole('button', { name: 'Volver al inicio del quiz' }).click();
  await expect(page.getByText(/Aún no hay nada que repasar/)).toBeVisible();
});

test('a mistake comes back in the review until it is right', async ({ page }) => {
  test.slow();
  const questions = await writtenQuestions('css');
  await open(page);
  await page.getByRole('combobox', { name: 'Tema' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Empezar la práctica' }).click();
  for (let more = true; more; ) {
    const shown = await shownQuestion(page, questions);
    const wrong = shown.options?.find(({ correct }) => !correct)?.text;
    const field = page.getByRole('radio').or(page.getByRole('checkbox'));
    if (wrong) await field.and(page.getByLabel(asRead(wrong), { exact: true })).check();
    await page.getByRole('button', { name: 'Comprobar' }).click();
    more = await goOn(page);
  }
  await page.getByRole('button', { name: 'Repasar mis fallos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Repaso de fallos de CSS' })).toBeVisible();
  for (let more = true; more; ) {
    await answerRightly(page, await shownQuestion(page, questions));
    await page.getByRole('button', { name: 'Comprobar' }).click();
    await expect(page.getByRole('heading', { name: 'Correcto.' })).toBeVisible();
    more = await goOn(page);
  }
  await page.getByRole('button', { name: 'Volver al inicio del quiz' }).click();
  await expect(page.getByText(/^Nada para hoy/)).toBeVisible();
});

test('a browser that stores nothing takes the quiz all the same', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    Storage.prototype.setItem = refuse;
  });
  await open(page);
  await page.getByRole('button', { name: 'Empezar la práctica' }).click();
  const questions = await writtenQuestions('css');
  await answerRightly(page, await shownQuestion(page, questions));
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await expect(page.getByRole('heading', { name: 'Correcto.' })).toBeVisible();
});

test('a link to a section leaves the quiz, and the way back finds it as it was', async ({ page }) => {
  await open(page);
  await page.getByRole('combobox', { name: 'Tema' }).selectOption({ index: 5 });
  await page.getByRole('button', { name: 'Empezar la práctica' }).click();
  await expect(question(page)).toBeVisible();
  const text = await question(page).innerText();
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.goBack();
  await expect(question(page)).toBeVisible();
  expect(await question(page).innerText()).toBe(text);
});
