import { listMails, retryFailedMails, retryMail } from '@femcoders/contracts/endpoints/mails';
import { counted } from '@femcoders/contracts/spanish-count';
import { usePending } from '@femcoders/kit/forms/use-pending';
import { ApiError, callApi, showToast, useQueryClient } from '@femcoders/platform';
import { useAdminApi } from '../layout/use-admin-api.ts';
import { waitingWorkKey } from '../layout/waiting-work.ts';
import { adminListKey } from '../lists/admin-list-query.ts';

/** Returns a function that tries a mail again by its id, or all that failed for null, and says what came of it. It never rejects. */
export function useRetry() {
  const api = useAdminApi();
  const queryClient = useQueryClient();
  const { busy, run } = usePending();

  async function send(id: string | null): Promise<void> {
    try {
      const { retried, left } = await (id
        ? callApi(api, retryMail, { params: { id } })
        : callApi(api, retryFailedMails));
      const said = id
        ? 'El correo vuelve a la cola.'
        : `${backWords(retried)} a la cola.${left > 0 ? ` Quedan ${left} por reintentar.` : ''}`;
      showToast(said, { tone: 'success' });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401))
        showToast(error instanceof Error ? error.message : String(error), { tone: 'error' });
    }
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: adminListKey({ endpoint: listMails }) }),
      queryClient.invalidateQueries({ queryKey: waitingWorkKey }),
    ]);
  }
  return { busy, retry: (id: string | null) => run(() => send(id)) };
}

function backWords(mails: number): string {
  if (mails === 0) return 'Ningún correo ha vuelto';
  return counted(mails, 'correo vuelve', 'correos vuelven');
}
