import { printExamples, unmetOf } from '../printed-examples.ts';
import { expect, test } from '../visitor.ts';

// It draws some five hundred documents: a picture of each step for a trace costs more than all of them.
test.use({ trace: 'off', screenshot: 'off' });

test('what articles and quizzes claim of their CSS is so in a real browser', async ({ browser }) => {
  test.setTimeout(600_000);
  const page = await browser.newPage();
  const { measure, examples } = await printExamples();
  expect(examples.flatMap(({ checks }) => checks).length, 'claims').toBeGreaterThan(40);
  for (const example of examples) expect(await unmetOf(page, measure, example), example.name).toEqual([]);
  await page.close();
});
