/** The longest page that the API gives (`longestList` of the contracts, whose schemas no page needs). */
const pageSize = 500;

/** A site map holds 50,000 addresses (sitemaps.org), and there are other lists and pages. */
const mostPages = 45;

/**
 * Reads a list of the API to its end, page by page.
 * @param ask asks for a page
 */
export async function readWhole<Entry>(
  ask: (page: { page: number; limit: number }) => Promise<readonly Entry[]>,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const read = await ask({ page, limit: pageSize });
    entries.push(...read);
    if (read.length < pageSize) break;
  }
  return entries;
}
