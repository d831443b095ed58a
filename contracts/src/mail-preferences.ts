import * as z from 'zod/mini';
import { mailTopics } from './mail-topics.ts';

/** Whether a member wants the mails of each topic that concerns her. */
export const mailPreferencesSchema = z.object({
  topics: z.array(z.object({ topic: z.enum(mailTopics), wanted: z.boolean() })),
});
export type MailPreferences = z.infer<typeof mailPreferencesSchema>;

const message = 'Indica los avisos como { "topics": [{ "topic": "events", "wanted": true }] }.';

/** Topics that are not named stay as they are. */
export const changedMailPreferencesSchema = z.object(
  {
    topics: z
      .array(z.object({ topic: z.enum(mailTopics, message), wanted: z.boolean(message) }), message)
      .check(z.maxLength(mailTopics.length, message)),
  },
  message,
);

/** The topic of a mail's link, and its state; `gone`: there is no such account any more. */
export const mailTopicStateSchema = z.object({
  topic: z.enum(mailTopics),
  state: z.enum(['wanted', 'unwanted', 'gone']),
});
export type MailTopicState = z.infer<typeof mailTopicStateSchema>;
