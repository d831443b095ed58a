import { decideHubPiece, listHubPiecesInAnyState, readHubPieceInAnyState } from '@femcoders/contracts/endpoints/hub';
import type { AdminHubPiece, HubDecision } from '@femcoders/contracts/hub';
import { waitingWorkKey } from '../../layout/waiting-work.ts';
import { adminListKey } from '../../lists/admin-list-query.ts';
import { recordCalls } from '../../records/record-calls.ts';

/** A piece of the community's page. */
const piece = recordCalls<AdminHubPiece>({
  read: readHubPieceInAnyState,
  lists: () => [adminListKey({ endpoint: listHubPiecesInAnyState }), waitingWorkKey],
});
export const usePiece = piece.useRecord;

/** Decides about a piece; throws what the API client throws. */
export function useDecision(id: string) {
  const { change } = piece.useChanges();
  return async (decision: HubDecision): Promise<void> =>
    void (await change(decideHubPiece, { params: { id }, body: decision }));
}
export type DecideAboutPiece = ReturnType<typeof useDecision>;
