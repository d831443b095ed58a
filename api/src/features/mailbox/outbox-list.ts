import type { AdminList } from '@femcoders/contracts/admin-list';
import type { MailState, OutboxEntry } from '@femcoders/contracts/mail';
import { and, count, eq, min } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { mailOutbox } from '../../database/schema.ts';
import { matchesWords, orderOf } from '../admin-list.ts';
import { type Page, rowsToSkip } from '../listing.ts';
import type { WorkSource } from '../waiting/waiting-work.ts';

export interface OutboxQuestion {
  /** Words of recipient or subject. */
  q?: string | undefined;
  state?: MailState | undefined;
  sort: 'createdAt' | '-createdAt' | 'attempts' | '-attempts';
}

export async function listOutbox(
  db: Database,
  { q, state, sort }: OutboxQuestion,
  page: Page,
): Promise<AdminList<OutboxEntry>> {
  const where = and(
    matchesWords(q, [mailOutbox.recipient, mailOutbox.subject]),
    state ? eq(mailOutbox.state, state) : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(mailOutbox)
      .where(where)
      .orderBy(...orderOf(sort, { createdAt: mailOutbox.createdAt, attempts: mailOutbox.attempts }, mailOutbox.id))
      .limit(page.limit)
      .offset(rowsToSkip(page)),
    db.select({ total: count() }).from(mailOutbox).where(where),
  ]);
  return {
    entries: rows.map(({ id, recipient, subject, state, attempts, lastError, createdAt, settledAt }) => ({
      id,
      to: recipient,
      subject,
      state,
      attempts,
      lastError,
      createdAt: createdAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
    })),
    total: counted?.total ?? 0,
  };
}

/** Mails that were given up: somebody waits for each. */
export const failedMails: WorkSource = {
  section: '/admin/correos',
  roles: ['admin'],
  async count(db) {
    const [row] = await db
      .select({ count: count(), since: min(mailOutbox.settledAt) })
      .from(mailOutbox)
      .where(eq(mailOutbox.state, 'failed'));
    return { count: row?.count ?? 0, since: row?.since ?? null };
  },
};
