import { listHubPiecesInAnyState } from '@femcoders/contracts/endpoints/hub';
import type { AdminHubPiece } from '@femcoders/contracts/hub';
import { hubKinds, hubStates } from '@femcoders/contracts/hub-names';
import { counted } from '@femcoders/contracts/spanish-count';
import { shortMoment } from '@femcoders/contracts/spanish-date';
import { StateWord } from '../lists/components/state-word.tsx';
import type { ListDefinition } from '../lists/list-definition.ts';
import { choice, column, named, optionsOf, stateTabs } from '../lists/list-parts.ts';
import { kindNames, stateNames } from './hub-words.ts';

/** The list of members' pieces, in any state. */
export const pieceList: ListDefinition<AdminHubPiece> = {
  endpoint: listHubPiecesInAnyState,
  noun: { one: 'publicación', many: 'publicaciones' },
  caption: 'Publicaciones de la comunidad',
  rowKey: ({ id }) => id,
  rowHref: ({ id }) => `/admin/comunidad/${id}`,
  searchLabel: 'Buscar por texto, tema o autora',
  defaultSort: 'created_at',
  exportName: 'publicaciones-de-la-comunidad',
  filters: [
    stateTabs('Por atender', [
      ...hubStates.filter((state) => state !== 'pending').map((state) => ({ value: state, label: stateNames[state] })),
      { value: 'all', label: 'Todas' },
    ]),
    choice('tipo', 'kind', 'Tipo:', 'todos', optionsOf(hubKinds, kindNames)),
    choice('mirar', 'look', 'Mirar:', 'todo', named({ reported: 'Denunciadas', broken: 'Enlace caído' })),
  ],
  columns: [
    column('title', 'Título', ({ title }) => title, { sort: 'ascending' }),
    column('kind', 'Tipo', ({ kind }) => kindNames[kind], { sort: 'ascending', width: '9rem' }),
    column('author', 'De', ({ author }) => author, {
      width: '12rem',
      cell: ({ author, accepted }) => (accepted === 0 ? `${author} (nueva)` : author),
    }),
    column('state', 'Estado', ({ state }) => stateNames[state], {
      sort: 'ascending',
      width: '8.5rem',
      cell: ({ state }) => <StateWord state={state}>{stateNames[state]}</StateWord>,
    }),
    column('look', 'Avisos', (piece) => warningsOf(piece).join('; '), {
      width: '9rem',
      cell: (piece) => warningsOf(piece).join(' · '),
    }),
    column('created_at', 'Enviada', ({ createdAt }) => createdAt, {
      sort: 'ascending',
      width: '10.5rem',
      cell: ({ createdAt }) => shortMoment(createdAt),
    }),
  ],
};

function warningsOf({ reports, linkProblem }: AdminHubPiece): string[] {
  const reported = counted(reports.length, 'denuncia', 'denuncias');
  return [...(reports.length > 0 ? [reported] : []), ...(linkProblem ? ['Enlace caído'] : [])];
}
