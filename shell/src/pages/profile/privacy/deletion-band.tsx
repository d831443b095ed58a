import type { CommentFate } from '@femcoders/contracts/my-data-names';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import { Button } from '@femcoders/shared-ui';
import styles from './deletion-band.module.css';
import { useCancelDeletion } from './planned-deletion.ts';

const whatOfComments: Record<CommentFate, string> = {
  anonymise: 'Tus comentarios se quedarán, firmados como «Anónimo».',
  delete: 'Tus comentarios se borrarán con ella.',
};

interface DeletionBandProps {
  userId: string;
  /** ISO 8601. */
  deleteAt: string;
  comments: CommentFate;
  /** Which heading it is on its page. */
  heading?: 'h2' | 'h3';
}

/** Says when the account goes, and lets her keep it. */
export function DeletionBand({ userId, deleteAt, comments, heading: Heading = 'h2' }: DeletionBandProps) {
  const { busy, failed, cancel } = useCancelDeletion(userId);
  return (
    <section className={`cut ${styles.band}`} aria-labelledby="deletion-band">
      <Heading id="deletion-band" className={styles.title}>
        Tu cuenta se borrará el <time dateTime={deleteAt}>{dayInWords(deleteAt)}</time>
      </Heading>
      <p>Hasta ese día todo sigue igual y puedes cambiar de idea. {whatOfComments[comments]}</p>
      {failed && (
        <p role="alert" className="error bold">
          No hemos podido cancelarlo. Comprueba tu conexión y prueba de nuevo.
        </p>
      )}
      <Button busy={busy} onClick={() => void cancel()}>
        {busy ? 'Cancelando…' : 'Cancelar el borrado'}
      </Button>
    </section>
  );
}
