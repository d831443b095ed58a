import type { OwnTalkProposal, OwnTalks } from '@femcoders/contracts/talk-proposal';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { talkMarks, talkProposals, talks } from '../../database/talk-tables.ts';
import { isVisible, summaryColumns, toSummary } from './talk-rows.ts';

/** Most of each kind that are answered: nobody keeps more in view. */
const most = 200;

/** Returns a member's saved and helpful talks, and her proposals. */
export async function readOwnTalks(db: Database, userId: string): Promise<OwnTalks> {
  const [saved, helpful, proposals] = await Promise.all([
    db
      .select(summaryColumns)
      .from(talkMarks)
      .innerJoin(talks, eq(talks.id, talkMarks.talkId))
      .where(and(eq(talkMarks.userId, userId), eq(talkMarks.kind, 'saved'), isVisible))
      .orderBy(desc(talkMarks.markedAt), desc(talks.id))
      .limit(most),
    db
      .select({ talkId: talkMarks.talkId })
      .from(talkMarks)
      .where(and(eq(talkMarks.userId, userId), eq(talkMarks.kind, 'helpful')))
      .orderBy(desc(talkMarks.markedAt))
      .limit(most * 10),
    readOwnProposals(db, userId),
  ]);
  return { saved: saved.map(toSummary), helpful: helpful.map(({ talkId }) => talkId), proposals };
}

/** Newest first. */
export async function readOwnProposals(db: Database, userId: string): Promise<OwnTalkProposal[]> {
  const rows = await db
    .select({ row: talkProposals, talk: talks.slug })
    .from(talkProposals)
    .leftJoin(talks, and(eq(talks.id, talkProposals.talkId), isVisible))
    .where(eq(talkProposals.userId, userId))
    .orderBy(desc(talkProposals.createdAt), desc(talkProposals.id))
    .limit(most);
  return rows.map(({ row: { id, title, state, motive, createdAt }, talk }) => ({
    ...{ id, title, state, motive, talk },
    createdAt: createdAt.toISOString(),
  }));
}
