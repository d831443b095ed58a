import { type MailTopic, mailTopics } from '@femcoders/contracts/mail-topics';
import type { Secrets } from '../secrets.ts';

/** The address and the topic that an unsubscribe link is about. */
export interface Subscription {
  userId: string;
  topic: MailTopic;
}

const purpose = 'unsubscribe';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the name that the links of a subscription are signed for. */
export const subscriptionName = ({ userId, topic }: Subscription) => `${userId}.${topic}`;

/**
 * Returns the token for the unsubscribe links of a mail. It is good for as long as the account is, and for nothing else.
 */
export function unsubscribeToken(subscription: Subscription, secrets: Secrets): string {
  const subject = subscriptionName(subscription);
  return `${subject}.${secrets.sign(purpose, subject)}`;
}

/** @returns null when this site has not signed it */
export function readUnsubscribeToken(token: string, secrets: Secrets): Subscription | null {
  const [userId = '', named, signature = '', ...more] = token.split('.');
  const topic = mailTopics.find((known) => known === named);
  if (!topic || !uuid.test(userId) || more.length > 0) return null;
  const subscription = { userId, topic };
  return secrets.isSigned(purpose, subscriptionName(subscription), signature) ? subscription : null;
}
