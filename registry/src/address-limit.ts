import type { CacheMemory, CacheName } from '@femcoders/contracts/cache-memory';
import { networksOf } from '@femcoders/contracts/network';
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

/** Bytes of a network's name with its count. */
const countBytes = 200;

/**
 * Counts hits per network, in memory only: nothing of an address is kept beyond its window, and a hit costs no write. Each process
 * counts for itself. An IPv6 /64 is one network, and the wider ones around it have several times as much, as for the API's limits.
 */
export function createAddressLimit({ hits, window }: AddressLimit, { name, memory }: CountedAddresses) {
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

  function count(network: string, most: number): number {
    const now = Date.now();
    const earlier = counted.get(network);
    if (!earlier || earlier.until <= now) {
      counted.set(network, { hits: 1, until: now + window });
      return 0;
    }
    earlier.hits += 1;
    return earlier.hits > most ? Math.max(1, Math.ceil((earlier.until - now) / 1000)) : 0;
  }

  return {
    /** @returns whole seconds to wait when it is too much, otherwise 0 */
    hit(address: string): number {
      for (const { name, times } of networksOf(address)) {
        const wait = count(name, hits * times);
        // What is too much for a home is not counted against its neighbours.
        if (wait > 0) return wait;
      }
      return 0;
    },
  };
}
