import type { MailLimits } from '../rate-limit.ts';

const unlimited = { hits: 1_000_000, window: 60 };

/** No mail is spared, however many a test causes. */
export const unlimitedMails: MailLimits = {
  ...{ perAsker: unlimited, perMailbox: unlimited },
  together: { perAsker: unlimited, perMailbox: unlimited },
};
