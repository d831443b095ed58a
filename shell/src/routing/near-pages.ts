import type { QueryClient } from '@femcoders/platform';

export interface PageLink {
  path: string;
  title: string;
}

/** What the page for an unknown address offers. */
export interface NearPages {
  /** Pages whose address is like the one that was asked for, nearest first. */
  near: PageLink[];
  /** Pages in whose title, address or description the searched words are; none when nothing is searched. */
  found: PageLink[];
}

/** @param search what the reader looks for, or nothing */
export type FindNearPages = (path: string, search: string) => Promise<NearPages>;

/** Where the shell's server answers browsers. */
export const nearPagesPath = '/mf/near.json';

const answerLimitMs = 3_000;

/** @throws when the server does not answer in time */
export const fetchNearPages: FindNearPages = async (path, search) => {
  const query = new URLSearchParams({ path, q: search });
  const response = await fetch(`${nearPagesPath}?${query}`, { signal: AbortSignal.timeout(answerLimitMs) });
  if (!response.ok) throw new Error(`${nearPagesPath} answered ${response.status}.`);
  return (await response.json()) as NearPages;
};

/** The search in an address, as the form of the page writes it. */
export const searchParameter = 'q';

const nearQuery = (path: string, search: string) => ['near-pages', path, search];

/** Brings what the page for unknown addresses offers. Never rejects: the page does without. */
export function prefetchNearPages(queryClient: QueryClient, find: FindNearPages, url: URL): Promise<void> {
  const search = url.searchParams.get(searchParameter) ?? '';
  return queryClient.prefetchQuery({
    queryKey: nearQuery(url.pathname, search),
    queryFn: () => find(url.pathname, search),
    retry: false,
  });
}

export function knownNearPages(queryClient: QueryClient, path: string, search: string): NearPages {
  return queryClient.getQueryData<NearPages>(nearQuery(path, search)) ?? { near: [], found: [] };
}
