import { listMails, retryFailedMails, retryMail } from '@femcoders/contracts/endpoints/mails';
import { counted } from '@femcoders/contracts/spanish-count';
import { ApiError, callApi, showToast, useMutation, useQueryClient } from '@femcoders/platform';
import { useAdminApi } from '../layout/use-admin-api.ts';
import { waitingWorkKey } from '../layout/waiting-work.ts';
import { adminListKey } from '../lists/admin-list-query.ts';

/** Tries a mail again by its id, or without one all that failed, and says what came of it. */
export function useRetry() {
  const api = useAdminApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      id ? callApi(api, retryMail, { params: { id } }) : callApi(api, retryFailedMails),
    onSuccess({ retried, left }, id) {
      if (id) showToast('El correo vuelve a la cola.', { tone: 'success' });
      else
        showToast(`${backWords(retried)} a la cola.${left > 0 ? ` Quedan ${left} por reintentar.` : ''}`, {
          tone: 'success',
        });
    },
    onError(error) {
      if (error instanceof ApiError && error.status === 401) return;
      showToast(error.message, { tone: 'error' });
    },
    async onSettled() {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: adminListKey({ endpoint: listMails }) }),
        queryClient.invalidateQueries({ queryKey: waitingWorkKey }),
      ]);
    },
  });
}

function backWords(mails: number): string {
  if (mails === 0) return 'Ningún correo ha vuelto';
  return counted(mails, 'correo vuelve', 'correos vuelven');
}
