import type { AdminHubPiece, HubDecision } from '@femcoders/contracts/hub';
import { waitingWorkKey } from '../../layout/waiting-work.ts';
import { adminListKey } from '../../lists/admin-list-query.ts';
import { adminRecord } from '../../records/admin-record.ts';
import { pieceList } from '../piece-list.tsx';

/** A piece of the community's page. */
const piece = adminRecord<AdminHubPiece>({
  at: (id, act) => `/admin/hub-pieces/${encodeURIComponent(id)}${act}`,
  lists: () => [adminListKey(pieceList), waitingWorkKey],
});
export const usePiece = piece.useRecord;

/** Decides about a piece; throws what the API client throws. */
export function useDecision(id: string) {
  const { change } = piece.useChanges();
  return async (decision: HubDecision): Promise<void> => void (await change('POST', id, '/state', decision));
}
export type DecideAboutPiece = ReturnType<typeof useDecision>;
