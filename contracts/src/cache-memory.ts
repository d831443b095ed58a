/**
 * The caches of a process, and the hundredths of the memory for all of them that each may hold. Made-up addresses that
 * fill one push nothing out of another.
 */
const shares = {
  pages: 39,
  'pages-with-query': 10,
  'cdn-sources': 1,
  styles: 6,
  releases: 6,
  'list-comments': 5,
  'list-events': 5,
  'list-people': 3,
  'list-figures': 2,
  'list-mentors': 3,
  'list-jobs': 5,
  'list-talks': 3,
  'list-hub': 3,
  'list-news': 1,
  calendar: 1,
  'list-stats': 1,
  'list-admin-figures': 1,
  'beacon-addresses': 1,
  'refusal-addresses': 1,
  'released-pages': 1,
  'rollout-visits': 1,
  mailbox: 1,
} as const;
export type CacheName = keyof typeof shares;

export const defaultCacheBytes = 128_000_000;

/** The figures of a cache, as an `LRUCache` of `lru-cache` does. */
export interface MeasuredCache {
  /** Things that are kept. */
  readonly size: number;
  /** Bytes that they are counted as, and the most of them. */
  readonly calculatedSize: number;
  readonly maxSize: number;
}

export interface CacheMemory {
  /**
   * Makes the cache of a name.
   * @param create gets the most bytes that it may hold
   */
  cache<C extends MeasuredCache>(name: CacheName, create: (maxSize: number) => C): C;
  /** The bytes that the caches hold, and their common limit, as lines for Prometheus. */
  figures(): string[];
}

/** @param bytes that all caches of a process may hold together */
export function createCacheMemory(bytes: number = defaultCacheBytes): CacheMemory {
  const caches = new Map<CacheName, MeasuredCache>();
  const lines = (metric: string, help: string, read: (cache: MeasuredCache) => number) => [
    `# HELP ${metric} ${help}`,
    `# TYPE ${metric} gauge`,
    ...[...caches].map(([name, cache]) => `${metric}{cache="${name}"} ${read(cache)}`),
  ];
  return {
    cache(name, create) {
      const cache = create(Math.floor((bytes * shares[name]) / 100));
      caches.set(name, cache);
      return cache;
    },
    figures: () => [
      ...lines('cache_bytes', 'Memory that a cache holds.', ({ calculatedSize }) => calculatedSize),
      ...lines('cache_max_bytes', 'Most memory that a cache may hold.', ({ maxSize }) => maxSize),
      ...lines('cache_entries', 'Things that a cache holds.', ({ size }) => size),
      '# HELP cache_budget_bytes Most memory that all caches of this process may hold together.',
      '# TYPE cache_budget_bytes gauge',
      `cache_budget_bytes ${bytes}`,
    ],
  };
}
