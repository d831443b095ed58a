import type { InboxMessage } from '@femcoders/contracts/contact-inbox';
import { readAttachment } from '@femcoders/contracts/endpoints/contact';
import { closedFileWords } from '@femcoders/contracts/file-verdict';
import { sizeInWords } from '@femcoders/contracts/spanish-size';
import { downloadFile } from '@femcoders/kit/files/download-file';
import { usePending } from '@femcoders/kit/forms/use-pending';
import { showToast } from '@femcoders/platform';
import { Button, Tag } from '@femcoders/shared-ui';
import { StateWord } from '../../lists/components/state-word.tsx';
import page from '../../records/record-page.module.css';
import { reasonNames, senderName, stateNames } from '../contact-words.ts';
import styles from './open-message.module.css';

/** Renders who has written, about what, and every word of it. */
export function MessageText({ message }: { message: InboxMessage }) {
  const { reason, state, likelySpam } = message;
  return (
    <article className={page.part} aria-labelledby="quien-escribe">
      <header className={page.part}>
        <h2 id="quien-escribe">{senderName(message)}</h2>
        <p className="row gap-8">
          <Tag tone="lilac">{reasonNames[reason]}</Tag>
          <StateWord state={state}>{stateNames[state]}</StateWord>
          {likelySpam && <Tag tone="outline">¿Spam?</Tag>}
        </p>
      </header>
      {reason === 'conducta' && (
        <p className="boxed stack gap-12 small breaks">
          Es confidencial: no lo comentes fuera de aquí. Solo lo ve quien atiende el código de conducta.
        </p>
      )}
      <blockquote className="quoted written">{message.message}</blockquote>
      <Attachment message={message} />
    </article>
  );
}

function Attachment({ message }: { message: InboxMessage }) {
  const { busy, run } = usePending();
  const { id, attachment, likelySpam } = message;
  if (!attachment) return null;

  const save = () =>
    run(() =>
      downloadFile(readAttachment, { params: { id } }, attachment.name).catch((error: Error) =>
        showToast(error.message, { tone: 'error' }),
      ),
    );
  return (
    <p className={`row gap-8-12 middle quiet small ${styles.attachment}`}>
      {attachment.verdict === 'open' ? (
        <Button variant="outline" size="small" busy={busy} onClick={() => void save()}>
          {busy ? 'Descargando…' : `Descargar ${attachment.name}`}
        </Button>
      ) : (
        <span>{attachment.name}</span>
      )}
      {attachment.verdict !== 'found' && <span>{sizeInWords(attachment.bytes)}</span>}
      {attachment.verdict !== 'open' && <span>{closedFileWords[attachment.verdict]}</span>}
      {likelySpam && <span>Ábrelo con cuidado: el mensaje parece spam.</span>}
    </p>
  );
}
