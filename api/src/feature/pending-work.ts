import type { Role } from '@femcoders/contracts/session';
import { count, min, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ApiConfig } from '../config.ts';
import type { Database } from '../database/database.ts';

/** How much waits, and since when the oldest does. */
export interface Waiting {
  count: number;
  since: Date | null;
}

/** Where work waits for the people of some roles. Each feature adds its own. */
export interface WorkSource {
  /** Path of the section of the administration where it is done. */
  section: string;
  roles: readonly Role[];
  count(db: Database, now: Date, caller: { id: string }, config: ApiConfig): Promise<Waiting>;
}

/** Returns the pending work of a table. @param since the column that says since when */
export async function waitingIn(db: Database, since: PgColumn, where: SQL | undefined): Promise<Waiting> {
  const [row] = await db
    .select({ count: count(), since: min(since) as SQL<Date | null> })
    .from(since.table)
    .where(where);
  return row ?? { count: 0, since: null };
}

/** Adds up the pending work of two places in one section. */
export function together(one: Waiting, other: Waiting): Waiting {
  const [since = null] = [one.since, other.since].flatMap((at) => at ?? []).sort((a, b) => a.getTime() - b.getTime());
  return { count: one.count + other.count, since };
}
