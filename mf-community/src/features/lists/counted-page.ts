/** A page of a list, and how many entries all of them have. */
export interface CountedPage<Entry> {
  entries: Entry[];
  total: number;
  pages: number;
}

/** Puts together a page and the count of its list, which are on their way. */
export async function countedPage<Entry>(
  list: Promise<Entry[]>,
  count: Promise<{ total: number }>,
  perPage: number,
): Promise<CountedPage<Entry>> {
  const [entries, { total }] = await Promise.all([list, count]);
  return { entries, total, pages: Math.max(1, Math.ceil(total / perPage)) };
}
