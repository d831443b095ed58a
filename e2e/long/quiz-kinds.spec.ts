import { answerAllRightly, openQuiz } from '../quiz-taker.ts';
import { violationsOf } from '../violations.ts';
import { answerCookies, expect, test } from '../visitor.ts';

test('who answers 20 questions of the css quiz rightly of every kind has everything right', async ({ page }) => {
  await answerCookies(page);
  await openQuiz(page, 'css');
  await answerAllRightly(page, 'css', 20, async (where) => expect(await violationsOf(page), where).toEqual([]));
});
