import type { QueryClient } from '@femcoders/platform';

export interface PageLink {
  path: string;
  title: string;
}

/** The suggestions of the page for an unknown address. */
export interface NearPages {
  /** Pages whose address is like the one that was asked for, nearest first. */
  near: PageLink[];
}

export type FindNearPages = (path: string) => Promise<NearPages>;

/** The ports with which the page for an unknown address is prepared. */
export interface NotFoundPorts {
  queryClient: QueryClient;
  /** Without it, as in browsers, the shell's server is asked. */
  nearPages?: FindNearPages;
}

/** Where the shell's server answers browsers. */
export const nearPagesPath = '/mf/near.json';

const answerLimitMs = 3_000;

/** @throws when the server does not answer in time */
export const fetchNearPages: FindNearPages = async (path) => {
  const query = new URLSearchParams({ path });
  const response = await fetch(`${nearPagesPath}?${query}`, { signal: AbortSignal.timeout(answerLimitMs) });
  if (!response.ok) throw new Error(`${nearPagesPath} answered ${response.status}.`);
  return (await response.json()) as NearPages;
};

const nearQuery = (path: string) => ['near-pages', path];

/** Loads what the page for unknown addresses offers. Never rejects: the page does without. */
export function prefetchNearPages(queryClient: QueryClient, find: FindNearPages, path: string): Promise<void> {
  return queryClient.prefetchQuery({ queryKey: nearQuery(path), queryFn: () => find(path), retry: false });
}

export function knownNearPages(queryClient: QueryClient, path: string): PageLink[] {
  return queryClient.getQueryData<NearPages>(nearQuery(path))?.near ?? [];
}
