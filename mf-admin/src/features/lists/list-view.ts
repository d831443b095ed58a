import { type ListDefinition, type ListFilter, listPageSize } from './list-definition.ts';

/** What part of a list is shown, and how: it lives in the address, so that it can be kept, shared and gone back to. */
export interface ListView {
  /** Words to look for; empty for all. */
  search: string;
  /** Value of each filter by its name in the address; what is not here is not filtered. */
  filters: Readonly<Record<string, string>>;
  /** A column's id, with `-` in front for the other way round. */
  sort: string;
  /** From 1. */
  page: number;
}

const names = { search: 'buscar', sort: 'orden', page: 'pagina' } as const;

/** As the API takes them. */
export const longestWords = 100;

type Readable = Pick<ListDefinition<never>, 'filters' | 'defaultSort'> & {
  columns: readonly { id: string; sort?: string | undefined }[];
};

/** Reads the view from an address; what makes no sense there counts as not said. */
export function readListView(params: URLSearchParams, { columns, filters = [], defaultSort }: Readable): ListView {
  const sort = params.get(names.sort) ?? '';
  const sortable = columns.some(({ id, sort: sorts }) => sorts && id === sort.replace(/^-/, ''));
  const chosen = filters.flatMap((filter) => {
    const value = params.get(filter.name) ?? '';
    return isPossible(filter, value) ? [[filter.name, value] as const] : [];
  });
  const page = params.get(names.page) ?? '';
  return {
    search: params.get(names.search)?.slice(0, longestWords) ?? '',
    filters: Object.fromEntries(chosen),
    sort: sortable ? sort : defaultSort,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

function isPossible(filter: ListFilter, value: string): boolean {
  if (filter.kind === 'text') return value !== '' && value.length <= longestWords;
  if (filter.kind === 'day') return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
  return filter.options.some((option) => option.value === value);
}

/** The view as an address's query, without what goes without saying. */
export function listViewParams(view: ListView, { defaultSort }: Pick<Readable, 'defaultSort'>): URLSearchParams {
  const params = new URLSearchParams();
  if (view.search) params.set(names.search, view.search);
  for (const [name, value] of Object.entries(view.filters)) params.set(name, value);
  if (view.sort !== defaultSort) params.set(names.sort, view.sort);
  if (view.page > 1) params.set(names.page, String(view.page));
  return params;
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
