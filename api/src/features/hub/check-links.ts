import type { ResourceDetails } from '@femcoders/contracts/validate-hub';
import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type pg from 'pg';
import { announce } from '../../database/change-feed.ts';
import { createDatabase, inTransaction } from '../../database/database.ts';
import { hubPieces } from '../../database/hub-tables.ts';
import type { OutsideProbe } from '../imports/feature.ts';
import { type PieceRow, reportedFailures } from './hub-piece.ts';

const dayMs = 24 * 3_600_000;
/** Between two looks at a link that answered, and at one that did not. */
const monthMs = 30 * dayMs;
/** Links of one run: all are looked at in a month as long as there are fewer than fourteen thousand. */
const batch = 20;
/** Longest wait for one way to ask, in milliseconds. */
const timeoutMs = 10_000;

/**
 * Looks whether the links of a few resources still answer: each once a month, and the day after it did not. Meant to
 * run every hour.
 */
export async function checkLinks(pool: pg.Pool, now: Date, probe: OutsideProbe): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const { linkCheckedAt, linkFailures } = hubPieces;
  const due = await createDatabase(pool)
    .select()
    .from(hubPieces)
    .where(
      and(
        eq(hubPieces.kind, 'resource'),
        eq(hubPieces.state, 'published'),
        or(
          isNull(linkCheckedAt),
          lt(linkCheckedAt, before(monthMs)),
          and(sql`${linkFailures} > 0`, lt(linkCheckedAt, before(dayMs))),
        ),
      ),
    )
    .orderBy(sql`${linkCheckedAt} asc nulls first`, asc(hubPieces.id))
    .limit(batch);
  // One after the other: nobody waits for it, and it shall not look like an attack.
  for (const piece of due) await noteOutcome(pool, piece, await problemOf(piece, probe), now);
}

/** @returns what is wrong with a link in a sentence, or null */
async function problemOf({ details }: PieceRow, probe: OutsideProbe): Promise<string | null> {
  try {
    const status = await probe((details as ResourceDetails).url, timeoutMs);
    // A page for members only, or one that keeps robots out, is there all the same.
    const isThere = status < 400 || status === 401 || status === 403 || status === 429;
    return isThere ? null : `Responde con un error (${status})`;
  } catch (error) {
    return error instanceof Error ? error.message : 'No responde';
  }
}

async function noteOutcome(pool: pg.Pool, piece: PieceRow, problem: string | null, now: Date): Promise<void> {
  const failures = problem ? piece.linkFailures + 1 : 0;
  await inTransaction(pool, async ({ db, client }) => {
    await db
      .update(hubPieces)
      .set({ linkCheckedAt: now, linkFailures: failures, linkProblem: problem })
      // Unless its author has changed it meanwhile.
      .where(and(eq(hubPieces.id, piece.id), eq(hubPieces.updatedAt, piece.updatedAt)));
    const isReported = failures >= reportedFailures;
    if (isReported !== piece.linkFailures >= reportedFailures) await announce(client, 'hub_changed');
  });
}
