import { endJobAlert, readJobAlertLink } from '@femcoders/contracts/endpoints/jobs';
import type { AlertLink } from '@femcoders/contracts/job-alert';
import { filterLabel } from '@femcoders/contracts/job-filters';
import { linkKeyHeader } from '@femcoders/contracts/link-key';
import { Loaded } from '@femcoders/kit/data/loaded';
import { useFocusOn } from '@femcoders/kit/forms/focused-heading';
import { useSubmission } from '@femcoders/kit/forms/use-submission';
import { callApi, useApi, useQuery, useQueryClient } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import styles from './job-alerts.module.css';

/** Where the link of an alert's mail leads, without an account: it asks before anything ends. */
export function EndAlert({ token }: { token: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const headers = { [linkKeyHeader]: encodeURIComponent(token) };
  const queryKey = ['alertLink', token];
  const query = useQuery({ queryKey, queryFn: () => callApi(api, readJobAlertLink, { headers }) });
  const end = async () => queryClient.setQueryData(queryKey, await callApi(api, endJobAlert, { headers }));
  return (
    <Loaded
      query={query}
      failed="No hemos podido cargar la alerta"
      whenFailed="Sigue como estaba."
      missing={<Alert filters={null} onEnd={end} />}
      lines={3}
    >
      {({ state, filters }) => <Alert filters={state === 'on' ? filters : null} onEnd={end} />}
    </Loaded>
  );
}

/** @param filters null where there is no alert, or no longer */
function Alert({ filters, onEnd }: { filters: AlertLink['filters']; onEnd: () => Promise<unknown> }) {
  const sending = useSubmission('');
  const title = useFocusOn(filters ? 'on' : 'gone');
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
            <Button busy={sending.busy} onClick={() => void sending.send(async () => void (await onEnd()))}>
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
