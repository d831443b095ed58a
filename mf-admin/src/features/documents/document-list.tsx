import type { DocumentEntry } from '@femcoders/contracts/document';
import { documentKinds } from '@femcoders/contracts/document-names';
import { listSentDocuments } from '@femcoders/contracts/endpoints/documents';
import { counted } from '@femcoders/contracts/spanish-count';
import { listPage } from '../lists/components/admin-list.tsx';
import { choice, column, dayColumn, momentColumn, named, stateColumn, stateTabs } from '../lists/list-parts.tsx';
import { kindName, stateNames } from './document-words.ts';

const kinds = documentKinds.map((kind) => ({ value: kind, label: kindName(kind) }));

/** The list of the documents that members have sent. */
export const DocumentList = listPage<DocumentEntry>({
  endpoint: listSentDocuments,
  empty: 'No hay envíos por atender',
  noun: { one: 'envío', many: 'envíos' },
  caption: 'Envíos de documentos',
  rowHref: ({ id }) => `/admin/documentos/${id}`,
  searchLabel: 'Buscar por nombre, correo o referencia',
  defaultSort: 'sent_at',
  exportName: 'documentos',
  filters: [
    stateTabs(
      'Por atender',
      named({
        sent: 'Sin mirar',
        reviewing: 'En revisión',
        missing: 'Falta algo',
        accepted: 'Aceptados',
        refused: 'No aceptados',
        all: 'Todos',
      }),
    ),
    choice('tramite', 'kind', 'Trámite:', 'todos', kinds),
  ],
  alsoExported: [{ header: 'Archivos', csv: ({ files }) => files }],
  columns: [
    column('name', 'De', ({ member }) => member.name, { sort: 'ascending', width: '10rem' }),
    {
      id: 'kind',
      header: 'Trámite',
      sort: 'ascending',
      cell: ({ kind, files }) => (
        <>
          {kindName(kind)}
          {files > 0 && <span className="quiet unbroken"> · {counted(files, 'archivo', 'archivos')}</span>}
        </>
      ),
      csv: ({ kind }) => kindName(kind),
    },
    stateColumn(stateNames, '8.5rem', 'ascending'),
    momentColumn('sent_at', 'Enviado', ({ sentAt }) => sentAt),
    dayColumn('delete_at', 'Se borra', ({ deleteAt }) => deleteAt, { sort: 'ascending', width: '8rem' }),
    column('reference', 'Referencia', ({ reference }) => reference, {
      width: '7.5rem',
      cell: ({ reference }) => <span className="code unbroken">{reference}</span>,
    }),
  ],
});
