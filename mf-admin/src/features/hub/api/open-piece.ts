import type { AdminHubPiece, HubDecision } from '@femcoders/contracts/hub';
import { useQuery, useQueryClient } from '@femcoders/platform';
import { adminListKey } from '../../lists/admin-list-query.ts';
import { useAdminApi } from '../../room/use-admin-api.ts';
import { waitingWorkKey } from '../../room/waiting-work.ts';
import { pieceList } from '../piece-list.tsx';

const pieceKey = (id: string) => ['admin', 'hub-piece', id] as const;

/** A piece whole, as it is now. */
export function usePiece(id: string) {
  const api = useAdminApi();
  return useQuery({
    queryKey: pieceKey(id),
    queryFn: ({ signal }) => api.request<AdminHubPiece>(`/admin/hub-pieces/${encodeURIComponent(id)}`, { signal }),
    staleTime: 0,
  });
}

export type DecideAboutPiece = (decision: HubDecision) => Promise<void>;

/**
 * Decides about a piece; afterwards the page shows it as it is, also when somebody else was first.
 * @throws what the API client throws
 */
export function useDecision(id: string): DecideAboutPiece {
  const api = useAdminApi();
  const queries = useQueryClient();
  return async (decision) => {
    try {
      const path = `/admin/hub-pieces/${encodeURIComponent(id)}/state`;
      const found = await api.request<AdminHubPiece>(path, { method: 'POST', body: decision });
      // An answer from before the change that is still on its way must not replace it.
      await queries.cancelQueries({ queryKey: pieceKey(id) });
      queries.setQueryData(pieceKey(id), found);
    } catch (error) {
      void queries.invalidateQueries({ queryKey: pieceKey(id) });
      throw error;
    }
    for (const queryKey of [adminListKey(pieceList), waitingWorkKey]) void queries.invalidateQueries({ queryKey });
  };
}
