import { type ApiClient, queryOptions } from '@femcoders/platform';
import type { RequestedFilters } from './list-filters.ts';

// Pages and blocks wait for these whole: docs/remotes.md, the first of the ways in which data is loaded.

const loadLists = () => import(/* webpackChunkName: "article-index" */ './all-lists.ts');
const forEver = { staleTime: Number.POSITIVE_INFINITY };

export const blogListKey = (asked: RequestedFilters) => ['articles', asked] as const;

export function blogListQuery(asked: RequestedFilters, api: ApiClient) {
  return queryOptions({
    queryKey: blogListKey(asked),
    queryFn: async () => (await loadLists()).blogList(asked, api),
    ...forEver,
  });
}

export const libraryQuery = queryOptions({
  queryKey: ['articles', 'library'],
  queryFn: async () => (await loadLists()).library(),
  ...forEver,
});

export const pathQuery = queryOptions({
  queryKey: ['articles', 'path'],
  queryFn: async () => (await loadLists()).learningPath(),
  ...forEver,
});

export const newsKey = ['articles', 'news'] as const;

export const newsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: newsKey, queryFn: async () => (await loadLists()).news(api), ...forEver });

export const latestQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['articles', 'latest'],
    queryFn: async () => (await loadLists()).latest(3, api),
    ...forEver,
  });
