import type { MemberProfile, Onlooker, ShownMember } from '@femcoders/contracts/member-profile';
import { type ApiClient, queryOptions } from '@femcoders/platform';

/** Returns the query of what a member says of herself. */
export function profileQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['member-profile', userId],
    queryFn: () => api.request<MemberProfile>(`/user/${userId}/profile`),
  });
}

/**
 * Returns the query of what others see of her, asked by herself.
 * @param state what it depends on: fetched again when that changes
 */
export function shownMemberQuery(api: ApiClient, userId: string, as: Onlooker, state: string) {
  return queryOptions({
    queryKey: ['shown-member', userId, as, state],
    queryFn: () => api.request<ShownMember>(`/members/${userId}`, { query: { as } }),
  });
}

/** Skills that others show to everybody. */
export function sharedSkillsQuery(api: ApiClient) {
  return queryOptions({ queryKey: ['member-skills'], queryFn: () => api.request<string[]>('/member-skills') });
}
