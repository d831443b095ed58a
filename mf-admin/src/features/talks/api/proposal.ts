import type { AdminTalkProposal, NewProposalScore, ProposalDecision } from '@femcoders/contracts/talk-proposal';
import { useQuery, useQueryClient } from '@femcoders/platform';
import { useAdminApi } from '../../room/use-admin-api.ts';
import { waitingWorkKey } from '../../room/waiting-work.ts';

const proposalKey = (id: string) => ['admin', 'talk-proposal', id] as const;
const path = (id: string) => `/admin/talk-proposals/${encodeURIComponent(id)}`;

/** A proposal as it is now. */
export function useProposal(id: string) {
  const api = useAdminApi();
  return useQuery({
    queryKey: proposalKey(id),
    queryFn: ({ signal }) => api.request<AdminTalkProposal>(path(id), { signal }),
    staleTime: 0,
  });
}

/** What is done about a proposal; each throws what the API client throws, and afterwards the pages show what is. */
export function useProposalActs(id: string) {
  const api = useAdminApi();
  const queries = useQueryClient();

  async function change(method: 'PUT' | 'POST', act: string, body: unknown): Promise<void> {
    try {
      const proposal = await api.request<AdminTalkProposal>(`${path(id)}${act}`, { method, body });
      await queries.cancelQueries({ queryKey: proposalKey(id) });
      queries.setQueryData(proposalKey(id), proposal);
    } catch (error) {
      void queries.invalidateQueries({ queryKey: proposalKey(id) });
      throw error;
    } finally {
      void queries.invalidateQueries({ queryKey: ['admin', '/admin/talk-proposals'] });
      void queries.invalidateQueries({ queryKey: waitingWorkKey });
    }
  }

  return {
    score: (body: NewProposalScore) => change('PUT', '/score', body),
    decide: (body: ProposalDecision) => change('POST', '/decision', body),
  };
}
