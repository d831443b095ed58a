import type { DocumentEntry } from '@femcoders/contracts/document';
import { documentKinds } from '@femcoders/contracts/document-names';
import { counted } from '@femcoders/contracts/spanish-count';
import { shortDay, shortMoment } from '@femcoders/contracts/spanish-date';
import type { ListDefinition } from '../lists/list-definition.ts';
import styles from './components/documents.module.css';
import { kindName, stateNames } from './document-words.ts';

/** What members have sent. */
export const documentList: ListDefinition<DocumentEntry> = {
  path: '/admin/documents',
  noun: { one: 'envío', many: 'envíos' },
  caption: 'Envíos de documentos',
  rowKey: ({ id }) => id,
  rowHref: ({ id }) => `/admin/documentos/${id}`,
  searchLabel: 'Buscar por nombre, correo o referencia',
  defaultSort: 'sent_at',
  exportName: 'documentos',
  filters: [
    {
      kind: 'tabs',
      name: 'estado',
      query: 'state',
      label: 'Estado',
      all: 'Por atender',
      options: [
        { value: 'sent', label: 'Sin mirar' },
        { value: 'reviewing', label: 'En revisión' },
        { value: 'missing', label: 'Falta algo' },
        { value: 'accepted', label: 'Aceptados' },
        { value: 'refused', label: 'No aceptados' },
        { value: 'all', label: 'Todos' },
      ],
    },
    {
      name: 'tramite',
      query: 'kind',
      label: 'Trámite:',
      all: 'todos',
      options: documentKinds.map((kind) => ({ value: kind, label: kindName(kind) })),
    },
  ],
  alsoExported: [{ header: 'Archivos', csv: ({ files }) => files }],
  columns: [
    {
      id: 'name',
      header: 'De',
      sort: 'ascending',
      width: '10rem',
      cell: ({ member }) => member.name,
      csv: ({ member }) => member.name,
    },
    {
      id: 'kind',
      header: 'Trámite',
      sort: 'ascending',
      cell: ({ kind, files }) => (
        <>
          {kindName(kind)}
          {files > 0 && <span className={styles.count}> · {counted(files, 'archivo', 'archivos')}</span>}
        </>
      ),
      csv: ({ kind }) => kindName(kind),
    },
    {
      id: 'state',
      header: 'Estado',
      sort: 'ascending',
      width: '7rem',
      cell: ({ state }) => stateNames[state],
      csv: ({ state }) => stateNames[state],
    },
    {
      id: 'sent_at',
      header: 'Enviado',
      sort: 'ascending',
      width: '10rem',
      cell: ({ sentAt }) => sentAt && shortMoment(sentAt),
      csv: ({ sentAt }) => sentAt,
    },
    {
      id: 'delete_at',
      header: 'Se borra',
      sort: 'ascending',
      width: '8rem',
      cell: ({ deleteAt }) => deleteAt && shortDay(deleteAt),
      csv: ({ deleteAt }) => deleteAt,
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
