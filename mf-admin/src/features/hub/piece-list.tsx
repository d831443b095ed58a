import { listHubPiecesInAnyState } from '@femcoders/contracts/endpoints/hub';
import type { AdminHubPiece } from '@femcoders/contracts/hub';
import { hubKinds, hubStates } from '@femcoders/contracts/hub-names';
import { counted } from '@femcoders/contracts/spanish-count';
import { Link } from '@femcoders/platform';
import { listPage } from '../lists/components/admin-list.tsx';
import { choice, column, momentColumn, named, optionsOf, stateColumn, stateTabs } from '../lists/list-parts.tsx';
import { kindNames, stateNames } from './hub-words.ts';

/** The list of members' pieces, in any state. */
export const PieceList = listPage<AdminHubPiece>({
  endpoint: listHubPiecesInAnyState,
  empty: 'No hay publicaciones por atender',
  Above: WayToIdeas,
  noun: { one: 'publicación', many: 'publicaciones' },
  caption: 'Publicaciones de la comunidad',
  rowHref: ({ id }) => `/admin/comunidad/${id}`,
  searchLabel: 'Buscar por texto, tema o autora',
  defaultSort: 'created_at',
  exportName: 'publicaciones-de-la-comunidad',
  filters: [
    stateTabs('Por atender', [
      ...optionsOf(
        hubStates.filter((state) => state !== 'pending'),
        stateNames,
      ),
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
    stateColumn(stateNames, '8.5rem', 'ascending'),
    column('look', 'Avisos', (piece) => warningsOf(piece).join('; '), {
      width: '9rem',
      cell: (piece) => warningsOf(piece).join(' · '),
    }),
    momentColumn('created_at', 'Enviada', ({ createdAt }) => createdAt),
  ],
});

function WayToIdeas() {
  return (
    <p className="figures-line">
      <Link to="/admin/comunidad/ideas">Las once ideas: estado y novedades</Link>
    </p>
  );
}

function warningsOf({ reports, linkProblem }: AdminHubPiece): string[] {
  const reported = counted(reports.length, 'denuncia', 'denuncias');
  return [...(reports.length > 0 ? [reported] : []), ...(linkProblem ? ['Enlace caído'] : [])];
}
