import type { Trial, TrialEntry } from '@femcoders/contracts/achievement';
import type { AchievementRule } from '@femcoders/contracts/validate-achievement';
import { sql } from 'drizzle-orm';
import { isNotSuspended } from '../../authentication/suspension.ts';
import { achievementAwards } from '../../database/achievement-tables.ts';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { type Page, rowsToSkip } from '../../lists/listing.ts';
import { qualifyingMembers } from './qualifying-members.ts';

interface TrialRow extends Omit<TrialEntry, 'reachedAt'> {
  reached_at: Date;
  total: number;
  gets: number;
}

/**
 * Tries a rule on what has been: who fulfils it, the latest first, and who of them would get the achievement now. One
 * query, however many members there are.
 * @param achievementId whose awards count; none of one that is not stored yet
 */
export async function tryRule(
  db: Database,
  rule: AchievementRule,
  { achievementId, now, page }: { achievementId: string | undefined; now: Date; page: Page },
): Promise<Trial> {
  const { rows } = await db.execute<TrialRow & Record<string, unknown>>(sql`
    with outcomes as materialized (
      select ${users.id}, ${users.name}, ${users.email}, reached.reached_at, reached.evidence,
        case
          when awards.has then 'has'
          when not awards.has then 'revoked'
          when ${isNotSuspended(now)} then 'gets'
          else 'suspended'
        end as outcome
      from (${qualifyingMembers(rule)}) reached
      join ${users} on ${users.id} = reached.user_id
      left join (
        select user_id, bool_or(revoked_at is null) as has from ${achievementAwards}
        where ${achievementAwards.achievementId} = ${achievementId ?? null} group by user_id
      ) awards on awards.user_id = reached.user_id
    ), totals as (
      select count(*)::int as total, count(*) filter (where outcome = 'gets')::int as gets from outcomes
    )
    select outcomes.*, totals.* from totals left join lateral (
      select * from outcomes order by reached_at desc, id limit ${page.limit} offset ${rowsToSkip(page)}
    ) outcomes on true
    order by outcomes.reached_at desc, outcomes.id`);
  const [{ total, gets } = { total: 0, gets: 0 }] = rows;
  // Beyond the last page there are the totals alone.
  const entries = rows
    .filter(({ id }) => id !== null)
    .map(({ id, name, email, reached_at, evidence, outcome }) => ({
      ...{ id, name, email, evidence, outcome },
      reachedAt: new Date(reached_at).toISOString(),
    }));
  return { entries, total, gets };
}
