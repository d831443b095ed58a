import type {
  AchievementChange,
  AchievementStateChange,
  AdminAchievement,
  AdminAward,
  NewAchievement,
} from '@femcoders/contracts/achievement';
import { useQueryClient } from '@femcoders/platform';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { adminRecord } from '../../records/admin-record.ts';

/** Every list of achievements and of awards, and what has been tried. */
const listsKey = ['admin', '/admin/achievements'] as const;
export const awardsPath = (id: string) => `/admin/achievements/${encodeURIComponent(id)}/awards`;

/** An achievement, in any state. */
const achievement = adminRecord<AdminAchievement>({
  at: (id, act) => `/admin/achievements/${encodeURIComponent(id)}${act}`,
  lists: () => [listsKey],
});
export const useAchievement = achievement.useRecord;

/** Returns the mutations of achievements; each throws what the API client throws. */
export function useAchievementMutations() {
  const { act, add, change } = achievement.useChanges();
  return {
    add: (body: NewAchievement) => add('/admin/achievements', body),
    save: (id: string, body: AchievementChange) => change('PUT', id, '', body),
    move: (id: string, body: AchievementStateChange) => change('POST', id, '/state', body),
    remove: (id: string) => act<void>('DELETE', id),
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
      queries.invalidateQueries({ queryKey: ['admin', awardsPath(achievementId)] }),
      changes.refresh(achievementId),
      changes.refreshLists(achievementId),
    ]);

  return {
    async give(member: string, reason: string): Promise<AdminAward> {
      const body = { member, reason };
      const award = await api.request<AdminAward>(awardsPath(achievementId), { method: 'POST', body });
      void refresh();
      return award;
    },
    async revoke(award: string, reason: string): Promise<void> {
      await api.request(`/admin/achievement-awards/${award}/revoke`, { method: 'POST', body: { reason } });
      void refresh();
    },
  };
}
