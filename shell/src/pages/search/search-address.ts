import { searchLimits } from '@femcoders/contracts/search-limits';

/** The parameters of `/buscar`, all of them in its address. */
export interface Search {
  /** Empty when nothing is searched for. */
  q: string;
  /** One of `searchKindNames`, or empty for all. */
  kind: string;
  /** One of `levels`, or empty for all. */
  level: string;
  /** One of `ages`, or empty for all. */
  age: string;
  /** From 1. */
  page: number;
}

export const searchPath = '/buscar';

/** Names of the address's parameters. */
export const parameters = { q: 'q', kind: 'tipo', level: 'nivel', age: 'desde', page: 'pagina' } as const;

export const levels = [
  { value: 'inicial', label: 'Inicial' },
  { value: 'intermedio', label: 'Intermedio' },
  { value: 'avanzado', label: 'Avanzado' },
];

/** The value is a number of days. */
export const ages = [
  { value: '30', label: 'Último mes' },
  { value: '365', label: 'Último año' },
];

/** Returns the search of an address; invalid parts are left out. */
export function readSearch(address: URLSearchParams): Search {
  const read = (parameter: string) => address.get(parameter) ?? '';
  const oneOf = (options: { value: string }[], value: string) =>
    options.some((option) => option.value === value) ? value : '';
  const kind = read(parameters.kind);
  const page = read(parameters.page);
  return {
    q: read(parameters.q).slice(0, searchLimits.query).trim(),
    kind: /^[a-z-]{1,30}$/.test(kind) ? kind : '',
    level: oneOf(levels, read(parameters.level)),
    age: oneOf(ages, read(parameters.age)),
    page: /^[1-9]\d?$/.test(page) ? Math.min(Number(page), searchLimits.pages) : 1,
  };
}

/** The address that asks for this: the first page by default, without what is empty. */
export function searchHref({ page = 1, ...words }: Partial<Search>): string {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(words)) {
    if (value) address.set(parameters[name as keyof typeof words], value);
  }
  if (page > 1) address.set(parameters.page, String(page));
  return address.size > 0 ? `${searchPath}?${address}` : searchPath;
}
