import type { FileVerdict } from '@femcoders/contracts/file-verdict';
import { isoDay } from '@femcoders/contracts/spanish-date';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type pg from 'pg';
import { announce } from '../../database/change-feed.ts';
import { contactAttachments, contactMessages } from '../../database/contact-tables.ts';
import { createDatabase, type Database, inTransaction, type Transaction } from '../../database/database.ts';
import { documentContents, documentFiles } from '../../database/document-tables.ts';
import { talkFiles } from '../../database/talk-tables.ts';
import { type ClamdAddress, clamdAddress, isThere, scan } from '../../files/clamd.ts';
import { noBytes, type UploadedFiles } from '../../files/uploaded-files.ts';
import type { Secrets } from '../../secrets.ts';
import { openFileBytes } from '../documents/feature.ts';

interface JudgePorts {
  now: Date;
  clamavUrl: string;
  secrets: Secrets;
  uploads: UploadedFiles;
}

/** Files of one kind that one run looks at, at most; the next takes the others. */
const mostAtOnce = 500;
/** After so long a run begins no other file, in milliseconds: the next begins with those that have come meanwhile. */
const longestRun = 120_000;
/** How often a scanner that answers may fail to judge a file that waits. Then it is closed, and tried after all others still. */
const mostFailures = 3;

/** The scan state of a file. */
interface Noted {
  verdict?: FileVerdict;
  judgedAt?: Date;
  failedScans?: number;
}

/** A file that no scanner has judged. It is these very bytes: what takes its place meanwhile is another file. */
interface KeptFile {
  failedScans: number;
  since: Date;
  /** Null where it is gone. */
  read(db: Database): Promise<Buffer | null>;
  note(transaction: Transaction, noted: Noted): Promise<unknown>;
  /** Deletes what it holds. */
  empty(transaction: Transaction): Promise<unknown>;
}

/**
 * Has the scanner look at each file that it has not judged: those that came while it was away, and those from before there was
 * one. Nothing found opens a file; a virus closes it for ever; one that the scanner fails to judge keeps back no other: it is tried
 * again after those that have failed less often. Meant to run every few minutes.
 * @throws Error when the scanner does not answer: the rest waits for the next time, and nothing is counted against it
 * @throws AggregateError when some files could not be read or noted, after all others were
 */
export async function rescanFiles(pool: pg.Pool, { now, clamavUrl, secrets, uploads }: JudgePorts): Promise<void> {
  const db = createDatabase(pool);
  const address = clamdAddress(clamavUrl);
  const kept = await Promise.all([documents(db, secrets, uploads), attachments(db, uploads), slides(db, uploads)]);
  const files = kept.flat().sort((a, b) => a.failedScans - b.failedScans || a.since.getTime() - b.since.getTime());
  const failures: unknown[] = [];
  const began = performance.now();
  for (const file of files) {
    if (performance.now() - began > longestRun) break;
    const content = await file.read(db).catch((error: unknown) => void failures.push(error));
    if (!content) continue;
    const noted = await judge(address, content, file, now);
    await inTransaction(pool, async (transaction) => {
      await file.note(transaction, noted);
      if (noted.verdict === 'found') await file.empty(transaction);
    }).catch((error: unknown) => void failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some files could not be judged.');
}

/** @throws Error when the scanner does not answer */
async function judge(address: ClamdAddress, content: Buffer, { failedScans }: KeptFile, now: Date): Promise<Noted> {
  try {
    const found = await scan(address, content);
    return { verdict: found === null ? 'open' : 'found', judgedAt: now };
  } catch (error) {
    if (!(await isThere(address))) throw error;
    const failed = failedScans + 1;
    return { failedScans: failed, ...(failed >= mostFailures && { verdict: 'unjudged' }) };
  }
}

async function documents(db: Database, secrets: Secrets, uploads: UploadedFiles): Promise<KeptFile[]> {
  const rows = await db
    .select({
      ...{ id: documentFiles.id, sha256: documentFiles.sha256 },
      ...{ failedScans: documentFiles.failedScans, since: documentFiles.uploadedAt },
    })
    .from(documentFiles)
    .where(and(isNull(documentFiles.judgedAt), ne(documentFiles.verdict, 'found')))
    .orderBy(asc(documentFiles.failedScans), asc(documentFiles.uploadedAt))
    .limit(mostAtOnce);
  return rows.map(({ id, sha256, failedScans, since }) => {
    // Its sender chooses the id, and may put another file under it.
    const isIt = and(eq(documentFiles.id, id), eq(documentFiles.sha256, sha256));
    return {
      ...{ failedScans, since },
      async read(db) {
        const [row] = await db
          .select({ content: documentContents.sealed, object: documentContents.object })
          .from(documentContents)
          .innerJoin(documentFiles, eq(documentFiles.id, documentContents.fileId))
          .where(isIt);
        return row ? openFileBytes(secrets, id, await uploads.read(row)) : null;
      },
      note: ({ db }, noted) => db.update(documentFiles).set(noted).where(isIt),
      empty: ({ db }) =>
        db
          .delete(documentContents)
          .where(sql`${documentContents.fileId} in (select ${documentFiles.id} from ${documentFiles} where ${isIt})`),
    };
  });
}

/** A message and its file are never changed. */
async function attachments(db: Database, uploads: UploadedFiles): Promise<KeptFile[]> {
  const rows = await db
    .select({
      ...{ id: contactAttachments.messageId, failedScans: contactAttachments.failedScans },
      since: contactMessages.createdAt,
    })
    .from(contactAttachments)
    .innerJoin(contactMessages, eq(contactMessages.id, contactAttachments.messageId))
    .where(and(isNull(contactAttachments.judgedAt), ne(contactAttachments.verdict, 'found')))
    .orderBy(asc(contactAttachments.failedScans), asc(contactMessages.createdAt))
    .limit(mostAtOnce);
  return rows.map(({ id, failedScans, since }) => {
    const isIt = eq(contactAttachments.messageId, id);
    return {
      ...{ failedScans, since },
      async read(db) {
        const [row] = await db
          .select({ content: contactAttachments.content, object: contactAttachments.object })
          .from(contactAttachments)
          .where(isIt);
        return row ? uploads.read(row) : null;
      },
      note: ({ db }, noted) => db.update(contactAttachments).set(withoutHour(noted)).where(isIt),
      empty: ({ db }) => db.update(contactAttachments).set({ content: noBytes, object: null }).where(isIt),
    };
  });
}

/** The moment would tell when an anonymous message came. */
const withoutHour = ({ judgedAt, ...noted }: Noted): Noted => ({
  ...noted,
  ...(judgedAt && { judgedAt: new Date(`${isoDay(judgedAt)}T00:00:00Z`) }),
});

/** Pages of talks name their files. */
async function slides(db: Database, uploads: UploadedFiles): Promise<KeptFile[]> {
  const key = sql<string>`${talkFiles.talkId}::text || ' ' || ${talkFiles.storedAt}::text`;
  const rows = await db
    .select({ key, failedScans: talkFiles.failedScans, since: talkFiles.storedAt })
    .from(talkFiles)
    .where(and(isNull(talkFiles.judgedAt), ne(talkFiles.verdict, 'found')))
    .orderBy(asc(talkFiles.failedScans), asc(talkFiles.storedAt))
    .limit(mostAtOnce);
  return rows.map((row) => {
    const isIt = eq(key, row.key);
    return {
      ...{ failedScans: row.failedScans, since: row.since },
      async read(db) {
        const [file] = await db
          .select({ content: talkFiles.content, object: talkFiles.object })
          .from(talkFiles)
          .where(isIt);
        return file ? uploads.read(file) : null;
      },
      async note({ db, client }, noted) {
        await db.update(talkFiles).set(noted).where(isIt);
        await announce(client, 'talks_changed');
      },
      empty: ({ db }) => db.update(talkFiles).set({ content: noBytes, object: null }).where(isIt),
    };
  });
}
