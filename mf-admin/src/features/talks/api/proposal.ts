import * as endpoints from '@femcoders/contracts/endpoints/talks';
import type { AdminTalkProposal, NewProposalScore, ProposalDecision } from '@femcoders/contracts/talk-proposal';
import { waitingWorkKey } from '../../layout/waiting-work.ts';
import { adminListKey } from '../../lists/admin-list-query.ts';
import { recordCalls } from '../../records/record-calls.ts';

/** A proposal of a talk. */
const proposal = recordCalls<AdminTalkProposal>({
  read: endpoints.readTalkProposal,
  lists: () => [adminListKey({ endpoint: endpoints.listTalkProposals }), waitingWorkKey],
});
export const useProposal = proposal.useRecord;

/** Returns the mutations of a proposal; each throws what the API client throws. */
export function useProposalMutations(id: string) {
  const { change } = proposal.useChanges();
  return {
    score: (body: NewProposalScore) => change(endpoints.scoreTalkProposal, { params: { id }, body }),
    decide: (body: ProposalDecision) => change(endpoints.decideTalkProposal, { params: { id }, body }),
  };
}
export type ProposalMutations = ReturnType<typeof useProposalMutations>;
