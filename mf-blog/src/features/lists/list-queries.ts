import { type ApiClient, queryOptions } from '@femcoders/platform';
import type { AskedFilters } from './list-filters.ts';

const bring = () => import(/* webpackChunkName: "article-index" */ './all-lists.ts');
const forEver = { staleTime: Number.POSITIVE_INFINITY };

export const blogListKey = (asked: AskedFilters) => ['articles', asked] as const;

export function blogListQuery(asked: AskedFilters, api: ApiClient) {
  return queryOptions({
    queryKey: blogListKey(asked),
    queryFn: async () => (await bring()).blogList(asked, api),
    ...forEver,
  });
}

export const libraryQuery = queryOptions({
  queryKey: ['articles', 'library'],
  queryFn: async () => (await bring()).library(),
  ...forEver,
});

export const newsKey = ['articles', 'news'] as const;

export const newsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: newsKey, queryFn: async () => (await bring()).news(api), ...forEver });

export const latestQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['articles', 'latest'], queryFn: async () => (await bring()).latest(3, api), ...forEver });
