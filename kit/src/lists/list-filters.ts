import { readPageOf } from './list-page.ts';

/** The filters of a list: texts by their name in the address. A missing one does not filter. */
export type FilterValues<Name extends string> = Readonly<Partial<Record<Name, string>>>;

type Said = Readonly<Record<string, string | null | undefined>>;

/** The name of the page in addresses, unless a list stands next to others. */
export const pageParameter = 'pagina';
const longestText = 100;

/** The values that may be chosen, what is true of those that may be, or `null` where anything may be typed. */
type Possible = readonly string[] | null | ((value: string) => boolean);

export interface FilterDefinition<Name extends string> {
  names: Readonly<Record<Name, Possible>>;
}

/** The value of a filter, by its definition: one of those that may be chosen, or a text. */
export type ValuesOf<Definition extends FilterDefinition<string>> = {
  readonly [Name in keyof Definition['names']]?: Definition['names'][Name] extends readonly (infer Value)[]
    ? Value
    : string;
};

/**
 * Reads the filters from an address. Values that the definition does not allow count as absent; texts are cut at their longest length.
 * @param params the address's query
 */
export function readFilters<const Definition extends FilterDefinition<string>>(
  params: URLSearchParams,
  { names }: Definition,
): ValuesOf<Definition> {
  const values: Record<string, string> = {};
  for (const [name, possible] of Object.entries(names)) {
    const given = params.get(name) ?? '';
    // A text that is checked whole is not trimmed: she may be about to type another word.
    const isWhole = typeof possible === 'function';
    const value = isWhole ? given : given.trim().slice(0, longestText);
    if (value && (isWhole ? possible(value) : (possible?.includes(value) ?? true))) values[name] = value;
  }
  return values as ValuesOf<Definition>;
}

/** Reads which page is shown; from 1. */
export const readPage = (params: URLSearchParams): number => readPageOf(params, pageParameter);

/**
 * Filters and page as an address holds them, without what goes without saying.
 * @param page from 1
 */
export function filterParams(values: Said, page = 1): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) params.set(name, value);
  if (page > 1) params.set(pageParameter, String(page));
  return params;
}

/** The address of a list with these filters, as `filterParams`. */
export function filterAddress(path: string, values: Said, page = 1): string {
  const params = filterParams(values, page);
  return params.size > 0 ? `${path}?${params}` : path;
}

/** Returns the filled in fields of a form of filters. */
export function filledIn(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']);
  return filterParams(Object.fromEntries(fields));
}
