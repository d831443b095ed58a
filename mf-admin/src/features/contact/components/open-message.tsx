import { inboxLimits } from '@femcoders/contracts/contact-inbox-limits';
import { ApiError, Link } from '@femcoders/platform';
import { buttonClass, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import { NoteForm } from '../../forms/note-form.tsx';
import { useActOnMessage, useMessage } from '../api/open-message.ts';
import { AnswerForm } from './answer-form.tsx';
import { MessageSide } from './message-side.tsx';
import { MessageText } from './message-text.tsx';
import styles from './open-message.module.css';
import { Thread } from './thread.tsx';

/** A message at work: what was written, what we have said, and what is to be done. */
export function OpenMessage({ id }: { id: string }) {
  const { data: message, error, isFetching, refetch } = useMessage(id);
  const act = useActOnMessage(id);

  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState title="Este mensaje no está aquí">
        <p>Puede que sea confidencial, o que ya se haya borrado: los mensajes se guardan doce meses.</p>
        <Link to="/admin/contact" className={buttonClass('outline', 'small')}>
          Volver a la bandeja
        </Link>
      </EmptyState>
    );
  }
  if (error && !message) {
    return (
      <ErrorState title="No hemos podido cargar el mensaje" busy={isFetching} onRetry={() => void refetch()}>
        <p>{error.message}</p>
      </ErrorState>
    );
  }
  if (!message) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>
          <span role="status">Cargando el mensaje…</span>
        </VisuallyHidden>
        <Skeleton lines={8} />
      </div>
    );
  }
  return (
    <div className={styles.message}>
      <div className={styles.main}>
        <p>
          <Link to="/admin/contact" className={styles.back}>
            Volver a la bandeja
          </Link>
        </p>
        <MessageText message={message} />
        <Thread thread={message.thread} />
        <AnswerForm message={message} act={act} />
        <NoteForm
          className={styles.form}
          labelledBy="anotar"
          draft={`note:${message.id}`}
          onDevice={message.reason !== 'conducta'}
          hint="Solo la lee el equipo."
          maxLength={inboxLimits.note}
          onSave={(note) => act('notes', note)}
        >
          <h2 id="anotar">Nota interna</h2>
        </NoteForm>
      </div>
      <MessageSide message={message} act={act} />
    </div>
  );
}
