import * as endpoints from '@femcoders/contracts/endpoints/talks';
import type { TalkMarks, TalkMarksAnswer } from '@femcoders/contracts/talk';
import type { NewTalkProposal, OwnTalkProposal } from '@femcoders/contracts/talk-proposal';
import { type ApiClient, callApi, queryOptions } from '@femcoders/platform';

export const ownTalksKey = (userId: string) => ['ownTalks', userId];

/** Returns the query of what a member has saved, what helped her and what she has proposed. */
export function ownTalksQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ownTalksKey(userId),
    queryFn: () => callApi(api, endpoints.listOwnTalks, { params: { id: userId } }),
  });
}

export function markTalk(api: ApiClient, userId: string, talkId: string, marks: TalkMarks): Promise<TalkMarksAnswer> {
  return callApi(api, endpoints.markTalk, { params: { id: userId, talk: talkId }, body: marks });
}

export function sendProposal(api: ApiClient, userId: string, proposal: NewTalkProposal): Promise<OwnTalkProposal> {
  return callApi(api, endpoints.proposeTalk, { params: { id: userId }, body: proposal });
}

export function withdrawProposal(api: ApiClient, userId: string, id: string): Promise<OwnTalkProposal> {
  return callApi(api, endpoints.withdrawTalkProposal, { params: { id: userId, proposal: id } });
}
