/** So many hits in a window that starts with the first. */
export interface AddressLimit {
  hits: number;
  /** Milliseconds. */
  window: number;
}

/** Addresses that are remembered at once. */
const mostAddresses = 10_000;

/**
 * Counts hits per network address, in memory only: nothing of an address is kept beyond its window, and a hit costs no
 * write. Each process counts for itself.
 */
export function createAddressLimit({ hits, window }: AddressLimit, clock: () => number = Date.now) {
  const counted = new Map<string, { hits: number; until: number }>();

  function forgetOver(now: number): void {
    for (const [address, { until }] of counted) if (until <= now) counted.delete(address);
    if (counted.size >= mostAddresses) counted.clear();
  }

  return {
    /** @returns whole seconds to wait when it is too much, otherwise 0 */
    hit(address: string): number {
      const now = clock();
      const earlier = counted.get(address);
      if (!earlier || earlier.until <= now) {
        if (counted.size >= mostAddresses) forgetOver(now);
        counted.set(address, { hits: 1, until: now + window });
        return 0;
      }
      earlier.hits += 1;
      return earlier.hits > hits ? Math.max(1, Math.ceil((earlier.until - now) / 1000)) : 0;
    },
  };
}
