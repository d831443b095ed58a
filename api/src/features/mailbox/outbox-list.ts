import type { MailState } from '@femcoders/contracts/mail';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { contactMessages } from '../../database/contact-tables.ts';
import type { Database } from '../../database/database.ts';
import { mailOutbox } from '../../database/schema.ts';
import { type WorkSource, waitingIn } from '../../feature/pending-work.ts';
import { type AdminQuery, matchesWords, orderOf, readAdminPage } from '../../lists/admin-list.ts';
import { isoDates } from '../../lists/iso-dates.ts';
import type { Page } from '../../lists/listing.ts';

export interface OutboxQuery extends AdminQuery<'createdAt' | 'attempts'> {
  state?: MailState | undefined;
  /** The contact messages that the caller may read; of mails about others she does not learn whom they are for. */
  readable: SQL | undefined;
}

/** Stands where a recipient is hidden. */
const hiddenRecipient = 'Confidencial';

export function listOutbox(db: Database, { q, state, sort, readable }: OutboxQuery, page: Page) {
  const { id, subject, attempts, createdAt, settledAt } = mailOutbox;
  const hidden = isHidden(readable);
  const recipient = sql<string>`case when ${hidden} then ${hiddenRecipient} else ${mailOutbox.recipient} end`;
  // Mail servers name the recipient in what they answer.
  const lastError = sql<string | null>`case when ${hidden} then null else ${mailOutbox.lastError} end`;
  const where = and(matchesWords(q, [recipient, subject]), state ? eq(mailOutbox.state, state) : undefined);
  return readAdminPage(
    page,
    db
      .select({ id, to: recipient, subject, state: mailOutbox.state, attempts, lastError, createdAt, settledAt })
      .from(mailOutbox)
      .where(where)
      .orderBy(...orderOf(sort, { createdAt: mailOutbox.createdAt, attempts: mailOutbox.attempts }, mailOutbox.id)),
    db.$count(mailOutbox, where),
    isoDates,
  );
}

/** Mails about a contact message have its reference in their subject. */
function isHidden(readable: SQL | undefined): SQL {
  if (!readable) return sql`false`;
  return sql`exists (
    select from ${contactMessages}
    where ${contactMessages.reference} = substring(${mailOutbox.subject} from 'FC-[0-9A-Z]{4}-[0-9A-Z]{4}')
      and not (${readable}))`;
}

/** Mails that were given up: somebody waits for each. */
export const failedMails: WorkSource = {
  section: '/admin/correos',
  roles: ['admin'],
  count: (db) => waitingIn(db, mailOutbox.settledAt, eq(mailOutbox.state, 'failed')),
};
