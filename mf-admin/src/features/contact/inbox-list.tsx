import type { InboxEntry } from '@femcoders/contracts/contact-inbox';
import { type ContactReason, contactReasons } from '@femcoders/contracts/contact-names';
import type { ListDefinition } from '../lists/list-definition.ts';
import styles from './components/inbox.module.css';
import { reasonNames, senderName, stateNames } from './contact-words.ts';
import { receivedAt } from './message-date.ts';

/** The messages of the contact form. */
export const inboxList: ListDefinition<InboxEntry> = {
  path: '/admin/contact',
  noun: { one: 'mensaje', many: 'mensajes' },
  caption: 'Mensajes de contacto',
  rowKey: ({ id }) => id,
  rowHref: ({ id }) => `/admin/contact/${id}`,
  searchLabel: 'Buscar en texto, nombre o referencia',
  defaultSort: '-created_at',
  exportName: 'contacto',
  filters: [
    {
      kind: 'tabs',
      name: 'estado',
      query: 'state',
      label: 'Estado',
      all: 'Por atender',
      options: [
        { value: 'new', label: 'Nuevos' },
        { value: 'open', label: 'En curso' },
        { value: 'resolved', label: 'Resueltos' },
        { value: 'spam', label: 'Spam' },
        { value: 'all', label: 'Todos' },
      ],
    },
    {
      name: 'motivo',
      query: 'reason',
      label: 'Motivo:',
      all: 'todos',
      options: contactReasons.map((reason: ContactReason) => ({ value: reason, label: reasonNames[reason] })),
    },
    {
      name: 'lleva',
      query: 'assigned',
      label: 'Lo lleva:',
      all: 'cualquiera',
      options: [
        { value: 'me', label: 'yo' },
        { value: 'none', label: 'nadie' },
      ],
    },
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
          {entry.company && <span className={styles.company}> {entry.company}</span>}
        </>
      ),
      csv: senderName,
    },
    {
      id: 'excerpt',
      header: 'Mensaje',
      cell: ({ excerpt, likelySpam, hasAttachment }) => (
        <span className={styles.excerpt}>
          {likelySpam && <strong className={styles.suspect}>¿Spam? </strong>}
          {excerpt}
          {hasAttachment && <span className={styles.company}> · con archivo</span>}
        </span>
      ),
    },
    {
      id: 'reason',
      header: 'Motivo',
      sort: 'ascending',
      width: '8.5rem',
      cell: ({ reason }) => reasonNames[reason],
      csv: ({ reason }) => reasonNames[reason],
    },
    {
      id: 'state',
      header: 'Estado',
      sort: 'ascending',
      width: '6rem',
      cell: ({ state }) => <span data-state={state}>{stateNames[state]}</span>,
      csv: ({ state }) => stateNames[state],
    },
    {
      id: 'assigned',
      header: 'Lo lleva',
      width: '8rem',
      cell: ({ assignedTo }) => assignedTo?.name,
      csv: ({ assignedTo }) => assignedTo?.name ?? null,
    },
    {
      id: 'created_at',
      header: 'Recibido',
      sort: 'descending',
      width: '10.5rem',
      cell: receivedAt,
      csv: ({ createdAt }) => createdAt,
    },
    {
      id: 'reference',
      header: 'Referencia',
      width: '7.5rem',
      cell: ({ reference }) => <span className={styles.reference}>{reference}</span>,
      csv: ({ reference }) => reference,
    },
  ],
};
