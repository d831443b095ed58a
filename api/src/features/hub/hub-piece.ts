import type { HubPiece } from '@femcoders/contracts/hub';
import type { HubKind } from '@femcoders/contracts/hub-names';
import type {
  GroupDetails,
  HubDetails,
  HubFields,
  ProjectDetails,
  ResourceDetails,
  StudyDetails,
} from '@femcoders/contracts/validate-hub';
import { and, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { hubMarks, hubPieces } from '../../database/hub-tables.ts';
import { users } from '../../database/schema.ts';
import { notFound } from '../../problems.ts';

export type PieceRow = typeof hubPieces.$inferSelect;

/** A row with what the pieces of all lists are made of. */
export interface ShownRow extends PieceRow {
  author: string;
  marks: number;
}

/** Attempts to reach a link that fail in a row before it is said not to answer. */
export const reportedFailures = 2;

/** Returns the condition that the public may see a piece at a moment. */
export const isShown = (now: Date) =>
  and(eq(hubPieces.state, 'published'), or(isNull(hubPieces.expiresAt), gt(hubPieces.expiresAt, now)));

/** Pieces with their authors' names and their marks; add `where` and an order. */
export function selectPieces(db: Database) {
  return db
    .select({
      ...getTableColumns(hubPieces),
      author: users.name,
      marks: sql<number>`(select count(*)::int from ${hubMarks} where ${hubMarks.pieceId} = ${hubPieces.id})`,
    })
    .from(hubPieces)
    .innerJoin(users, eq(users.id, hubPieces.authorId));
}

/** A row as everybody may see it. */
export function toPiece(row: ShownRow): HubPiece {
  const { id, slug, title, body, topics, level, author, marks } = row;
  const publishedAt = row.publishedAt?.toISOString() ?? null;
  const common = { id, slug, title, body, topics, level, author, publishedAt, marks };
  switch (row.kind) {
    case 'resource': {
      const unreachable = row.linkFailures >= reportedFailures;
      return { ...common, kind: 'resource', details: { ...(row.details as ResourceDetails), unreachable } };
    }
    case 'project':
      return {
        ...common,
        kind: 'project',
        details: { ...(row.details as ProjectDetails), complete: row.complete },
      };
    case 'group':
      return { ...common, kind: 'group', details: row.details as GroupDetails };
    case 'study':
      return {
        ...common,
        kind: 'study',
        details: { ...(row.details as StudyDetails), expiresAt: row.expiresAt?.toISOString() ?? '' },
      };
  }
}

/** Of all that a form may hold, what belongs to the kind. */
export function detailsOf(kind: HubKind, fields: HubFields): HubDetails {
  const { url, type, language, free, roles, hoursPerWeek, repository } = fields;
  const { rhythm, channel, contact, availability, zone } = fields;
  switch (kind) {
    case 'resource':
      return { url, type, language, free };
    case 'project':
      return { roles, hoursPerWeek, repository };
    case 'group':
      return { rhythm, channel, contact };
    case 'study':
      return { availability, zone };
  }
}

export const noPiece = () => notFound('Esta publicación ya no está en la plaza de la comunidad.');
