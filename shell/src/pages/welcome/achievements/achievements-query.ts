import type { AwardVisibilityChange } from '@femcoders/contracts/achievement';
import {
  changeAwardVisibility,
  listOwnAchievements,
  noteSeenAchievements,
} from '@femcoders/contracts/endpoints/achievements';
import { type ApiClient, callApi, queryOptions } from '@femcoders/platform';

/** Returns the query of what she has and what is near: fetched whenever her page is opened. */
export function achievementsQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['achievements', userId],
    queryFn: () => callApi(api, listOwnAchievements, { params: { id: userId } }),
    staleTime: 0,
  });
}

/** She has seen what is new. @throws ApiError, UnreachableError */
export async function saySeen(api: ApiClient, userId: string): Promise<void> {
  await callApi(api, noteSeenAchievements, { params: { id: userId } });
}

/** Sets who sees an achievement of hers. @throws ApiError, UnreachableError */
export async function showAward(api: ApiClient, userId: string, change: AwardVisibilityChange): Promise<void> {
  await callApi(api, changeAwardVisibility, { params: { id: userId }, body: change });
}
