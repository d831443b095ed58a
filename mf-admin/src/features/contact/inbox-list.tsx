import type { InboxEntry } from '@femcoders/contracts/contact-inbox';
import { contactReasons } from '@femcoders/contracts/contact-names';
import { listMessages } from '@femcoders/contracts/endpoints/contact';
import { counted } from '@femcoders/contracts/spanish-count';
import { listPage } from '../lists/components/admin-list.tsx';
import { choice, column, named, optionsOf, stateColumn, stateTabs } from '../lists/list-parts.tsx';
import { span } from './answer-time.ts';
import { useInboxFigures } from './api/inbox-figures.ts';
import styles from './components/inbox.module.css';
import { reasonNames, senderName, stateNames } from './contact-words.ts';
import { receivedAt } from './message-date.ts';

/** The messages of the contact form. */
export const Inbox = listPage<InboxEntry>({
  endpoint: listMessages,
  empty: 'No hay mensajes por atender',
  useTabCounts,
  Above: AnswerTime,
  noun: { one: 'mensaje', many: 'mensajes' },
  caption: 'Mensajes de contacto',
  rowHref: ({ id }) => `/admin/contact/${id}`,
  searchLabel: 'Buscar en texto, nombre o referencia',
  defaultSort: '-created_at',
  exportName: 'contacto',
  filters: [
    stateTabs(
      'Por atender',
      named({ new: 'Nuevos', open: 'En curso', resolved: 'Resueltos', spam: 'Spam', all: 'Todos' }),
    ),
    choice('motivo', 'reason', 'Motivo:', 'todos', optionsOf(contactReasons, reasonNames)),
    choice('lleva', 'assigned', 'Lo lleva:', 'cualquiera', named({ me: 'yo', none: 'nadie' })),
  ],
  columns: [
    {
      id: 'name',
      header: 'De',
      sort: 'ascending',
      width: '12rem',
      cell: (entry) => (
        <>
          {senderName(entry)}
          {entry.company && <span className="remark"> {entry.company}</span>}
        </>
      ),
      csv: senderName,
    },
    {
      id: 'excerpt',
      header: 'Mensaje',
      cell: ({ excerpt, likelySpam, hasAttachment }) => (
        <span className={styles.excerpt}>
          {likelySpam && <strong className="error">¿Spam? </strong>}
          {excerpt}
          {hasAttachment && <span className="remark"> · con archivo</span>}
        </span>
      ),
    },
    column('reason', 'Motivo', ({ reason }) => reasonNames[reason], { sort: 'ascending', width: '8.5rem' }),
    stateColumn(stateNames, '7.5rem', 'ascending'),
    column('assigned', 'Lo lleva', ({ assignedTo }) => assignedTo?.name ?? null, {
      width: '8rem',
      cell: ({ assignedTo }) => assignedTo?.name,
    }),
    column('created_at', 'Recibido', ({ createdAt }) => createdAt, {
      sort: 'descending',
      width: '10.5rem',
      cell: receivedAt,
    }),
    column('reference', 'Referencia', ({ reference }) => reference, {
      width: '7.5rem',
      cell: ({ reference }) => <span className="code unbroken">{reference}</span>,
    }),
  ],
});

/** How long senders wait for an answer. */
function AnswerTime() {
  const figures = useInboxFigures();
  return (
    <p className="figures-line">
      {figures && (
        <>
          {figures.medianAnswerMs === null ? (
            'Todavía no hemos respondido a nadie'
          ) : (
            <>
              Mediana hasta responder: <strong>{span(figures.medianAnswerMs)}</strong>
            </>
          )}
          {` · prometemos ${counted(figures.replyDays, 'día laborable', 'días laborables')}`}
        </>
      )}
    </p>
  );
}

function useTabCounts() {
  const figures = useInboxFigures();
  if (!figures) return null;
  const { new: fresh, open, resolved, spam } = figures;
  return { '': fresh + open, new: fresh, open, resolved, spam, all: fresh + open + resolved + spam };
}
