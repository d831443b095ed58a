import { listSharedSkills, readMemberProfile, readShownMember } from '@femcoders/contracts/endpoints/members';
import type { ProfileViewer } from '@femcoders/contracts/member-profile';
import { type ApiClient, callApi, queryOptions } from '@femcoders/platform';

/** Returns the query of what a member says of herself. */
export function profileQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['member-profile', userId],
    queryFn: () => callApi(api, readMemberProfile, { params: { id: userId } }),
  });
}

/**
 * Returns the query of what others see of her, asked by herself.
 * @param state what it depends on: fetched again when that changes
 */
export function shownMemberQuery(api: ApiClient, userId: string, as: ProfileViewer, state: string) {
  return queryOptions({
    queryKey: ['shown-member', userId, as, state],
    queryFn: () => callApi(api, readShownMember, { params: { id: userId }, query: { as } }),
  });
}

/** Skills that others show to everybody. */
export function sharedSkillsQuery(api: ApiClient) {
  return queryOptions({ queryKey: ['member-skills'], queryFn: () => callApi(api, listSharedSkills) });
}
