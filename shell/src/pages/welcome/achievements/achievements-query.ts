import type { AwardVisibilityChange, OwnAchievements } from '@femcoders/contracts/achievement';
import { type ApiClient, queryOptions } from '@femcoders/platform';

const pathOf = (userId: string) => `/user/${userId}/achievements`;

/** Returns the query of what she has and what is near: fetched whenever her page is opened. */
export function achievementsQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['achievements', userId],
    queryFn: () => api.request<OwnAchievements>(pathOf(userId)),
    staleTime: 0,
  });
}

/** She has seen what is new. @throws ApiError, UnreachableError */
export function saySeen(api: ApiClient, userId: string): Promise<void> {
  return api.request(`${pathOf(userId)}/seen`, { method: 'POST' });
}

/** Sets who sees an achievement of hers. @throws ApiError, UnreachableError */
export function showAward(api: ApiClient, userId: string, change: AwardVisibilityChange): Promise<void> {
  return api.request(`${pathOf(userId)}/visibility`, { method: 'PUT', body: change });
}
