import type { UpkeepStep } from '@femcoders/contracts/upkeep';
import { notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { upkeepSteps } from '../../database/upkeep-tables.ts';

/** So long after it was last done a piece of work is late, in seconds, by how often it is due. */
export const lateAfter = { hourly: 3 * 3_600, everyFiveMinutes: 30 * 60 } as const;

/** What the site is to do by itself, and after how many seconds without it each piece is late. */
export type ExpectedUpkeep = Partial<Record<UpkeepStep, number>>;

/**
 * Says what is expected of the site from now on. What was done before stays known; what nobody does any more is forgotten.
 */
export async function expectUpkeep(db: Database, expected: ExpectedUpkeep, now: Date): Promise<void> {
  const rows = Object.entries(expected).map(([step, lateAfter]) => ({
    step: step as UpkeepStep,
    lateAfter,
    expectedSince: now,
  }));
  await db
    .insert(upkeepSteps)
    .values(rows)
    .onConflictDoUpdate({ target: upkeepSteps.step, set: { lateAfter: sql`excluded.late_after` } });
  await db.delete(upkeepSteps).where(
    notInArray(
      upkeepSteps.step,
      rows.map(({ step }) => step),
    ),
  );
}

/** Notes that a piece of work was done whole, or failed. */
export async function noteUpkeep(db: Database, step: UpkeepStep, outcome: 'done' | 'failed', now: Date): Promise<void> {
  const moment = outcome === 'done' ? { doneAt: now } : { failedAt: now };
  await db
    .insert(upkeepSteps)
    .values({ step, expectedSince: now, lateAfter: lateAfter.hourly, ...moment })
    .onConflictDoUpdate({ target: upkeepSteps.step, set: moment });
}
