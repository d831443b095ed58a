import type { InboxEntry, InboxFigures } from '@femcoders/contracts/contact-inbox';
import { contactStates, type InboxPart, type inboxSorts } from '@femcoders/contracts/contact-inbox-names';
import type { ContactReason } from '@femcoders/contracts/contact-names';
import { and, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { contactAttachments, contactMessages } from '../../database/contact-tables.ts';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { type AdminQuery, holdsWords, orderOf, readAdminPage } from '../../lists/admin-list.ts';
import type { Page } from '../../lists/listing.ts';

export interface InboxQuery extends AdminQuery<(typeof inboxSorts)[number]> {
  part: InboxPart;
  reason: ContactReason | undefined;
  /** Its assignee; null for those of nobody. */
  assignee: string | null | undefined;
  /** The condition of the messages that the caller may read. */
  readable: SQL | undefined;
}

const excerptLength = 160;
const columns = getTableColumns(contactMessages);
const sortColumns = {
  created_at: columns.createdAt,
  name: sql`${columns.name} collate "es-x-icu"`,
  reason: columns.reason,
  state: sql`array_position(${sql.raw(`array['${contactStates.join("','")}']`)}, ${columns.state})`,
};
const hasAttachment = sql<boolean>`exists (select from ${contactAttachments} where ${contactAttachments.messageId} = ${columns.id})`;

/** The columns of a message in a list; select them from the messages joined with their assignees. */
export const entryColumns = { ...columns, assignee: { id: users.id, name: users.name }, hasAttachment };
export const assigneeOfMessage = eq(users.id, contactMessages.assignedTo);

type EntryRow = Pick<
  typeof contactMessages.$inferSelect,
  'id' | 'reference' | 'reason' | 'name' | 'company' | 'message' | 'likelySpam' | 'state' | 'createdAt'
> & { firstAnsweredAt: Date | null; assignee: { id: string; name: string } | null; hasAttachment: boolean };

export function toEntry(row: EntryRow): InboxEntry {
  const { id, reference, reason, name, company, message, likelySpam, state, assignee } = row;
  return {
    ...{ id, reference, reason, name, company, likelySpam, state },
    excerpt: message.slice(0, excerptLength).toWellFormed().replace(/\s+/g, ' '),
    hasAttachment: row.hasAttachment,
    assignedTo: assignee,
    createdAt: row.createdAt.toISOString(),
    firstAnsweredAt: row.firstAnsweredAt?.toISOString() ?? null,
  };
}

/** One page of the inbox, and how many messages there are on all of them. */
export async function listInbox(db: Database, query: InboxQuery, page: Page) {
  const { reason } = query;
  const selected = and(
    query.readable,
    partOf(query.part),
    reason && eq(contactMessages.reason, reason),
    assignedTo(query.assignee),
    holdsWords(query.q, sql`${contactMessages}.search_text`),
  );
  return readAdminPage(
    page,
    db
      .select(entryColumns)
      .from(contactMessages)
      .leftJoin(users, assigneeOfMessage)
      .where(selected)
      .orderBy(...orderOf(query.sort, sortColumns, contactMessages.id)),
    db.$count(contactMessages, selected),
    toEntry,
  );
}

function assignedTo(assignee: string | null | undefined): SQL | undefined {
  if (assignee === undefined) return undefined;
  return assignee === null ? isNull(contactMessages.assignedTo) : eq(contactMessages.assignedTo, assignee);
}

function partOf(part: InboxPart): SQL | undefined {
  if (part === 'all') return undefined;
  return inArray(contactMessages.state, part === 'pending' ? ['new', 'open'] : [part]);
}

/** How many messages are in which state, and how long half of them waited at most for their first answer. */
export async function countInbox(db: Database, readable: SQL | undefined): Promise<Omit<InboxFigures, 'replyDays'>> {
  const { state, name, firstAnsweredAt, createdAt } = contactMessages;
  const inState = (wanted: (typeof contactStates)[number]) =>
    sql<number>`count(*) filter (where ${state} = ${wanted})`.mapWith(Number);
  // Of an anonymous message nobody knows when it came, and it cannot be answered.
  const waited = sql`extract(epoch from ${firstAnsweredAt} - ${createdAt})`;
  const median = sql<
    number | null
  >`percentile_cont(0.5) within group (order by ${waited}) filter (where ${name} is not null)`;
  const [row] = await db
    .select({
      new: inState('new'),
      open: inState('open'),
      resolved: inState('resolved'),
      spam: inState('spam'),
      median,
    })
    .from(contactMessages)
    .where(readable);
  const { median: seconds = null, ...counts } = row ?? { new: 0, open: 0, resolved: 0, spam: 0 };
  return { ...counts, medianAnswerMs: seconds === null ? null : Math.round(seconds * 1000) };
}
