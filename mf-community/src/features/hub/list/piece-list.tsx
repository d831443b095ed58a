import { hubLimits } from '@femcoders/contracts/hub-limits';
import type { HubKind } from '@femcoders/contracts/hub-names';
import { Loaded } from '@femcoders/kit/data/loaded';
import { useRemoteData } from '@femcoders/kit/data/remote-data';
import { filterAddress } from '@femcoders/kit/lists/list-filters';
import { PageSteps } from '@femcoders/kit/lists/page-steps';
import { Link } from '@femcoders/platform';
import { buttonClass, EmptyState, LoadingPanot } from '@femcoders/shared-ui';
import { listPaths, proposePath } from '../hub-address.ts';
import { piecesQuery } from '../hub-queries.ts';
import { kindWords } from '../hub-words.ts';
import { type HubFilters, isNarrowed } from './hub-filters.ts';
import styles from './piece-list.module.css';
import { PieceRows } from './piece-rows.tsx';

interface PieceListProps {
  kind: HubKind;
  filters: HubFilters;
  /** From 1. */
  page: number;
}

/** Renders what was found in one section, with its states and its end. */
export function PieceList({ kind, filters, page }: PieceListProps) {
  const list = useRemoteData((api) => piecesQuery(api, kind, filters, page));
  const at = (wanted: number) => filterAddress(listPaths[kind], filters, wanted);
  return (
    <Loaded
      query={list}
      failed="No hemos podido cargar esta sección"
      whenFailed="Lo que buscabas sigue en la dirección de la página."
      retryHref={at(page)}
      loading={<LoadingPanot label="Buscando…" />}
    >
      {({ entries: pieces, pages }) =>
        pieces.length === 0 ? (
          <Nothing kind={kind} filters={filters} page={page} />
        ) : (
          <div className={`stack gap-32 ${styles.list}`} aria-busy={list.busy}>
            <PieceRows pieces={pieces} level={2} />
            <PageSteps label="Páginas" page={page} pages={pages} href={at} />
            {page === pages && (
              <p className="quiet">
                {kind === 'study'
                  ? `No hay más. Cada búsqueda se retira sola a los ${hubLimits.studyDays} días.`
                  : 'No hay más.'}
              </p>
            )}
          </div>
        )
      }
    </Loaded>
  );
}

function Nothing({ kind, filters, page }: PieceListProps) {
  if (page > 1) {
    return (
      <EmptyState title="Hasta aquí llega la lista">
        <p>
          <Link to={filterAddress(listPaths[kind], filters)}>Volver a la primera página</Link>
        </p>
      </EmptyState>
    );
  }
  const narrowed = isNarrowed(filters);
  return (
    <EmptyState title={narrowed ? 'No hay nada con ese filtro' : kindWords[kind].nothing}>
      <p>{narrowed ? 'Prueba con menos filtros, o sé tú quien lo traiga.' : 'La primera puede ser la tuya.'}</p>
      <p className="row gap-12">
        <Link to={proposePath(kind)} className={buttonClass('filled', 'small')}>
          {kindWords[kind].propose}
        </Link>
        {narrowed && (
          <Link to={listPaths[kind]} className={buttonClass('outline', 'small')}>
            Ver todo
          </Link>
        )}
      </p>
    </EmptyState>
  );
}
