import { queryOptions } from '@femcoders/platform';
import type { AskedFilters } from './list-filters.ts';

const bring = () => import(/* webpackChunkName: "article-index" */ './all-lists.ts');
const forEver = { staleTime: Number.POSITIVE_INFINITY };

export function blogListQuery(asked: AskedFilters) {
  return queryOptions({
    queryKey: ['articles', asked],
    queryFn: async () => (await bring()).blogList(asked),
    ...forEver,
  });
}

export const libraryQuery = queryOptions({
  queryKey: ['articles', 'library'],
  queryFn: async () => (await bring()).library(),
  ...forEver,
});

export const newsQuery = queryOptions({
  queryKey: ['articles', 'news'],
  queryFn: async () => (await bring()).news(),
  ...forEver,
});

export const latestQuery = queryOptions({
  queryKey: ['articles', 'latest'],
  queryFn: async () => (await bring()).latest(3),
  ...forEver,
});
