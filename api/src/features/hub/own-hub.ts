import type { HubAnswer, OwnHub, OwnHubPiece } from '@femcoders/contracts/hub';
import type { Role } from '@femcoders/contracts/session';
import { and, asc, desc, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { hubAnswers, hubIdeaVotes, hubMarks, hubPieces } from '../../database/hub-tables.ts';
import { users } from '../../database/schema.ts';
import { isoDates } from '../../lists/iso-dates.ts';
import { isShown, noPiece, type ShownRow, selectPieces, toPiece } from './hub-piece.ts';
import { isTrusted } from './hub-trust.ts';

/** Most pieces, answers and marks of a member that are read at once, the latest first. */
const most = 200;

/** Most answers to one piece that are read at once. */
const answersPerPiece = 20;

/** All that a member has in the hub. */
export async function readOwnHub(db: Database, member: { id: string; role: Role }, now: Date): Promise<OwnHub> {
  const { id } = member;
  const [pieces, sent, marks, ideas, trusted] = await Promise.all([
    selectPieces(db).where(eq(hubPieces.authorId, id)).orderBy(desc(hubPieces.createdAt)).limit(most),
    readSent(db, id, now),
    db
      .select({ id: hubMarks.pieceId })
      .from(hubMarks)
      .where(eq(hubMarks.userId, id))
      .orderBy(desc(hubMarks.createdAt))
      .limit(most),
    db.select({ id: hubIdeaVotes.ideaId }).from(hubIdeaVotes).where(eq(hubIdeaVotes.userId, id)),
    isTrusted(db, member),
  ]);
  return {
    pieces: await toOwnPieces(db, pieces),
    sent,
    marks: marks.map((mark) => mark.id),
    ideas: ideas.map((vote) => vote.id),
    trusted,
  };
}

/** @throws ApiProblem `not-found` */
export async function readOwnPiece(db: Database, id: string, authorId: string): Promise<OwnHubPiece> {
  const rows = await selectPieces(db).where(and(eq(hubPieces.id, id), eq(hubPieces.authorId, authorId)));
  const [piece] = await toOwnPieces(db, rows);
  if (!piece) throw noPiece();
  return piece;
}

async function toOwnPieces(db: Database, rows: ShownRow[]): Promise<OwnHubPiece[]> {
  const answers = await answersTo(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { state, reason, createdAt, updatedAt } = row;
    const listed = answers.get(row.id) ?? [];
    const moreAnswers = (listed[0]?.answer.total ?? 0) - listed.length;
    return {
      ...toPiece(row),
      ...isoDates({ state, reason, createdAt, updatedAt }),
      answers: listed.map(({ answer, name }) => toAnswer(answer, name)),
      ...(moreAnswers > 0 && { moreAnswers }),
    };
  });
}

/** The answers to pieces, as many of each as the page shows: those without a reply first, and how many there are in all. */
async function answersTo(db: Database, pieces: string[]) {
  if (pieces.length === 0) return new Map<string, never[]>();
  const perPiece = sql`partition by ${hubAnswers.pieceId}`;
  const ranked = db
    .select({
      ...getTableColumns(hubAnswers),
      place:
        sql<number>`row_number() over (${perPiece} order by ${hubAnswers.repliedAt} is not null, ${hubAnswers.createdAt}, ${hubAnswers.id})`.as(
          'place',
        ),
      total: sql<number>`(count(*) over (${perPiece}))::int`.as('total'),
    })
    .from(hubAnswers)
    .where(inArray(hubAnswers.pieceId, pieces))
    .as('ranked');
  const rows = await db
    .select()
    .from(ranked)
    .innerJoin(users, eq(users.id, ranked.userId))
    .where(lte(ranked.place, answersPerPiece))
    .orderBy(asc(ranked.createdAt), asc(ranked.id));
  return Map.groupBy(
    rows.map(({ ranked: answer, users: { name } }) => ({ answer, name })),
    ({ answer }) => answer.pieceId,
  );
}

async function readSent(db: Database, userId: string, now: Date): Promise<OwnHub['sent']> {
  const author = alias(users, 'author');
  const rows = await db
    .select({ answer: hubAnswers, piece: hubPieces, name: author.name, shown: sql<boolean>`${isShown(now)}` })
    .from(hubAnswers)
    .innerJoin(hubPieces, eq(hubPieces.id, hubAnswers.pieceId))
    .innerJoin(author, eq(author.id, hubPieces.authorId))
    .where(eq(hubAnswers.userId, userId))
    .orderBy(desc(hubAnswers.createdAt))
    .limit(most);
  return rows.map(({ answer, piece: { id, slug, kind, title }, name, shown }) => ({
    ...toAnswer(answer, name),
    piece: { id, slug, kind, title, shown },
  }));
}

function toAnswer(answer: typeof hubAnswers.$inferSelect, name: string): HubAnswer {
  const { id, message, createdAt: at, reply, repliedAt } = answer;
  return isoDates({ id, name, message, at, reply, repliedAt });
}
