import { factCounted, factWords } from '@femcoders/contracts/achievement-names';
import { upperFirst } from '@femcoders/contracts/spanish-case';
import type { AchievementRule } from '@femcoders/contracts/validate-achievement';
import { type SQL, sql } from 'drizzle-orm';
import { achievementAwards } from '../../database/achievement-tables.ts';
import { deedsOf } from './fact-sources.ts';

/**
 * A query for those who fulfil a rule, one row each: `user_id`, `reached_at` (when she had done it often enough) and
 * `evidence` (a sentence for her).
 */
export function qualifyingMembers(rule: AchievementRule): SQL {
  const { fact, threshold } = rule;
  const { once, one } = factWords[fact];
  const start = once ? upperFirst(one) : factCounted(threshold, fact);
  const link = threshold === 1 ? ': ' : '; el último: ';
  return sql`
    select user_id, at as reached_at, ${start}::text || coalesce(${link}::text || what, '') as evidence
    from (
      select user_id, at, what, row_number() over (partition by user_id order by at, what) as number
      from (${deedsOf(rule)}) deeds
    ) numbered
    where number = ${threshold}`;
}

/** Whether she has, or had, an achievement. What was taken from her is not awarded again by itself. */
export const everHad = (achievementId: string, userId: SQL): SQL => sql`exists (
  select 1 from ${achievementAwards}
  where ${achievementAwards.achievementId} = ${achievementId} and ${achievementAwards.userId} = ${userId})`;
