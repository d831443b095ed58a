/** Id of the JSON element that carries a page's data next to its HTML. */
export const pageDataId = 'boot';

/**
 * The data that a remote may read of the data in a page that the server has made, its own or another's: the queries that
 * succeeded, in the form in which the query library dehydrates them. Shell and remotes are released apart, so who reads
 * it must be ready to find nothing.
 */
export interface PageData {
  queries: { queries: { queryKey: readonly unknown[]; state: { data?: unknown } }[] };
}

/**
 * Asks the shell's server for a page without its stylesheets: a document that a script reads takes none, and the policy of
 * the page that the script is in does not let its styles in.
 */
export const withoutStylesHeader = 'x-without-styles';
