import type { CacheMemory, CacheName } from '@femcoders/contracts/cache-memory';
import { LRUCache } from 'lru-cache';

/** So many hits in a window that starts with the first. */
export interface AddressLimit {
  hits: number;
  /** Milliseconds. */
  window: number;
}

/** Where what is counted is kept: those that were heard of longest ago make room. */
export interface CountedAddresses {
  name: Extract<CacheName, `${string}-addresses`>;
  memory: CacheMemory;
}

/** Bytes of an address with its count. */
const countBytes = 200;

/**
 * Counts hits per network address, in memory only: nothing of an address is kept beyond its window, and a hit costs no
 * write. Each process counts for itself.
 */
export function createAddressLimit(
  { hits, window }: AddressLimit,
  { name, memory }: CountedAddresses,
  clock: () => number = Date.now,
) {
  const counted = memory.cache(
    name,
    (maxSize) =>
      new LRUCache<string, { hits: number; until: number }>({
        maxSize,
        sizeCalculation: () => countBytes,
        ttl: window,
        ttlAutopurge: true,
      }),
  );

  return {
    /** @returns whole seconds to wait when it is too much, otherwise 0 */
    hit(address: string): number {
      const now = clock();
      const earlier = counted.get(address);
      if (!earlier || earlier.until <= now) {
        counted.set(address, { hits: 1, until: now + window });
        return 0;
      }
      earlier.hits += 1;
      return earlier.hits > hits ? Math.max(1, Math.ceil((earlier.until - now) / 1000)) : 0;
    },
  };
}
