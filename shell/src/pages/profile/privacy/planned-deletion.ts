import { cancelDeletion, planDeletion, readDeletion } from '@femcoders/contracts/endpoints/my-data';
import type { PlannedDeletion } from '@femcoders/contracts/my-data';
import type { CommentFate } from '@femcoders/contracts/my-data-names';
import { usePending } from '@femcoders/kit/forms/use-pending';
import { type ApiClient, callApi, queryOptions, showToast, useApi, useQueryClient } from '@femcoders/platform';
import { useState } from 'react';

const topic = 'plannedDeletion';

/** Whether a member's account is to be deleted, fetched each time a page shows it. */
export const plannedDeletionQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: [topic, userId],
    queryFn: ({ signal }) => callApi(api, readDeletion, { params: { id: userId }, signal }),
    staleTime: 0,
  });

/** Asks for the account to be deleted; to be called within `withProof`. */
export function usePlanDeletion(userId: string): (comments: CommentFate) => Promise<PlannedDeletion> {
  const api = useApi();
  return (comments) => callApi(api, planDeletion, { params: { id: userId }, body: { comments } });
}

/** Returns a function that updates the planned deletion on all pages. */
export function useSetPlannedDeletion(userId: string): (planned: PlannedDeletion) => void {
  const queryClient = useQueryClient();
  return (planned) => queryClient.setQueryData([topic, userId], planned);
}

/** Returns a function that keeps the account after all, whether it is at it, and whether the last attempt failed. */
export function useCancelDeletion(userId: string) {
  const api = useApi();
  const setPlanned = useSetPlannedDeletion(userId);
  const { busy, run } = usePending();
  const [failed, setFailed] = useState(false);

  async function send(): Promise<void> {
    setFailed(false);
    try {
      setPlanned(await callApi(api, cancelDeletion, { params: { id: userId } }));
      showToast('Borrado cancelado: tu cuenta se queda.', { tone: 'success' });
    } catch {
      setFailed(true);
    }
  }
  return { busy, failed, cancel: () => run(send) };
}
