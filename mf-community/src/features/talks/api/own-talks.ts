import type { TalkMarks, TalkMarksAnswer } from '@femcoders/contracts/talk';
import type { NewTalkProposal, OwnTalkProposal, OwnTalks } from '@femcoders/contracts/talk-proposal';
import { type ApiClient, queryOptions } from '@femcoders/platform';

export const ownTalksKey = (userId: string) => ['ownTalks', userId];

/** Returns the query of what a member has saved, what helped her and what she has proposed. */
export function ownTalksQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ownTalksKey(userId),
    queryFn: () => api.request<OwnTalks>(`/user/${userId}/talks`),
  });
}

export function markTalk(api: ApiClient, userId: string, talkId: string, marks: TalkMarks): Promise<TalkMarksAnswer> {
  return api.request(`/user/${userId}/talk-marks/${talkId}`, { method: 'PUT', body: marks });
}

export function sendProposal(api: ApiClient, userId: string, proposal: NewTalkProposal): Promise<OwnTalkProposal> {
  return api.request(`/user/${userId}/talk-proposals`, { method: 'POST', body: proposal });
}

export function withdrawProposal(api: ApiClient, userId: string, id: string): Promise<OwnTalkProposal> {
  return api.request(`/user/${userId}/talk-proposals/${id}`, { method: 'DELETE' });
}
