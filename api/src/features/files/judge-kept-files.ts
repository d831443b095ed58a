import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type pg from 'pg';
import { announce } from '../../database/change-feed.ts';
import { createDatabase, type Database, inTransaction, type Transaction } from '../../database/database.ts';
import { documentContents, documentFiles } from '../../database/document-tables.ts';
import { contactAttachments } from '../../database/schema.ts';
import { talkFiles } from '../../database/talk-tables.ts';
import type { Secrets } from '../../secrets.ts';
import { openFileBytes } from '../documents/stored-files.ts';
import { clamdAddress, scan } from './clamd.ts';

interface JudgePorts {
  now: Date;
  clamavUrl: string;
  secrets: Secrets;
}

/** Files of one kind that one run looks at, at most; the next takes the others. */
const mostAtOnce = 500;
const none = Buffer.alloc(0);

/** Where files are kept that somebody sent. */
interface FileStore {
  /** Keys of those at which no scanner has looked, the oldest first. */
  unjudged(db: Database): Promise<string[]>;
  /** Null where it is gone. */
  read(db: Database, key: string): Promise<Buffer | null>;
  open(transaction: Transaction, key: string, now: Date): Promise<unknown>;
  /** Deletes what the file holds. */
  close(transaction: Transaction, key: string, now: Date): Promise<unknown>;
}

/**
 * Has the scanner look at each file that it has not seen: those that came while it was away, and those from before there was
 * one. Nothing found opens a file; a virus closes it for ever. Meant to run every few minutes.
 * @throws Error when the scanner does not answer: the rest waits for the next time
 */
export async function judgeKeptFiles(pool: pg.Pool, { now, clamavUrl, secrets }: JudgePorts): Promise<void> {
  const db = createDatabase(pool);
  const address = clamdAddress(clamavUrl);
  for (const store of [documentStore(secrets), attachmentStore, slidesStore]) {
    for (const key of await store.unjudged(db)) {
      const content = await store.read(db, key);
      if (!content) continue;
      const found = await scan(address, content);
      await inTransaction(pool, async (transaction) => {
        if (found === null) await store.open(transaction, key, now);
        else await store.close(transaction, key, now);
      });
    }
  }
}

const documentStore = (secrets: Secrets): FileStore => ({
  async unjudged(db) {
    const rows = await db
      .select({ key: documentFiles.id })
      .from(documentFiles)
      .where(and(isNull(documentFiles.judgedAt), ne(documentFiles.verdict, 'found')))
      .orderBy(documentFiles.uploadedAt)
      .limit(mostAtOnce);
    return rows.map(({ key }) => key);
  },
  async read(db, key) {
    const [row] = await db.select().from(documentContents).where(eq(documentContents.fileId, key));
    return row ? openFileBytes(secrets, key, row.sealed) : null;
  },
  open: ({ db }, key, now) =>
    db.update(documentFiles).set({ verdict: 'open', judgedAt: now }).where(eq(documentFiles.id, key)),
  async close({ db }, key, now) {
    await db.update(documentFiles).set({ verdict: 'found', judgedAt: now }).where(eq(documentFiles.id, key));
    await db.delete(documentContents).where(eq(documentContents.fileId, key));
  },
});

const attachmentStore: FileStore = {
  async unjudged(db) {
    const rows = await db
      .select({ key: contactAttachments.messageId })
      .from(contactAttachments)
      .where(and(isNull(contactAttachments.judgedAt), ne(contactAttachments.verdict, 'found')))
      .limit(mostAtOnce);
    return rows.map(({ key }) => key);
  },
  async read(db, key) {
    const [row] = await db
      .select({ content: contactAttachments.content })
      .from(contactAttachments)
      .where(eq(contactAttachments.messageId, key));
    return row?.content ?? null;
  },
  open: ({ db }, key, now) =>
    db.update(contactAttachments).set({ verdict: 'open', judgedAt: now }).where(eq(contactAttachments.messageId, key)),
  close: ({ db }, key, now) =>
    db
      .update(contactAttachments)
      .set({ verdict: 'found', judgedAt: now, content: none })
      .where(eq(contactAttachments.messageId, key)),
};

/** Pages of talks name their files. A key names the file of that moment: one that replaced it meanwhile is another. */
const slidesStore: FileStore = {
  async unjudged(db) {
    const rows = await db
      .select({ key: slidesKey })
      .from(talkFiles)
      .where(and(isNull(talkFiles.judgedAt), ne(talkFiles.verdict, 'found')))
      .orderBy(talkFiles.storedAt)
      .limit(mostAtOnce);
    return rows.map(({ key }) => key);
  },
  async read(db, key) {
    const [row] = await db.select({ content: talkFiles.content }).from(talkFiles).where(eq(slidesKey, key));
    return row?.content ?? null;
  },
  async open({ db, client }, key, now) {
    await db.update(talkFiles).set({ verdict: 'open', judgedAt: now }).where(eq(slidesKey, key));
    await announce(client, 'talks_changed');
  },
  async close({ db, client }, key, now) {
    await db.update(talkFiles).set({ verdict: 'found', judgedAt: now, content: none }).where(eq(slidesKey, key));
    await announce(client, 'talks_changed');
  },
};

const slidesKey = sql<string>`${talkFiles.talkId}::text || ' ' || ${talkFiles.storedAt}::text`;
