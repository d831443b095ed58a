import { expect, type Page } from '@playwright/test';
import { adminSession } from './api.ts';

export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Id of a mail that is in the mailbox from the start. It sorts after all that are sent, so that it never becomes too old. */
export const keptMail = 'prueba_00000000-0000-4000-8000-000000000001';

/**
 * The mails that have arrived at the mail server of the tests and hold these words in recipient or subject, the newest first, once there are as many
 * as expected.
 */
export async function readMails(page: Page, words: string, expected = 1): Promise<ReceivedMail[]> {
  const { authToken } = await adminSession();
  const headers = { authorization: `Bearer ${authToken}` };
  const mailbox = '/api/admin/mailbox';
  let ids: string[] = [];
  await expect(async () => {
    const answer = await page.request.get(`${mailbox}?${new URLSearchParams({ q: words })}`, { headers });
    ids = ((await answer.json()).entries as { id: string }[]).map(({ id }) => id);
    expect(ids).toHaveLength(expected);
  }).toPass({ timeout: 20_000 });
  return Promise.all(ids.map(async (id) => (await page.request.get(`${mailbox}/${id}`, { headers })).json()));
}

/** The address in a mail that leads to a page of the site, without its origin. */
export function linkTo(page: string, { text }: ReceivedMail): string {
  const found = new RegExp(`https?://[^\\s/]+(${page}[^\\s]*)`).exec(text)?.[1];
  if (!found) throw new Error(`The mail leads to no ${page}.`);
  return found;
}
