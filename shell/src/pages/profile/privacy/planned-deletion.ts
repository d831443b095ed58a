import { cancelDeletion, planDeletion, readDeletion } from '@femcoders/contracts/endpoints/my-data';
import type { PlannedDeletion } from '@femcoders/contracts/my-data';
import type { CommentFate } from '@femcoders/contracts/my-data-names';
import {
  type ApiClient,
  callApi,
  queryOptions,
  showToast,
  useApi,
  useMutation,
  useQueryClient,
} from '@femcoders/platform';

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

/** Keeps the account after all. */
export function useCancelDeletion(userId: string) {
  const api = useApi();
  const setPlanned = useSetPlannedDeletion(userId);
  return useMutation({
    mutationFn: () => callApi(api, cancelDeletion, { params: { id: userId } }),
    onSuccess: (planned) => {
      setPlanned(planned);
      showToast('Borrado cancelado: tu cuenta se queda.', { tone: 'success' });
    },
  });
}
