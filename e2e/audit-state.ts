import type { Page } from '@playwright/test';
import { type Answers, changeAnswers } from './api-answers.ts';
import { everyPage, openPage, visitName } from './every-page.ts';
import { invalidDom } from './html-validity.ts';
import { violationsInEveryAppearance } from './violations.ts';
import { answerCookies, expect, test, untilLive } from './visitor.ts';

/** Matches the console messages of a page where the API refuses. One of several tabs may also find that what it shows has changed. */
export const refused = /status of (?:400|404|503)|Error fetching/;

/** Pages of members and of the team. */
export const privatePages = everyPage.filter(({ asAdmin, as }) => asAdmin || as);

/** Asks axe in every look, and whether the document is valid, about a page as it is now. */
export async function expectGood(page: Page, state: string, within?: string): Promise<void> {
  expect.soft(await violationsInEveryAppearance(page, within), state).toEqual([]);
  expect.soft(await invalidDom(page), state).toEqual([]);
}

/** Judges all private pages, and public ones on the way from another page, while the API fails or has nothing. */
export function auditPagesWith(answers: Answers): void {
  // Each only looks: they need not wait for one another.
  test.describe.configure({ mode: 'parallel', timeout: 180_000 });
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
