import { ApiError, useQuery } from '@femcoders/platform';
import { Button, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import { Pagination } from '@femcoders/shared-ui/pagination';
import type { ReactNode } from 'react';
import { NoPermission } from '../../room/access.tsx';
import { useAdminApi } from '../../room/use-admin-api.ts';
import { adminListQuery } from '../admin-list-query.ts';
import { type ListDefinition, listPageSize } from '../list-definition.ts';
import { listViewParams } from '../list-view.ts';
import { useListView } from '../use-list-view.ts';
import styles from './admin-list.module.css';
import { ExportButton } from './export-button.tsx';
import { ListTable } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';

interface AdminListProps<Row> {
  /** The same object at every render. */
  definition: ListDefinition<Row>;
  /** What is said while there is nothing at all. */
  empty: { title: string; action?: ReactNode };
  /** Buttons beside the search, such as "Crear evento". */
  actions?: ReactNode;
}

/** A list of the administration with search, filters, order, pages and export, and with all of its states. */
export function AdminList<Row>({ definition, empty, actions }: AdminListProps<Row>) {
  const api = useAdminApi();
  const { view, changeView } = useListView(definition);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(adminListQuery(api, definition, view));
  const narrowed = view.search !== '' || Object.keys(view.filters).length > 0;

  if (error instanceof ApiError && error.status === 403) return <NoPermission />;
  if (error && !data) {
    return (
      <ErrorState
        title={`No hemos podido cargar: ${definition.caption.toLowerCase()}`}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        <p>{error.message}</p>
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <div aria-busy="true" className={styles.loading}>
        <VisuallyHidden>
          <span role="status">Cargando {definition.noun.many}…</span>
        </VisuallyHidden>
        <Skeleton lines={8} />
      </div>
    );
  }

  const { entries, total } = data;
  const pages = Math.max(1, Math.ceil(total / listPageSize));
  return (
    <div className={styles.list}>
      {(total > 0 || narrowed || actions) && (
        <ListToolbar definition={definition} view={view} onChange={changeView} searchable={total > 0 || narrowed}>
          {definition.exportName && total > 0 && (
            <ExportButton definition={definition} view={view} name={definition.exportName} />
          )}
          {actions}
        </ListToolbar>
      )}
      {error && (
        <div className={styles.notice} role="status">
          <p>No hemos podido actualizar la lista; ves la última que llegó.</p>
          <Button variant="outline" size="small" onClick={() => void refetch()}>
            Reintentar
          </Button>
        </div>
      )}
      {(total > 0 || narrowed) && (
        <p className={styles.count} role="status">
          {counted(total, definition.noun)}
        </p>
      )}
      {entries.length > 0 && (
        <ListTable
          definition={definition}
          rows={entries}
          sort={view.sort}
          onSort={(sort) => changeView({ sort })}
          busy={isPlaceholderData}
        />
      )}
      {entries.length === 0 && total > 0 && (
        <EmptyState title="En esta página no queda nada">
          <Button variant="outline" size="small" onClick={() => changeView({ page: 1 })}>
            Ir a la primera página
          </Button>
        </EmptyState>
      )}
      {total === 0 && narrowed && (
        <EmptyState title="Nada coincide con el filtro">
          <Button variant="outline" size="small" onClick={() => changeView({ search: '', filters: {} })}>
            Quitar el filtro
          </Button>
        </EmptyState>
      )}
      {total === 0 && !narrowed && <EmptyState title={empty.title}>{empty.action}</EmptyState>}
      {pages > 1 && (
        <Pagination
          label={`Páginas: ${definition.caption.toLowerCase()}`}
          page={Math.min(view.page, pages)}
          pages={pages}
          hrefFor={(page) => `?${listViewParams({ ...view, page }, definition)}`}
          onSelect={(page) => changeView({ ...view, page })}
        />
      )}
    </div>
  );
}

function counted(total: number, noun: ListDefinition<never>['noun']): string {
  return `${total.toLocaleString('es-ES')} ${total === 1 ? noun.one : noun.many}`;
}
