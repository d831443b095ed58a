import type { listHubPiecesInAnyState } from '@femcoders/contracts/endpoints/hub';
import type { AdminHubPiece } from '@femcoders/contracts/hub';
import { and, asc, eq, getTableColumns, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { hubMarks, hubPieces, hubReports } from '../../database/hub-tables.ts';
import { users } from '../../database/schema.ts';
import { orderOf, readAdminPage, wordsOf } from '../../lists/admin-list.ts';
import { findsWord } from '../../lists/find-words.ts';
import { isoDates } from '../../lists/iso-dates.ts';
import type { ListQuery } from '../../lists/list-query.ts';
import type { Page } from '../../lists/listing.ts';
import { noPiece, reportedFailures, type ShownRow, toPiece } from './hub-piece.ts';

const columns = {
  created_at: hubPieces.createdAt,
  updated_at: hubPieces.updatedAt,
  title: sql`${hubPieces.title} collate "es-x-icu"`,
  kind: hubPieces.kind,
  state: hubPieces.state,
};

/** Published, and reported since a moderator last looked. */
const isReported: SQL = sql`${hubPieces.state} = 'published' and exists (
  select 1 from hub_reports where piece_id = ${hubPieces.id} and closed_at is null)`;

/** The condition of the pieces that need a decision. */
export const needsReview = or(eq(hubPieces.state, 'pending'), isReported);

const isBroken = and(eq(hubPieces.state, 'published'), gte(hubPieces.linkFailures, reportedFailures));

/** By somebody whose name holds a word. Her address, which accounts are found by, does not count. */
const isBy = (word: string): SQL => sql`${hubPieces.authorId} = any(array(
  select id from users as author
  where strpos(author.search_text, plain_text(${word})) > 0 and strpos(plain_text(author.name), plain_text(${word})) > 0))`;

const decider = alias(users, 'decider');

function selectAdminPieces(db: Database) {
  return db
    .select({
      ...getTableColumns(hubPieces),
      author: users.name,
      marks: sql<number>`(select count(*)::int from ${hubMarks} where ${hubMarks.pieceId} = ${hubPieces.id})`,
      deciderName: decider.name,
      accepted: sql<number>`(select count(*)::int from hub_pieces as others
        where others.author_id = ${hubPieces.authorId} and others.published_at is not null
          and others.state in ('published', 'withdrawn'))`,
    })
    .from(hubPieces)
    .innerJoin(users, eq(users.id, hubPieces.authorId))
    .leftJoin(decider, eq(decider.id, hubPieces.decidedBy));
}

/** One page of the pieces, and how many there are on all of them. */
export async function listAdminPieces(db: Database, query: ListQuery<typeof listHubPiecesInAnyState>, page: Page) {
  const { q, kind, state, look, sort } = query;
  const selected = and(
    kind && eq(hubPieces.kind, kind),
    state && state !== 'all' ? eq(hubPieces.state, state) : undefined,
    !state && !look ? needsReview : undefined,
    look && (look === 'reported' ? isReported : isBroken),
    ...wordsOf(q).map((word) => or(findsWord(word, sql`${hubPieces.searchText}`), isBy(word))),
  );
  const { entries, total } = await readAdminPage(
    page,
    selectAdminPieces(db)
      .where(selected)
      .orderBy(...orderOf(sort, columns, hubPieces.id)),
    db.$count(sql`${hubPieces} join ${users} on ${eq(users.id, hubPieces.authorId)}`, selected),
    (row) => row,
  );
  return { entries: await toAdminPieces(db, entries), total };
}

/** @throws ApiProblem `not-found` */
export async function readAdminPiece(db: Database, id: string): Promise<AdminHubPiece> {
  const rows = await selectAdminPieces(db).where(eq(hubPieces.id, id));
  const [piece] = await toAdminPieces(db, rows);
  if (!piece) throw noPiece();
  return piece;
}

type AdminRow = ShownRow & { deciderName: string | null; accepted: number };

async function toAdminPieces(db: Database, rows: AdminRow[]): Promise<AdminHubPiece[]> {
  const reports = await openReports(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { state, reason, createdAt, updatedAt, deciderName: decidedBy, accepted, linkProblem, linkCheckedAt } = row;
    return {
      ...toPiece(row),
      ...isoDates({ state, reason, createdAt, updatedAt, decidedBy, accepted, linkProblem, linkCheckedAt }),
      reports: (reports.get(row.id) ?? []).map(isoDates),
    };
  });
}

/** Most reports of one answer. */
const mostReports = 500;

async function openReports(db: Database, pieces: string[]) {
  if (pieces.length === 0) return new Map<string, never[]>();
  const { pieceId, reason, note, createdAt } = hubReports;
  const rows = await db
    .select({ pieceId, reason, note, at: createdAt })
    .from(hubReports)
    .where(and(inArray(pieceId, pieces), isNull(hubReports.closedAt)))
    .orderBy(asc(createdAt))
    .limit(mostReports);
  return Map.groupBy(rows, (report) => report.pieceId);
}
