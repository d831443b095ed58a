/** What a list is filtered by: texts by their name in the address. What is not there is not filtered. */
export type FilterValues<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** The name of the page in addresses. */
export const pageParameter = 'pagina';
const longestText = 100;

export interface FilterDefinition<Name extends string> {
  /** By name: the values that may be chosen, or `null` where anything may be typed. */
  names: Readonly<Record<Name, readonly string[] | null>>;
}

/** Reads the filters from an address; what makes no sense there counts as not said. */
export function readFilters<Name extends string>(
  params: URLSearchParams,
  { names }: FilterDefinition<Name>,
): FilterValues<Name> {
  const values: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(names) as Name[]) {
    const value = params.get(name)?.trim().slice(0, longestText);
    if (value && (names[name] === null || names[name].includes(value))) values[name] = value;
  }
  return values;
}

/** Reads which page is shown; from 1. */
export function readPage(params: URLSearchParams): number {
  const page = params.get(pageParameter) ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/**
 * The address of a list with these filters, without what goes without saying.
 * @param page from 1
 */
export function filterAddress<Name extends string>(path: string, values: FilterValues<Name>, page = 1): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries<string | undefined>(values)) if (value) params.set(name, value);
  if (page > 1) params.set(pageParameter, String(page));
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}
