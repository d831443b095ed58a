import { expect, type Page } from '@playwright/test';
import { asRead, type WrittenQuestion, writtenQuestions } from './quiz-files.ts';
import { untilLive } from './visitor.ts';

export const quizOf = (area: string) => `/recursos/${area}/quiz-${area}-entrevistas`;

/** Opens the quiz of an area and waits until it can be taken. */
export async function openQuiz(page: Page, area = 'css'): Promise<void> {
  await page.goto(quizOf(area));
  await untilLive(page);
}

/** The heading of the question that is asked. */
export const question = (page: Page) => page.getByRole('heading', { level: 2, name: /^Pregunta \d+ de \d+/ });

/** The question that is shown, as its author wrote it. */
export async function shownQuestion(page: Page, questions: WrittenQuestion[]): Promise<WrittenQuestion> {
  const shown = (await question(page).innerText()).replace(/\s+/g, ' ');
  const found = questions.filter(({ prompt }) => shown.endsWith(asRead(prompt)));
  expect(found, shown).toHaveLength(1);
  return found[0] as WrittenQuestion;
}

/** Leaves a question that has been checked, which may take a moment. @returns whether another one follows */
export async function goOn(page: Page): Promise<boolean> {
  const next = page.getByRole('button', { name: /^(Siguiente|Ver el resultado)$/ });
  const follows = (await next.innerText()) === 'Siguiente';
  await next.click();
  return follows;
}

/** Gives the right answer to a question that is shown. */
export async function answerRightly(page: Page, { kind, options = [], items = [], blanks = [], fix }: WrittenQuestion) {
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

/**
 * Practises from the open start page of a quiz until its result, and back at its start finds all of it counted as right.
 * @param asked how many questions she asks for; fewer are asked where the quiz has fewer
 * @param look is called at the first question of each kind, and at the result
 */
export async function answerAllRightly(
  page: Page,
  area: string,
  asked: number,
  look: (where: string) => Promise<void> = async () => {},
): Promise<void> {
  const questions = await writtenQuestions(area);
  const seen = new Set<string>();
  await page.getByRole('radio', { name: String(asked), exact: true }).check();
  await page.getByRole('button', { name: 'Empezar la práctica' }).click();
  const count = Math.min(asked, questions.length);
  for (let number = 1; number <= count; number++) {
    await expect(question(page)).toHaveText(new RegExp(`^Pregunta ${number} de ${count}`));
    const shown = await shownQuestion(page, questions);
    if (!seen.has(shown.kind)) await look(shown.id);
    seen.add(shown.kind);
    await answerRightly(page, shown);
    await page.getByRole('button', { name: 'Comprobar' }).click();
    await expect(page.getByRole('heading', { name: 'Correcto.' }), shown.id).toBeFocused();
    await page.getByRole('button', { name: /^(Siguiente|Ver el resultado)$/ }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: `${count} de ${count} acertadas` })).toBeFocused();
  await look('the result');
  await page.getByRole('button', { name: 'Volver al inicio del quiz' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const topics = await page.getByRole('list', { name: 'Temas' }).innerText();
  const right = [...topics.matchAll(/(\d+) de \d+ acertadas/g)].map(([, number]) => Number(number));
  expect(right.reduce((sum, number) => sum + number, 0)).toBe(count);
}
