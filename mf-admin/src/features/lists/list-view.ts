import { type FilterValues, filterParams, readFilters, readPage } from '@femcoders/kit/lists/list-filters';
import { type ListFilter, type ListRows, listPageSize } from './list-definition.ts';

/** The part of a list that is shown, and its order: it lives in the address, so that it can be kept, shared and gone back to. */
export interface ListView {
  /** Words to look for; empty for all. */
  search: string;
  /** Value of each filter by its name in the address; what is not here is not filtered. */
  filters: FilterValues<string>;
  /** A column's id, with `-` in front for the other way round. */
  sort: string;
  /** From 1. */
  page: number;
}

const names = { search: 'buscar', sort: 'orden' } as const;

/** As the API takes them. */
export const longestWords = 100;

type Readable = Pick<ListRows<never>, 'filters' | 'defaultSort'> & {
  columns: readonly { id: string; sort?: string | undefined }[];
};

/** Reads the view from an address; what makes no sense there counts as not said. */
export function readListView(params: URLSearchParams, { columns, filters = [], defaultSort }: Readable): ListView {
  const sort = params.get(names.sort) ?? '';
  const sortable = columns.some(({ id, sort: sorts }) => sorts && id === sort.replace(/^-/, ''));
  return {
    search: params.get(names.search)?.slice(0, longestWords) ?? '',
    filters: readFilters(params, { names: Object.fromEntries(filters.map((one) => [one.name, possibleOf(one)])) }),
    sort: sortable ? sort : defaultSort,
    page: readPage(params),
  };
}

function possibleOf(filter: ListFilter) {
  if (filter.kind === 'text') return (words: string) => words.length <= longestWords;
  if (filter.kind === 'day') return (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  return filter.options.map(({ value }) => value);
}

/** The view as an address's query, without what goes without saying. */
export function listViewParams(
  { search, filters, sort, page }: ListView,
  { defaultSort }: Pick<Readable, 'defaultSort'>,
): URLSearchParams {
  const order = sort === defaultSort ? null : sort;
  return filterParams({ [names.search]: search, ...filters, [names.sort]: order }, page);
}

/** The view as the API is asked for it. */
export function listQuery(
  { search, filters, sort, page }: ListView,
  definition: Pick<Readable, 'filters'>,
  limit = listPageSize,
): Record<string, string | number | undefined> {
  const asked = (definition.filters ?? []).map(({ name, query }) => [query, filters[name]] as const);
  return { q: search.trim() || undefined, ...Object.fromEntries(asked), sort, page, limit };
}
