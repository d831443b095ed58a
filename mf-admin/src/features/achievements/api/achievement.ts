import type {
  AchievementChange,
  AchievementStateChange,
  AdminAchievement,
  AdminAward,
  NewAchievement,
} from '@femcoders/contracts/achievement';
import { useQuery, useQueryClient } from '@femcoders/platform';
import { useAdminApi } from '../../room/use-admin-api.ts';

const achievementKey = (id: string) => ['admin', 'achievement', id] as const;
/** Every list of achievements and of awards, and what has been tried. */
const listsKey = ['admin', '/admin/achievements'] as const;
export const awardsPath = (id: string) => `/admin/achievements/${encodeURIComponent(id)}/awards`;

/** An achievement, in any state, as it is now. */
export function useAchievement(id: string) {
  const api = useAdminApi();
  return useQuery({
    queryKey: achievementKey(id),
    queryFn: ({ signal }) => api.request<AdminAchievement>(`/admin/achievements/${encodeURIComponent(id)}`, { signal }),
    staleTime: 0,
  });
}

/** What is done about achievements; each throws what the API client throws, and afterwards the pages show what is. */
export function useAchievementActs() {
  const api = useAdminApi();
  const queries = useQueryClient();

  async function change(method: 'PUT' | 'POST', id: string, act: string, body: unknown): Promise<AdminAchievement> {
    try {
      const path = `/admin/achievements/${encodeURIComponent(id)}${act}`;
      const achievement = await api.request<AdminAchievement>(path, { method, body });
      // An answer from before the change that is still on its way must not replace it.
      await queries.cancelQueries({ queryKey: achievementKey(id) });
      queries.setQueryData(achievementKey(id), achievement);
      return achievement;
    } catch (error) {
      void queries.invalidateQueries({ queryKey: achievementKey(id) });
      throw error;
    } finally {
      void queries.invalidateQueries({ queryKey: listsKey });
    }
  }

  return {
    async add(body: NewAchievement): Promise<AdminAchievement> {
      const added = await api.request<AdminAchievement>('/admin/achievements', { method: 'POST', body });
      queries.setQueryData(achievementKey(added.id), added);
      void queries.invalidateQueries({ queryKey: listsKey });
      return added;
    },
    save: (id: string, body: AchievementChange) => change('PUT', id, '', body),
    move: (id: string, body: AchievementStateChange) => change('POST', id, '/state', body),
    async remove(id: string): Promise<void> {
      await api.request(`/admin/achievements/${encodeURIComponent(id)}`, { method: 'DELETE' });
      void queries.invalidateQueries({ queryKey: listsKey });
    },
  };
}
export type AchievementActs = ReturnType<typeof useAchievementActs>;

/** What is done about who has an achievement. */
export function useAwardActs(achievementId: string) {
  const api = useAdminApi();
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['admin', awardsPath(achievementId)] }),
      queries.invalidateQueries({ queryKey: achievementKey(achievementId) }),
      queries.invalidateQueries({ queryKey: listsKey }),
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
