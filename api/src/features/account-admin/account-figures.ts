import type { AccountFigures } from '@femcoders/contracts/admin-account';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { countBySteps, periodUntil } from '../figures/feature.ts';
import { accountParts } from './account-list.ts';

/** How many accounts there are in each part, and how many were made in each of the last weeks. */
export async function countAccounts(db: Database, now: Date): Promise<AccountFigures> {
  const { active, suspended, leaving, never } = accountParts(now);
  const [[counted], period] = await Promise.all([
    db
      .select({
        active: sql<number>`(count(*) filter (where ${active}))::int`,
        suspended: sql<number>`(count(*) filter (where ${suspended}))::int`,
        leaving: sql<number>`(count(*) filter (where ${leaving}))::int`,
        never: sql<number>`(count(*) filter (where ${never}))::int`,
      })
      .from(users),
    periodUntil(db, now, '90d'),
  ]);
  if (!counted) throw new Error('Counting gave no row.');
  const source = sql`users`;
  const every = sql`count(*)`;
  const { created } = await countBySteps(db, period, { source, at: sql`created_at`, counts: { created: every } });
  return { ...counted, weeks: period.steps, created };
}
