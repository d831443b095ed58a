import type { HubAnswer, OwnHub, OwnHubPiece } from '@femcoders/contracts/hub';
import type { Role } from '@femcoders/contracts/session';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { hubAnswers, hubIdeaVotes, hubMarks, hubPieces } from '../../database/hub-tables.ts';
import { users } from '../../database/schema.ts';
import { isShown, noPiece, type ShownRow, selectPieces, toPiece } from './hub-piece.ts';
import { isTrusted } from './hub-trust.ts';

/** Most pieces, answers and marks of a member that are read at once, the latest first. */
const most = 200;

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
  return rows.map((row) => ({
    ...toPiece(row),
    state: row.state,
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    answers: (answers.get(row.id) ?? []).map(({ answer, name }) => toAnswer(answer, name)),
  }));
}

async function answersTo(db: Database, pieces: string[]) {
  if (pieces.length === 0) return new Map<string, never[]>();
  const rows = await db
    .select({ answer: hubAnswers, name: users.name })
    .from(hubAnswers)
    .innerJoin(users, eq(users.id, hubAnswers.userId))
    .where(inArray(hubAnswers.pieceId, pieces))
    .orderBy(asc(hubAnswers.createdAt));
  return Map.groupBy(rows, ({ answer }) => answer.pieceId);
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
  const { id, message, reply } = answer;
  return {
    id,
    name,
    message,
    at: answer.createdAt.toISOString(),
    reply,
    repliedAt: answer.repliedAt?.toISOString() ?? null,
  };
}
