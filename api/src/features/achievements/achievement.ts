import type { AdminAchievement } from '@femcoders/contracts/achievement';
import type { AchievementRule } from '@femcoders/contracts/validate-achievement';
import type { achievements } from '../../database/achievement-tables.ts';

export type AchievementRow = typeof achievements.$inferSelect;

/** Null where it is awarded by hand only. */
export function ruleOf({ fact, threshold, since }: AchievementRow): AchievementRule | null {
  return fact === null || threshold === null ? null : { fact, threshold, since };
}

export function toAdminAchievement(
  row: AchievementRow,
  awarded: Pick<AdminAchievement, 'holders' | 'wasAwarded'>,
): AdminAchievement {
  const { id, name, why, family, state, secret, petals, palette, updatedAt } = row;
  return {
    ...{ id, name, why, family, state, secret, ...awarded },
    drawing: { petals, palette },
    rule: ruleOf(row),
    updatedAt: updatedAt.toISOString(),
  };
}
