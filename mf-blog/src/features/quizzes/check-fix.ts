import type { Check, CheckResult } from '../examples/check.ts';
import { checkCode } from '../examples/check-code.ts';
import type { FixQuestion } from './quiz.ts';

/** Returns the tasks for her CSS; some checks are about the code that she finds. */
export function tasksOf({ fix }: FixQuestion): Check[] {
  return fix.checks.filter(({ on }) => on !== 'start');
}

/**
 * Looks whether some CSS does what the question asks for.
 * @returns one result for each of `tasksOf`; null when the frame in which it is tried could not be loaded
 */
export async function checkFix(question: FixQuestion, css: string): Promise<CheckResult[] | null> {
  const results = await checkCode({ html: question.fix.html, css, js: '' }, tasksOf(question));
  // The HTML stays as it is, so a frame that has drawn it finds something.
  return results.some(({ found }) => found !== null) ? results : null;
}
