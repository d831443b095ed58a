import * as z from 'zod/mini';

/** Most entries of one answer, and how many there are without `limit` (decisions 1.5). */
export const longestList = 500;
const lastPage = 1_000_000;
/** Longest search, in characters. */
const longestSearch = 100;

/** A number of a query, from 1. */
export const whole = (most: number, message: string) =>
  z.pipe(
    z.string(message).check(z.regex(/^[1-9]\d{0,9}$/, message)),
    z.pipe(z.transform(Number), z.number().check(z.lte(most, message))),
  );

export const postIdQuery = z.optional(whole(2_147_483_647, 'Indica el número de la publicación.'));

/** The optional `page` (from 1) and `limit` of every list. */
export const pageQuery = {
  page: z.optional(whole(lastPage, `Indica una página entre 1 y ${lastPage}.`)),
  limit: z.optional(whole(longestList, `Indica un límite entre 1 y ${longestList}.`)),
};

/**
 * `pageQuery`, and the entry that the page before ended with. `Link` headers carry it: what follows it is found as fast
 * on the last page as on the first, and nothing is shown twice when something new has come in at the front meanwhile.
 */
export const keysetPageQuery = {
  ...pageQuery,
  after: z.optional(z.uuid('Ese identificador no es de una entrada de la lista.')),
};

/** The query parameters of every list of the administration; add the list's own filters and `sortQuery`. */
export const adminListQuery = {
  ...pageQuery,
  q: z.optional(
    z
      .string()
      .check(z.trim(), z.maxLength(longestSearch, `La búsqueda no puede pasar de ${longestSearch} caracteres.`)),
  ),
};

/** `sort=name` or `sort=-name`, of the columns named. */
export function sortQuery<Name extends string>(names: readonly Name[]) {
  const spellings = names.flatMap((name) => [name, `-${name}`] as const);
  return z.optional(z.enum(spellings, `Ordena por ${names.join(', ')}.`));
}

/** How many entries a list has on all of its pages. */
export const totalSchema = z.object({ total: z.number() });
