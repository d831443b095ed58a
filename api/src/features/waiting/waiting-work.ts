import type { WaitingWork } from '@femcoders/contracts/admin-list';
import type { Role } from '@femcoders/contracts/session';
import type { Database } from '../../database/database.ts';

/** Where work waits for the people of some roles. Each feature adds its own. */
export interface WorkSource {
  /** Path of the section of the administration where it is done. */
  section: string;
  roles: readonly Role[];
  /** How much waits, and since when the oldest does. */
  count(db: Database, now: Date, caller: { id: string }): Promise<{ count: number; since: Date | null }>;
}

/** What waits for somebody, section by section, also where nothing does. */
export async function listWaitingWork(
  sources: readonly WorkSource[],
  { db, now, caller }: { db: Database; now: Date; caller: { id: string; role: Role } },
): Promise<WaitingWork[]> {
  const hers = sources.filter(({ roles }) => roles.includes(caller.role));
  return Promise.all(
    hers.map(async ({ section, count }) => {
      const waiting = await count(db, now, caller);
      return { section, count: waiting.count, since: waiting.since?.toISOString() ?? null };
    }),
  );
}
