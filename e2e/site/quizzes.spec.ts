import { asRead, writtenQuestions } from '../quiz-files.ts';
import { answerAllRightly, answerRightly, goOn, openQuiz, question, quizOf, shownQuestion } from '../quiz-taker.ts';
import { answerCookies, expect, test } from '../visitor.ts';

test.beforeEach(async ({ page }) => answerCookies(page));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const area of ['css', 'html', 'javascript']) {
    test(`the ${area} quiz can be read whole: every question, its options and the reason of each`, async ({ page }) => {
      await page.goto(quizOf(area));
      await page.getByRole('link', { name: /^Leer las / }).click();
      await expect(page).toHaveURL(`${quizOf(area)}/preguntas`);
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

test('an address of before leads to the question, which is on its own page now', async ({ page }) => {
  const [first] = await writtenQuestions('css');
  await page.goto(`${quizOf('css')}#${first?.id}`);
  await expect(page).toHaveURL(`${quizOf('css')}/preguntas#${first?.id}`);
  await expect(page.locator(`#${first?.id}`)).toBeInViewport();
});

test('the start of a quiz is short on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(quizOf('css'));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5_000);
});

test('who answers five questions of the html quiz rightly has everything right', async ({ page }) => {
  test.slow();
  await openQuiz(page, 'html');
  await answerAllRightly(page, 'html', 5);
});

test('a mock interview survives a reload, is the same in another tab, and its mistakes wait to be reviewed', async ({
  page,
  context,
}) => {
  const questions = await writtenQuestions('css');
  await openQuiz(page);
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
  await otherTab.goto(quizOf('css'));
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
  await openQuiz(page);
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
  await openQuiz(page);
  await page.getByRole('button', { name: 'Empezar la práctica' }).click();
  const questions = await writtenQuestions('css');
  await answerRightly(page, await shownQuestion(page, questions));
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await expect(page.getByRole('heading', { name: 'Correcto.' })).toBeVisible();
});

test('a link to a section leaves the quiz, and the way back finds it as it was', async ({ page }) => {
  await openQuiz(page);
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
