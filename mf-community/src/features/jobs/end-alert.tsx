import type { AlertLink } from '@femcoders/contracts/job-alert';
import { filterLabel } from '@femcoders/contracts/job-filters';
import { linkKeyHeader } from '@femcoders/contracts/link-key';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { ApiError, useApi, useQuery, useQueryClient } from '@femcoders/platform';
import { Button, ErrorState, Skeleton } from '@femcoders/shared-ui';
import { useEffect, useRef } from 'react';
import styles from './job-alerts.module.css';

/** Where the link of an alert's mail leads, without an account: it asks before anything ends. */
export function EndAlert({ token }: { token: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const sending = useSending('');
  const title = useRef<HTMLHeadingElement>(null);
  const headers = { [linkKeyHeader]: encodeURIComponent(token) };
  const queryKey = ['alertLink', token];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: () => api.request<AlertLink>('/job-alert', { headers }),
  });
  const shown = useRef(data?.state);

  // What was pressed is gone: what came of it takes the focus, and is heard.
  useEffect(() => {
    if (shown.current === 'on' && data?.state === 'gone') title.current?.focus();
    shown.current = data?.state;
  }, [data]);

  const end = () =>
    sending.send(async () => {
      const after = await api.request<AlertLink>('/job-alerts/unsubscribe', { method: 'POST', headers });
      queryClient.setQueryData(queryKey, after);
    });

  if (error && !(error instanceof ApiError && error.status === 404)) {
    return (
      <ErrorState title="No hemos podido cargar la alerta" onRetry={() => void refetch()} busy={isFetching}>
        Sigue como estaba.
      </ErrorState>
    );
  }
  if (!data && !error) return <Skeleton lines={3} />;
  const filters = data?.state === 'on' ? data.filters : null;
  return (
    <section className={`cut ${styles.panel}`} aria-labelledby="dejar-alerta">
      <h2 id="dejar-alerta" ref={title} tabIndex={-1} className="landing">
        {filters ? '¿Dejamos de avisarte?' : 'Ya no te avisamos de esa búsqueda'}
      </h2>
      {filters ? (
        <>
          <p>
            Recibes un correo cuando hay ofertas nuevas para <strong>{filterLabel(filters)}</strong>.
          </p>
          <p role="status">{sending.problem?.title}</p>
          <p>
            <Button busy={sending.busy} onClick={() => void end()}>
              {sending.busy ? 'Quitando…' : 'Quitar esta alerta'}
            </Button>
          </p>
        </>
      ) : (
        <p>Esta alerta no existe o ya está quitada. Las demás, si las tienes, siguen.</p>
      )}
    </section>
  );
}
