import * as z from 'zod/mini';

/** Most entries of one answer, and how many there are without `limit` (decisions 1.5). */
export const longestList = 500;
const lastPage = 1_000_000;

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
export const followedPageQuery = {
  ...pageQuery,
  after: z.optional(z.uuid('Ese identificador no es de una entrada de la lista.')),
};

export interface Page {
  /** From 1. */
  page: number;
  limit: number;
}

/** A page that may be told by the entry before it; where that entry is gone, its number counts. */
export interface KeysetPage extends Page {
  after?: string | undefined;
}

export function pageOf(query: Partial<KeysetPage>): KeysetPage {
  const { page = 1, limit = longestList, after } = query;
  return { page, limit, ...(after && { after: after.toLowerCase() }) };
}

/** One entry more than is sent is read: it tells whether there is a next page. */
export const rowsToRead = ({ limit }: Page): number => limit + 1;
export const rowsToSkip = ({ page, limit }: Page): number => (page - 1) * limit;

/** The entry that the next page follows. @param rows as read with `rowsToRead` */
export const lastShown = (rows: readonly { id: string }[], { limit }: Page) => rows[limit - 1]?.id;

/**
 * The `Link` header of a list (RFC 8288), relative to the address asked, so that it holds below any prefix.
 * @param rows as read with `rowsToRead`
 * @param query what else selects the entries
 */
export function nextLink(rows: number, { page, limit }: Page, query: Record<string, number | string | undefined> = {}) {
  if (rows <= limit) return undefined;
  const parameters = Object.entries({ ...query, page: page + 1, limit }).filter(([, value]) => value !== undefined);
  return `<?${new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]))}>; rel="next"`;
}
