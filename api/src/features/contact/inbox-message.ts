import type { InboxMessage } from '@femcoders/contracts/contact-inbox';
import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { ContactConfig } from '../../config.ts';
import { contactAttachments, contactEntries, contactMessages } from '../../database/contact-tables.ts';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { keptBytes } from '../../files/kept-bytes.ts';
import { refuseClosed } from '../../files/scan-upload.ts';
import type { UploadedFiles } from '../../files/uploaded-files.ts';
import { isoDates } from '../../lists/iso-dates.ts';
import { notFound } from '../../problems.ts';
import type { Attachment } from './attachment.ts';
import { assigneeOfMessage, entryColumns, toEntry } from './inbox.ts';
import { attendants } from './inbox-access.ts';

export const noMessage = () => notFound('Este mensaje no existe. Los mensajes se borran a los doce meses.');

/** Where the answer to our answer goes: to the inbox of this reason. */
export function replyAddress({ inboxes }: ContactConfig, reason: keyof ContactConfig['inboxes']): string {
  const [address] = inboxes[reason];
  if (!address) throw new Error(`Nobody attends to messages of the reason ${reason}.`);
  return address;
}

/**
 * A message whole, with what was written about it.
 * @param readable what the caller may read at all
 * @throws ApiProblem `not-found`
 */
export async function readMessage(
  db: Database,
  id: string,
  readable: SQL | undefined,
  config: ContactConfig,
): Promise<InboxMessage> {
  const [row] = await db
    .select(entryColumns)
    .from(contactMessages)
    .leftJoin(users, assigneeOfMessage)
    .where(and(eq(contactMessages.id, id), readable));
  if (!row) throw noMessage();
  const isConduct = row.reason === 'conducta';
  // One after another: this also runs in a transaction, which has one connection.
  const [attachment] = await db
    .select({
      name: contactAttachments.name,
      type: contactAttachments.type,
      bytes: keptBytes(contactAttachments),
      verdict: contactAttachments.verdict,
    })
    .from(contactAttachments)
    .where(eq(contactAttachments.messageId, id));
  const { id: entryId, kind, text, authorName: author, createdAt } = contactEntries;
  const thread = await db
    .select({ id: entryId, kind, text, author, createdAt })
    .from(contactEntries)
    .where(eq(contactEntries.messageId, id))
    .orderBy(asc(createdAt), asc(entryId));
  const assignable = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(attendants(isConduct, config.conductReaders))
    .orderBy(sql`${users.name} collate "es-x-icu"`, asc(users.id));
  const { email, helps, talkDate, talkCity, message } = row;
  return {
    ...toEntry(row),
    ...{ email, helps, talkDate, talkCity, message, assignable },
    attachment: attachment ?? null,
    thread: thread.map(isoDates),
    replyTo: replyAddress(config, row.reason),
  };
}

/** @throws ApiProblem `not-found`; `conflict` while it is closed, or for ever; `unavailable` while the store is away */
export async function readAttachmentOf(
  db: Database,
  id: string,
  readable: SQL | undefined,
  uploads: UploadedFiles,
): Promise<Attachment> {
  const [found] = await db
    .select(getTableColumns(contactAttachments))
    .from(contactAttachments)
    .innerJoin(contactMessages, eq(contactMessages.id, contactAttachments.messageId))
    .where(and(eq(contactMessages.id, id), readable));
  if (!found) throw notFound('Este mensaje no tiene archivo.');
  refuseClosed(found.verdict);
  return { ...found, content: await uploads.read(found) };
}
