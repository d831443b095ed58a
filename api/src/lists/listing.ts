import { longestList } from '@femcoders/contracts/endpoints/queries';

export interface Page {
  /** From 1. */
  page: number;
  limit: number;
}

/** A page that may be identified by the entry before it; where that entry is gone, its number counts. */
export interface KeysetPage extends Page {
  after?: string | undefined;
}

export function pageOf(query: Partial<KeysetPage>): KeysetPage {
  const { page = 1, limit = longestList, after } = query;
  return { page, limit, ...(after && { after: after.toLowerCase() }) };
}

/** One entry more than is sent is read: it shows whether there is a next page. */
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
