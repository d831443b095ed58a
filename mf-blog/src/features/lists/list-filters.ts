import { filterAddress, pageParameter, readFilters } from '@femcoders/kit/lists/list-filters';

/** Articles of one page of the list. */
export const pageSize = 12;

/** The filters as the address has them, not validated. */
export interface RequestedFilters {
  category: string | null;
  tag: string | null;
  level: string | null;
  page: string | null;
}

const definition = { names: { categoria: null, etiqueta: null, nivel: null, [pageParameter]: null } };

/** @param search the address's query: `?categoria=css&etiqueta=grid&nivel=inicial&pagina=2` */
export function readRequestedFilters(search: URLSearchParams): RequestedFilters {
  const { categoria = null, etiqueta = null, nivel = null, pagina = null } = readFilters(search, definition);
  return { category: categoria, tag: etiqueta, level: nivel, page: pagina };
}

/** Where the list is with these filters; without a page, at its beginning. */
export const listAddress = ({ category, tag, level }: Partial<Omit<RequestedFilters, 'page'>>, page = 1) =>
  filterAddress('/blog', { categoria: category, etiqueta: tag, nivel: level }, page);
