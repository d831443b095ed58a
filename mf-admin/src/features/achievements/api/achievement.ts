import type {
  AchievementChange,
  AchievementStateChange,
  AdminAchievement,
  AdminAward,
  NewAchievement,
} from '@femcoders/contracts/achievement';
import * as endpoints from '@femcoders/contracts/endpoints/achievements';
import { callApi, useQueryClient } from '@femcoders/platform';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { adminListKey } from '../../lists/admin-list-query.ts';
import { recordCalls } from '../../records/record-calls.ts';

/** Every list of achievements, and what has been tried. */
export const achievementsKey = adminListKey({ endpoint: endpoints.listAchievements });
/** Where the list of who has an achievement comes from. */
export const awardsOf = (id: string) => ({ endpoint: endpoints.listAwards, params: { id } });

/** An achievement, in any state. */
const achievement = recordCalls<AdminAchievement>({
  read: endpoints.readAchievement,
  lists: () => [achievementsKey],
});
export const useAchievement = achievement.useRecord;

/** Returns the mutations of achievements; each throws what the API client throws. */
export function useAchievementMutations() {
  const { act, add, change } = achievement.useChanges();
  return {
    add: (body: NewAchievement) => add(endpoints.addAchievement, { body }),
    save: (id: string, body: AchievementChange) => change(endpoints.changeAchievement, { params: { id }, body }),
    move: (id: string, body: AchievementStateChange) =>
      change(endpoints.changeAchievementState, { params: { id }, body }),
    remove: (id: string) => act(endpoints.deleteAchievement, { params: { id } }),
  };
}
export type AchievementMutations = ReturnType<typeof useAchievementMutations>;

/** Returns the mutations of awards. */
export function useAwardMutations(achievementId: string) {
  const api = useAdminApi();
  const queries = useQueryClient();
  const changes = achievement.useChanges();
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: adminListKey(awardsOf(achievementId)) }),
      changes.refresh(achievementId),
      changes.refreshLists(achievementId),
    ]);

  return {
    async give(member: string, reason: string): Promise<AdminAward> {
      const award = await callApi(api, endpoints.giveAward, {
        params: { id: achievementId },
        body: { member, reason },
      });
      void refresh();
      return award;
    },
    async revoke(award: string, reason: string): Promise<void> {
      await callApi(api, endpoints.revokeAward, { params: { id: award }, body: { reason } });
      void refresh();
    },
  };
}
