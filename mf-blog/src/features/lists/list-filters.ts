/** Articles of one page of the list. */
export const pageSize = 12;

/** What a reader has asked for, as it stands in the address. Nobody has checked it. */
export interface AskedFilters {
  category: string | null;
  tag: string | null;
  level: string | null;
  page: string | null;
}

const parameters = { category: 'categoria', tag: 'etiqueta', level: 'nivel', page: 'pagina' } as const;

/** @param search the address's query: `?categoria=css&etiqueta=grid&nivel=inicial&pagina=2` */
export function readFilters(search: URLSearchParams): AskedFilters {
  const read = (name: keyof AskedFilters) => search.get(parameters[name]) || null;
  return { category: read('category'), tag: read('tag'), level: read('level'), page: read('page') };
}

/** Where the list is with these filters; without a page, at its beginning. */
export function listAddress(filters: Partial<Record<keyof AskedFilters, string | number | null>>): string {
  const search = new URLSearchParams();
  for (const name of Object.keys(parameters) as (keyof AskedFilters)[]) {
    const value = filters[name];
    if (value && !(name === 'page' && Number(value) === 1)) search.set(parameters[name], String(value));
  }
  return search.size > 0 ? `/blog?${search}` : '/blog';
}
