import type { Feature } from '../../feature/feature.ts';
import { purgeMails } from '../../mail/outbox.ts';
import { mailData } from './mail-data.ts';
import { failedMails } from './outbox-list.ts';
import { mailRoutes } from './routes.ts';

/** The mails that the site sends: what became of each, and the local mailbox in place of a mail server. */
export const mailbox: Feature = {
  name: 'mailbox',
  routes: [mailRoutes],
  purge: {
    /** A month after they were sent or given up. */
    mails: ({ pool, now }) => purgeMails(pool, now),
  },
  hourly: { mailbox: ({ mailbox, now }) => mailbox.purge(now) },
  pendingWork: [failedMails],
  memberData: [mailData],
  notMemberData: {
    'mail_outbox.reply_to': 'The mail to the team about her message: the message itself is given.',
  },
};
