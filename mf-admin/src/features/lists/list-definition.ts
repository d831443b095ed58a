import type { AdminList } from '@femcoders/contracts/admin-list';
import type { Answering } from '@femcoders/contracts/endpoints/endpoint';
import type { ButtonVariant } from '@femcoders/shared-ui';
import type { ComponentType, ReactNode } from 'react';

/** A column of a list of the administration. */
export interface ListColumn<Row> {
  /** Also the name by which the API sorts. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The order after the first click on the header; without it the column does not sort. */
  sort?: 'ascending' | 'descending';
  /** Its value in an exported file; without it the column is not exported. */
  csv?: (row: Row) => string | number | null;
  /** CSS width; the columns without one share what is left. */
  width?: string;
  align?: 'end';
  /** Its cells say themselves what they are, as a button does: its header is for those only who do not see the table. */
  unlabelled?: boolean;
}

interface NamedFilter {
  /** Its name in the page's address, in Spanish: `estado`. */
  name: string;
  /** Its name in the question to the API: `state`. */
  query: string;
  label: string;
}

/** One of a few values. */
export interface ListChoice extends NamedFilter {
  /** As tabs it stands above the list: the first thing that one chooses. */
  kind?: 'choice' | 'tabs';
  /** The choice of all, or of what is shown unless something else is asked for. */
  all: string;
  options: readonly { value: string; label: string }[];
}

/** Words, or a day as `2026-11-21`. */
export type ListEntry = NamedFilter & ({ kind: 'text' } | { kind: 'day' });

export type ListFilter = ListChoice | ListEntry;

/** Where rows come from: an endpoint that answers with `adminListSchema`. */
export interface ListSource<Row> {
  endpoint: Answering<AdminList<Row>>;
  params?: Readonly<Record<string, string>>;
}

/** Rows, and how they are shown. */
export type ListRows<Row> = ListSource<Row> & ListLayout<Row>;

/** A list of the administration. */
export type ListDefinition<Row> = ListRows<Row> & ListPage;

/** The content around the rows. */
export interface ListPage {
  /** The title of an empty list, and what else is said there. */
  empty: string;
  emptyMore?: ReactNode;
  /** Links next to the search, such as "Crear evento". */
  ways?: readonly { to: string; label: string; variant?: ButtonVariant }[];
  /** Other buttons next to the search. */
  Actions?: ComponentType;
  /** Returns how many rows each tab leads to, by its value; null while nobody knows yet. */
  useTabCounts?: () => Readonly<Record<string, number>> | null;
  Above?: ComponentType;
  /** It waits for the list, which would push it down. */
  Below?: ComponentType;
}

/** How rows are found, ordered and shown. */
export interface ListLayout<Row> {
  /** The noun of a row, for counts: "evento", "eventos". */
  noun: { one: string; many: string };
  /** Name of the table for those who do not see it. */
  caption: string;
  columns: readonly ListColumn<Row>[];
  /** The columns that only the exported file has, after the others. */
  alsoExported?: readonly Required<Pick<ListColumn<Row>, 'header' | 'csv'>>[];
  /** Identifies a row; its `id` unless given. */
  rowKey?: (row: Row) => string;
  /** Where a row leads: its first cell becomes the link. */
  rowHref?: (row: Row) => string;
  /** The label of the search field: "Buscar por nombre o lugar". Without it there is no search. */
  searchLabel?: string;
  filters?: readonly ListFilter[];
  /** As the API reads it: `-starts_at`. */
  defaultSort: string;
  /** Name of the exported file, without date and ending; without it the list is not exported. */
  exportName?: string;
}

/** Returns what identifies a row of a list. */
export const keyOf = <Row>({ rowKey }: ListLayout<Row>, row: Row): string =>
  rowKey ? rowKey(row) : (row as { id: string }).id;

/** Rows of a page. */
export const listPageSize = 50;
