import type { MailboxMessage } from '@femcoders/contracts/mail';
import { ApiError, Link, useParams, useQuery } from '@femcoders/platform';
import { EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { MomentText } from '../../lists/components/moment-text.tsx';
import { MailMarkup } from '../mail-markup.tsx';
import { MailPlaces } from './mail-places.tsx';
import styles from './mail-reader.module.css';

/** One mail of the local mailbox in both of its forms. */
export function MailReader() {
  const { id = '' } = useParams();
  const api = useAdminApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['admin', '/admin/mailbox', 'mail', id],
    queryFn: ({ signal }) => api.request<MailboxMessage>(`/admin/mailbox/${encodeURIComponent(id)}`, { signal }),
  });

  return (
    <>
      <MailPlaces />
      {data && <Mail mail={data} />}
      {!data && !error && (
        <div aria-busy="true" className={styles.loading}>
          <VisuallyHidden>
            <span role="status">Cargando el correo…</span>
          </VisuallyHidden>
          <Skeleton lines={6} />
        </div>
      )}
      {!data && error && isMissing(error) && (
        <EmptyState title="Este correo no existe">
          <p>
            <Link to="/admin/correos/buzon">Volver al buzón local</Link>
          </p>
        </EmptyState>
      )}
      {!data && error && !isMissing(error) && (
        <ErrorState title="No hemos podido cargar el correo" busy={isFetching} onRetry={() => void refetch()}>
          <p>{error.message}</p>
        </ErrorState>
      )}
    </>
  );
}

const isMissing = (error: Error) => error instanceof ApiError && (error.status === 404 || error.status === 400);

function Mail({ mail: { subject, to, sentAt, text, html } }: { mail: MailboxMessage }) {
  return (
    <article className={styles.mail}>
      <h2 className={styles.subject}>{subject}</h2>
      <dl className={styles.facts}>
        <dt>Para</dt>
        <dd>{to}</dd>
        <dt>Enviado</dt>
        <dd>
          <MomentText at={sentAt} />
        </dd>
      </dl>
      <div className={styles.forms}>
        <section aria-labelledby="correo-texto">
          <h3 id="correo-texto">Como texto</h3>
          <pre className={styles.text}>{text}</pre>
        </section>
        <section aria-labelledby="correo-formato">
          <h3 id="correo-formato">Con formato</h3>
          <div className={styles.formatted}>
            <MailMarkup html={html} />
          </div>
        </section>
      </div>
    </article>
  );
}
