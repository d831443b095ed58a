import { writtenQuestions } from '../quiz-files.ts';
import { expect, test } from '../visitor.ts';

test('a browser understands every answer that a gap in CSS accepts, and nonsense it does not', async ({ browser }) => {
  const page = await browser.newPage();
  let gaps = 0;
  for (const area of ['css', 'html']) {
    for (const { id, kind, code, blanks = [] } of await writtenQuestions(area)) {
      const [sample] = [code ?? []].flat();
      if (kind !== 'complete' || sample?.language !== 'css') continue;
      const withAnswers = (answers: string[]) =>
        sample.text.replace(/\{\{(\d)\}\}/g, (_, number) => answers[Number(number) - 1] ?? '');
      const understood = (answers: string[]) => page.evaluate(countUnderstood, withAnswers(answers));
      const first = blanks.map(({ accept }) => accept[0] ?? '');
      for (const [index, { accept }] of blanks.entries()) {
        gaps += 1;
        const nonsense = await understood(first.with(index, '¿?'));
        for (const answer of accept)
          expect(await understood(first.with(index, answer)), `${area}, ${id}: ${answer}`).toBeGreaterThan(nonsense);
      }
    }
  }
  expect(gaps).toBeGreaterThan(0);
  await page.close();
});

/** How many rules and declarations of a style sheet the browser keeps. */
function countUnderstood(css: string): number {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const count = (rules: CSSRuleList): number =>
    [...rules].reduce((sum, rule) => {
      const { style, cssRules } = rule as CSSStyleRule;
      return sum + 1 + (style?.length ?? 0) + (cssRules ? count(cssRules) : 0);
    }, 0);
  return count(sheet.cssRules);
}
