import assert from 'node:assert/strict';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';
import type { TestApi } from './test-api.ts';

/** The key in the mail that asks to confirm a place. */
export const placeKeyIn = ({ text }: Pick<OutgoingMail, 'text'>): string =>
  /confirmar-plaza#([\w-]+)/.exec(text)?.[1] ?? assert.fail('no key');

/**
 * Asks for a place without an account and presses the button of the mail, which is taken out of the way.
 * @param from network address of the caller
 * @returns what she was answered when she asked
 */
export async function askForPlace(
  api: Pick<TestApi, 'call' | 'mails'>,
  { slug = 'taller', from, ...person }: { slug?: string; from?: string; name: string; email: string },
) {
  const path = `/events/api/detail/${slug}/registrations`;
  const answer = await api.call('POST', path, {
    body: { privacy: true, ...person },
    ...(from !== undefined && { from }),
  });
  const mail = api.mails.findLast(({ text }) => text.includes('/confirmar-plaza#'));
  if (mail) {
    api.mails.splice(api.mails.indexOf(mail), 1);
    const confirmed = await api.call('POST', '/registrations/confirm', { body: { key: placeKeyIn(mail) } });
    assert.equal(confirmed.statusCode, 200, confirmed.body);
  }
  return answer;
}
