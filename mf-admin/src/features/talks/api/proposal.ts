import type { AdminTalkProposal, NewProposalScore, ProposalDecision } from '@femcoders/contracts/talk-proposal';
import { waitingWorkKey } from '../../layout/waiting-work.ts';
import { adminRecord } from '../../records/admin-record.ts';

/** A proposal of a talk. */
const proposal = adminRecord<AdminTalkProposal>({
  at: (id, act) => `/admin/talk-proposals/${encodeURIComponent(id)}${act}`,
  lists: () => [['admin', '/admin/talk-proposals'], waitingWorkKey],
});
export const useProposal = proposal.useRecord;

/** Returns the mutations of a proposal; each throws what the API client throws. */
export function useProposalMutations(id: string) {
  const { change } = proposal.useChanges();
  return {
    score: (body: NewProposalScore) => change('PUT', id, '/score', body),
    decide: (body: ProposalDecision) => change('POST', id, '/decision', body),
  };
}
