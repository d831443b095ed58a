import type { Fact } from '@femcoders/contracts/achievement-names';
import type { AchievementRule } from '@femcoders/contracts/validate-achievement';
import { type SQL, sql } from 'drizzle-orm';
import type { FactSource } from '../../feature/fact-source.ts';
import { accountFacts } from '../accounts/feature.ts';
import { commentFacts } from '../comments/feature.ts';
import { quizFacts } from '../quiz-progress/feature.ts';
import { placeFacts } from '../registrations/feature.ts';

/** All that achievements can count. A new area adds its sources here and its words to `factWords`. */
const factSources: readonly FactSource[] = [...placeFacts, ...commentFacts, ...quizFacts, ...accountFacts];

export function sourceOf(fact: Fact): FactSource {
  const source = factSources.find((one) => one.fact === fact);
  if (!source) throw new Error(`No feature counts ${fact}.`);
  return source;
}

/** Returns what members have done that a rule counts, as `FactSource` describes it. */
export function deedsOf({ fact, since }: Pick<AchievementRule, 'fact' | 'since'>): SQL {
  const { deeds } = sourceOf(fact);
  if (since === null) return deeds;
  return sql`select * from (${deeds}) deeds where at >= ${since}::date::timestamp at time zone 'Europe/Madrid'`;
}
