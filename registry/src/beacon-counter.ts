import type { Beacon } from '@femcoders/contracts/beacon';
import { type CacheMemory, createCacheMemory } from '@femcoders/contracts/cache-memory';
import type { RefusingPage } from '@femcoders/contracts/refusal';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { type BeaconCount, countsOf } from './beacon-counts.ts';
import { addCounts, readPages } from './beacon-store.ts';
import { countsOfRefusals } from './refusal-counts.ts';
import type { RefusalReport } from './refusal-reports.ts';
import type { RegistryLog } from './registry-log.ts';

/** Cells that wait to be written: what comes above that while the database is away is lost. */
const mostCells = 20_000;

export interface BeaconCounterPorts {
  pool: Pool;
  log: RegistryLog;
  clock?: () => Date;
  /** Between two writes, in milliseconds. */
  writeEvery?: number;
  memory?: CacheMemory;
  /** Takes each beacon whose page belongs to its owner's release, too: those of roll-outs are counted on their own. */
  countVisit?: (beacon: Beacon) => Promise<void>;
}

type Released = Pick<BeaconCount, 'name' | 'version'>;

const keyOf = ({ name, version }: Released) => `${name}@${version}`;

/** Counts what tabs and browsers tell, and writes it every few seconds. */
export interface BeaconCounter {
  /**
   * Counts a beacon, if its page belongs to its owner's release. Parts that were never released are left out.
   * @throws the database's error, when it cannot say which releases there are
   */
  add(beacon: Beacon): Promise<void>;
  /**
   * Counts what browsers refused on a page, for whose it is, if the page belongs to its owner's release.
   * @throws as `add`
   */
  addRefusals(page: RefusingPage, reports: readonly RefusalReport[]): Promise<void>;
  /** Writes what waits. When that fails it keeps waiting. */
  flush(): Promise<void>;
  /** Writes what waits and ends the timer. The pool is its owner's. */
  close(): Promise<void>;
}

/**
 * The counts of the last seconds are in memory only, so that a page view costs no write: a process that is killed
 * loses them.
 */
export function createBeaconCounter({
  pool,
  log,
  clock = () => new Date(),
  writeEvery = 5_000,
  memory = createCacheMemory(),
  countVisit = async () => {},
}: BeaconCounterPorts): BeaconCounter {
  const pagesOf = memory.cache(
    'released-pages',
    (maxSize) =>
      new LRUCache<string, ReadonlySet<string>>({ maxSize, sizeCalculation: (pages) => 100 * (pages.size + 1) }),
  );
  let waiting = new Map<string, BeaconCount>();
  let failing = false;
  const timer = setInterval(() => void flush(), writeEvery);
  timer.unref();

  /** Learns the pages of releases that it does not know, in one statement however many they are. */
  async function learn(releases: readonly Released[]): Promise<void> {
    const unknown = new Map(releases.filter((one) => !pagesOf.has(keyOf(one))).map((one) => [keyOf(one), one]));
    if (unknown.size === 0) return;
    for (const one of await readPages(pool, [...unknown.values()])) pagesOf.set(keyOf(one), new Set(one.pages));
  }

  /** @returns whether the page belongs to its owner's release */
  async function count(
    { page, owner }: Pick<RefusingPage, 'page' | 'owner'>,
    counts: readonly BeaconCount[],
  ): Promise<boolean> {
    await learn([owner]);
    if (!pagesOf.get(keyOf(owner))?.has(page)) return false;
    await learn(counts);
    wait(counts.filter((one) => pagesOf.has(keyOf(one))));
    return true;
  }

  function wait(counts: Iterable<BeaconCount>): void {
    for (const count of counts) {
      const { name, version, page, metric, bucket } = count;
      const cell = [name, version, page, metric, bucket].join(' ');
      const earlier = waiting.get(cell);
      if (earlier) earlier.count += count.count;
      else if (waiting.size < mostCells) waiting.set(cell, { ...count });
    }
  }

  async function flush(): Promise<void> {
    const written = waiting;
    waiting = new Map();
    try {
      await addCounts(pool, [...written.values()], clock());
      failing = false;
    } catch (error) {
      wait(written.values());
      if (!failing) log.warn({ err: error }, 'beacons not written, they wait');
      failing = true;
    }
  }

  return {
    async add(beacon) {
      if (await count(beacon, countsOf(beacon))) await countVisit(beacon);
    },
    async addRefusals(page, reports) {
      await count(page, countsOfRefusals(page, reports));
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
