import { Link } from '@femcoders/platform';
import { createColumnHelper, FlexRender, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { type CSSProperties, type KeyboardEvent, type RefObject, useMemo } from 'react';
import { useKeptFocus } from '../../layout/use-kept-focus.ts';
import { keyOf, type ListLayout } from '../list-definition.ts';
import styles from './list-table.module.css';

const features = tableFeatures({ rowSortingFeature });

interface ListTableProps<Row> {
  definition: ListLayout<Row>;
  /** Those of the page, in order. */
  rows: Row[];
  sort: string;
  onSort: (sort: string) => void;
  /** The rows are those of the page before, while the one asked for is on its way. */
  busy: boolean;
  /** It can be given the focus, not reached by it. */
  tableRef: RefObject<HTMLTableElement | null>;
}

/**
 * The rows of a list. The API orders and cuts them; TanStack's table model holds columns and order. On a narrow screen
 * each row is its own block, so the roles are written out: other display values would take them away. The arrows
 * move between the rows.
 */
export function ListTable<Row>({ definition, rows, sort, onSort, busy, tableRef }: ListTableProps<Row>) {
  const { columns: described, rowHref, caption } = definition;
  useKeptFocus(tableRef);
  const columns = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row & object>();
    return described.map(({ id, header, cell, sort: first }) =>
      helper.display({
        id,
        header,
        cell: ({ row }) => cell(row.original),
        enableSorting: first !== undefined,
        sortDescFirst: first === 'descending',
      }),
    );
  }, [described]);
  const sorting = [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }];
  const table = useTable({
    features,
    columns,
    data: rows as (Row & object)[],
    getRowId: (row) => keyOf(definition, row),
    manualSorting: true,
    state: { sorting },
  });
  const look = new Map(described.map((column) => [column.id, column]));

  const sortBy = (id: string) => {
    const current = sorting[0]?.id === id ? sorting[0] : undefined;
    const descending = current ? !current.desc : look.get(id)?.sort === 'descending';
    onSort(descending ? `-${id}` : id);
  };

  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a display of block takes the roles of a table away
    <table
      ref={tableRef}
      role="table"
      className={styles.table}
      tabIndex={-1}
      aria-busy={busy || undefined}
      onKeyDown={moveBetweenRows}
    >
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        {table.getHeaderGroups().map((group) => (
          <tr role="row" key={group.id}>
            {group.headers.map((header) => {
              const column = look.get(header.column.id);
              const sorted = sorting[0]?.id === header.column.id ? sorting[0] : undefined;
              return (
                <th
                  role="columnheader"
                  key={header.id}
                  scope="col"
                  data-align={column?.align}
                  style={column?.width ? ({ '--width': column.width } as CSSProperties) : undefined}
                  aria-sort={sorted && column?.sort ? (sorted.desc ? 'descending' : 'ascending') : undefined}
                >
                  {column?.sort ? (
                    <button type="button" className={styles.sort} onClick={() => sortBy(header.column.id)}>
                      <FlexRender header={header} />
                    </button>
                  ) : (
                    <span className={column?.unlabelled ? 'visually-hidden' : undefined}>
                      <FlexRender header={header} />
                    </span>
                  )}
                </th>
              );
            })}
          </tr>
        ))}
      </thead>
      <tbody role="rowgroup">
        {table.getRowModel().rows.map((row) => (
          <tr role="row" key={row.id} className={rowHref ? styles.leading : undefined}>
            {row.getAllCells().map((cell, index) => {
              const column = look.get(cell.column.id);
              if (index > 0) {
                return (
                  <td
                    role="cell"
                    key={cell.id}
                    data-label={column?.unlabelled ? undefined : column?.header}
                    data-align={column?.align}
                  >
                    <FlexRender cell={cell} />
                  </td>
                );
              }
              return (
                <th role="rowheader" scope="row" key={cell.id} data-label={column?.header}>
                  {rowHref ? (
                    <Link to={rowHref(row.original)} className={`whole ${styles.lead}`}>
                      <FlexRender cell={cell} />
                    </Link>
                  ) : (
                    <FlexRender cell={cell} />
                  )}
                </th>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow up and down lead from the link of one row to that of its neighbour. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>) {
  const step = steps[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody th a')];
  const place = links.indexOf(document.activeElement as HTMLElement);
  const next = place < 0 ? undefined : links[place + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
