import type { Page } from '@playwright/test';

/** Matches the session's own request, which is answered all the same. */
const ofSession = /\/api\/user\/[^/]+$/;

/** The kinds of answers that a page gets from the API. */
export type Answers = 'failed' | 'empty';

/**
 * Lets every question of an open page fail at once, or every list be empty.
 * @returns how many answers were changed
 */
export async function changeAnswers(page: Page, answers: Answers): Promise<() => number> {
  let changed = 0;
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET' || ofSession.test(new URL(route.request().url()).pathname))
      return route.fallback();
    if (answers === 'failed') {
      changed++;
      // One that is not tried again: the reader sees the error at once.
      return route.fulfill({ status: 400, json: { code: 'internal', message: 'Algo ha fallado por nuestra parte.' } });
    }
    const response = await route.fetch();
    const body: unknown = response.ok() ? await response.json().catch(() => null) : null;
    const json = emptied(body);
    if (json === undefined) return route.fulfill({ response });
    changed++;
    return route.fulfill({ response, json });
  });
  return () => changed;
}

/** The two forms of a list: an array, and entries with how many there are in all. */
function emptied(answer: unknown): unknown {
  if (Array.isArray(answer)) return [];
  if (typeof answer === 'object' && answer !== null && 'entries' in answer) return { ...answer, entries: [], total: 0 };
  return undefined;
}
