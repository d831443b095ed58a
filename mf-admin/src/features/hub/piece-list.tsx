import type { AdminHubPiece } from '@femcoders/contracts/hub';
import { hubKinds, hubStates } from '@femcoders/contracts/hub-names';
import { counted } from '@femcoders/contracts/spanish-count';
import { shortMoment } from '@femcoders/contracts/spanish-date';
import type { ListDefinition } from '../lists/list-definition.ts';
import { kindNames, stateNames } from './hub-words.ts';

/** What members have put up, in any state. */
export const pieceList: ListDefinition<AdminHubPiece> = {
  path: '/admin/hub-pieces',
  noun: { one: 'pieza', many: 'piezas' },
  caption: 'Piezas de la comunidad',
  rowKey: ({ id }) => id,
  rowHref: ({ id }) => `/admin/comunidad/${id}`,
  searchLabel: 'Buscar por texto, tema o autora',
  defaultSort: 'created_at',
  exportName: 'piezas-de-la-comunidad',
  filters: [
    {
      kind: 'tabs',
      name: 'estado',
      query: 'state',
      label: 'Estado',
      all: 'Por atender',
      options: [
        ...hubStates
          .filter((state) => state !== 'pending')
          .map((state) => ({ value: state, label: stateNames[state] })),
        { value: 'all', label: 'Todas' },
      ],
    },
    {
      name: 'tipo',
      query: 'kind',
      label: 'Tipo:',
      all: 'todos',
      options: hubKinds.map((kind) => ({ value: kind, label: kindNames[kind] })),
    },
    {
      name: 'mirar',
      query: 'look',
      label: 'Mirar:',
      all: 'todo',
      options: [
        { value: 'reported', label: 'Denunciadas' },
        { value: 'broken', label: 'Enlace caído' },
      ],
    },
  ],
  columns: [
    {
      id: 'title',
      header: 'Título',
      sort: 'ascending',
      cell: ({ title }) => title,
      csv: ({ title }) => title,
    },
    {
      id: 'kind',
      header: 'Tipo',
      sort: 'ascending',
      width: '9rem',
      cell: ({ kind }) => kindNames[kind],
      csv: ({ kind }) => kindNames[kind],
    },
    {
      id: 'author',
      header: 'De',
      width: '12rem',
      cell: ({ author, accepted }) => (accepted === 0 ? `${author} (nueva)` : author),
      csv: ({ author }) => author,
    },
    {
      id: 'state',
      header: 'Estado',
      sort: 'ascending',
      width: '8.5rem',
      cell: ({ state }) => stateNames[state],
      csv: ({ state }) => stateNames[state],
    },
    {
      id: 'look',
      header: 'Avisos',
      width: '9rem',
      cell: (piece) => warningsOf(piece).join(' · '),
      csv: (piece) => warningsOf(piece).join('; '),
    },
    {
      id: 'created_at',
      header: 'Enviada',
      sort: 'ascending',
      width: '10.5rem',
      cell: ({ createdAt }) => shortMoment(createdAt),
      csv: ({ createdAt }) => createdAt,
    },
  ],
};

function warningsOf({ reports, linkProblem }: AdminHubPiece): string[] {
  const reported = counted(reports.length, 'denuncia', 'denuncias');
  return [...(reports.length > 0 ? [reported] : []), ...(linkProblem ? ['Enlace caído'] : [])];
}
