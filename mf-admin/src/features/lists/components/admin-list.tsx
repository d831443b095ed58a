import { counted } from '@femcoders/contracts/spanish-count';
import { Link, useQuery } from '@femcoders/platform';
import { Button, buttonClass, EmptyState } from '@femcoders/shared-ui';
import { Pagination } from '@femcoders/shared-ui/pagination';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { isForbidden, NoPermission } from '../../layout/access.tsx';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { Loaded } from '../../records/loaded.tsx';
import { adminListQuery } from '../admin-list-query.ts';
import { type ListDefinition, listPageSize } from '../list-definition.ts';
import { type ListView, listViewParams } from '../list-view.ts';
import { useListView } from '../use-list-view.ts';
import { useScrollToPageStart } from '../use-scroll-to-page-start.ts';
import styles from './admin-list.module.css';
import { ExportButton } from './export-button.tsx';
import { FilterTabs } from './filter-tabs.tsx';
import { ListTable } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';

interface AdminListProps<Row> {
  /** The same object at every render. */
  definition: ListDefinition<Row>;
  /** Buttons next to the search that the definition does not know. */
  actions?: ReactNode;
  /** Content below the list that the definition does not know. */
  below?: ReactNode;
}

const uncounted = () => undefined;

/** Returns the page of a list, which needs nothing else. */
export const listPage =
  <Row,>(definition: ListDefinition<Row>) =>
  () => <AdminList definition={definition} />;

/**
 * A list of the administration with search, filters, order, pages and export, and with all of its states. With the
 * focus inside it, `/` leads to the search.
 */
export function AdminList<Row>({ definition, actions, below }: AdminListProps<Row>) {
  const { ways = [], Above, Actions, Below, useTabCounts = uncounted } = definition;
  const tabCounts = useTabCounts();
  const api = useAdminApi();
  const { view, changeView } = useListView(definition);
  const query = useQuery(adminListQuery(api, definition, view));
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const searchField = useRef<HTMLInputElement>(null);
  const { table, turnPage } = useScrollToPageStart(view.page, isPlaceholderData);
  const narrowed = view.search !== '' || Object.keys(view.filters).length > 0;
  const total = data?.total ?? 0;
  const searchable = !data || total > 0 || narrowed;

  if (isForbidden(error)) return <NoPermission />;
  return (
    <>
      {Above && <Above />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only a shortcut to a field that can be reached without it */}
      <div className={styles.list} onKeyDown={(event) => leadToSearch(event, searchField.current)}>
        <FilterTabs definition={definition} view={view} counts={tabCounts} />
        {(searchable || actions || Actions || ways.length > 0) && (
          <ListToolbar
            definition={definition}
            view={view}
            onChange={changeView}
            searchable={searchable}
            searchField={searchField}
          >
            {definition.exportName && (!data || total > 0) && (
              <ExportButton definition={definition} view={view} name={definition.exportName} />
            )}
            {actions}
            {Actions && <Actions />}
            {ways.map(({ to, label, variant = 'filled' }) => (
              <Link key={to} to={to} className={buttonClass(variant, 'small')}>
                {label}
              </Link>
            ))}
          </ListToolbar>
        )}
        <Loaded
          query={query}
          loading={`Cargando ${definition.noun.many}…`}
          failed={`No hemos podido cargar: ${definition.caption.toLowerCase()}`}
        >
          {(list) => (
            <>
              {error && (
                <div className="boxed row gap-8-16 middle between small" role="status">
                  <p>No hemos podido actualizar la lista; ves la última que llegó.</p>
                  <Button variant="outline" size="small" busy={isFetching} onClick={() => void refetch()}>
                    Reintentar
                  </Button>
                </div>
              )}
              <Rows
                data={list}
                definition={definition}
                view={view}
                narrowed={narrowed}
                busy={isPlaceholderData}
                table={table}
                changeView={changeView}
                turnPage={turnPage}
              />
            </>
          )}
        </Loaded>
        {(data || error) && (
          <>
            {below}
            {Below && <Below />}
          </>
        )}
      </div>
    </>
  );
}

interface RowsProps<Row> extends Pick<AdminListProps<Row>, 'definition'> {
  data: { entries: Row[]; total: number };
  view: ListView;
  narrowed: boolean;
  busy: boolean;
  table: RefObject<HTMLTableElement | null>;
  changeView: (change: Partial<ListView>) => void;
  turnPage: () => void;
}

function Rows<Row>({ data, definition, view, narrowed, busy, table, changeView, turnPage }: RowsProps<Row>) {
  const { entries, total } = data;
  const pages = Math.max(1, Math.ceil(total / listPageSize));
  if (total === 0 && !narrowed) return <EmptyState title={definition.empty}>{definition.emptyMore}</EmptyState>;
  return (
    <>
      <p className="quiet small digits" role="status">
        {counted(total, definition.noun.one, definition.noun.many)}
        {pages > 1 && ` · página ${view.page} de ${pages}`}
      </p>
      {entries.length > 0 && (
        <ListTable
          tableRef={table}
          definition={definition}
          rows={entries}
          sort={view.sort}
          onSort={(sort) => changeView({ sort })}
          busy={busy}
        />
      )}
      {entries.length === 0 && total > 0 && (
        <EmptyState title="En esta página no queda nada">
          <Button variant="outline" size="small" onClick={() => changeView({ page: 1 })}>
            Ir a la primera página
          </Button>
        </EmptyState>
      )}
      {total === 0 && (
        <EmptyState title="Nada coincide con el filtro">
          <Button variant="outline" size="small" onClick={() => changeView({ search: '', filters: {} })}>
            Quitar el filtro
          </Button>
        </EmptyState>
      )}
      {pages > 1 && (
        <Pagination
          label={`Páginas: ${definition.caption.toLowerCase()}`}
          page={Math.min(view.page, pages)}
          pages={pages}
          hrefFor={(page) => `?${listViewParams({ ...view, page }, definition)}`}
          onSelect={(page) => {
            turnPage();
            changeView({ ...view, page });
          }}
        />
      )}
    </>
  );
}

/** Typing in a field is typing. */
const typingPlaces = 'input, textarea, select, [contenteditable]';

function leadToSearch(event: KeyboardEvent, field: HTMLInputElement | null): void {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || !field) return;
  if ((event.target as Element).closest(typingPlaces)) return;
  event.preventDefault();
  field.focus();
  field.select();
}
