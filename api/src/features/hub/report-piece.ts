import type { newHubReportSchema } from '@femcoders/contracts/hub';
import { dayMillisecondsOf, retention } from '@femcoders/contracts/retention';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type pg from 'pg';
import type { output } from 'zod/mini';
import { type Database, inTransaction } from '../../database/database.ts';
import { hubPieces, hubReports } from '../../database/hub-tables.ts';
import { isShown, noPiece } from './hub-piece.ts';

/** How long a reader is counted once, in milliseconds. */
const addressLifeMs = 24 * 60 * 60_000;
/** How long a report is kept that a moderator is done with, in milliseconds. */
const closedLifeMs = dayMillisecondsOf(retention.hubReport);

export interface ReportPorts {
  pool: pg.Pool;
  now: Date;
  /** Stands for the reader's address. */
  addressHash: string;
}

/**
 * Keeps that a reader objects to a piece. Nobody is named, and the same address counts once.
 * @throws ApiProblem `not-found` when it is not shown
 */
export async function reportPiece(slug: string, report: output<typeof newHubReportSchema>, ports: ReportPorts) {
  const { pool, now, addressHash } = ports;
  await inTransaction(pool, async ({ db }) => {
    const [piece] = await db
      .select({ id: hubPieces.id })
      .from(hubPieces)
      .where(and(eq(hubPieces.slug, slug), isShown(now)))
      // It must not go away while something is tied to it.
      .for('share');
    if (!piece) throw noPiece();
    await db
      .insert(hubReports)
      .values({ pieceId: piece.id, reason: report.reason, note: report.note || null, addressHash, createdAt: now })
      .onConflictDoNothing();
  });
}

/** Clears the hashed addresses of those who reported a piece, and deletes closed reports, as with comments. */
export async function purgeHubReports(db: Database, now: Date): Promise<void> {
  await db.delete(hubReports).where(lt(hubReports.closedAt, new Date(now.getTime() - closedLifeMs)));
  await db
    .update(hubReports)
    .set({ addressHash: null })
    .where(and(isNotNull(hubReports.addressHash), lt(hubReports.createdAt, new Date(now.getTime() - addressLifeMs))));
}
