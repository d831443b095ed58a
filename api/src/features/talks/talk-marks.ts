import type { TalkMarks, TalkMarksAnswer } from '@femcoders/contracts/talk';
import { and, eq } from 'drizzle-orm';
import type pg from 'pg';
import { announce } from '../../database/change-feed.ts';
import { type Database, inTransaction } from '../../database/database.ts';
import { talkMarks, talks } from '../../database/talk-tables.ts';
import { noTalk } from './talk-detail.ts';
import { isVisible } from './talk-rows.ts';

/**
 * Makes a member's marks of a talk what she says; the same again changes nothing.
 * @throws ApiProblem `not-found` for a talk that visitors may not see
 */
export function markTalk(
  talkId: string,
  userId: string,
  wanted: TalkMarks,
  { pool, now }: { pool: pg.Pool; now: Date },
): Promise<TalkMarksAnswer> {
  return inTransaction(pool, async ({ db, client }) => {
    // The talk's row is where marks are counted: of two that come at once, one waits here.
    const [talk] = await db
      .select({ id: talks.id })
      .from(talks)
      .where(and(eq(talks.id, talkId), isVisible))
      .for('update', { of: talks });
    if (!talk) throw noTalk();
    const helpedChanged = await setMark(db, { talkId, userId, kind: 'helpful', markedAt: now }, wanted.helpful);
    await setMark(db, { talkId, userId, kind: 'saved', markedAt: now }, wanted.saved);
    if (helpedChanged) await announce(client, 'talks_changed');
    const [counted] = await db.select({ helped: talks.helped }).from(talks).where(eq(talks.id, talkId));
    return { ...wanted, helped: counted?.helped ?? 0 };
  });
}

/** @returns whether anything changed */
async function setMark(db: Database, mark: typeof talkMarks.$inferInsert, wanted: boolean): Promise<boolean> {
  if (wanted) {
    const added = await db.insert(talkMarks).values(mark).onConflictDoNothing().returning({ kind: talkMarks.kind });
    return added.length > 0;
  }
  const { talkId, userId, kind } = mark;
  const gone = await db
    .delete(talkMarks)
    .where(and(eq(talkMarks.talkId, talkId), eq(talkMarks.userId, userId), eq(talkMarks.kind, kind)))
    .returning({ kind: talkMarks.kind });
  return gone.length > 0;
}
