import type { InboxMessage } from '@femcoders/contracts/contact-inbox';
import { shortMoment } from '@femcoders/contracts/spanish-date';
import page from '../../records/record-page.module.css';

const kinds = { answer: 'respondió por correo', note: 'anotó para el equipo' } as const;

/** Renders what the team has written about a message, the oldest first. */
export function Thread({ thread }: Pick<InboxMessage, 'thread'>) {
  if (thread.length === 0) return null;
  return (
    <section aria-labelledby="hilo" className={page.part}>
      <h2 id="hilo">Respuestas y notas</h2>
      <ol className={page.notes}>
        {thread.map(({ id, kind, text, author, createdAt }) => (
          <li key={id} data-kind={kind}>
            <p className="byline">
              <strong>{author}</strong> {kinds[kind]} · <time dateTime={createdAt}>{shortMoment(createdAt)}</time>
            </p>
            <p className="written">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
