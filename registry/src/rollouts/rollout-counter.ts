import type { Beacon } from '@femcoders/contracts/beacon';
import type { CacheMemory } from '@femcoders/contracts/cache-memory';
import type { RegistryDocument, SharedRelease } from '@femcoders/contracts/registry';
import { isInShare } from '@femcoders/contracts/rollout-bucket';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { bucketOf } from '../beacon-buckets.ts';
import { clsScale } from '../beacon-counts.ts';
import type { RegistryLog } from '../registry-log.ts';

export type Arm = 'candidate' | 'stable';
export type RolloutMetric = 'visits' | 'troubled' | 'lcp' | 'inp' | 'cls';

/** One cell of what is counted of a roll-out. */
export interface Cell {
  rollout: number;
  arm: Arm;
  page: string;
  hour: Date;
  metric: RolloutMetric;
  bucket: number;
  count: number;
}

/** Cells that wait to be written: what comes above that while the database is away is lost. */
const mostCells = 20_000;
const hourMs = 3_600_000;

export interface RolloutCounterPorts {
  pool: Pool;
  log: RegistryLog;
  /** Returns the live document, with the gradual roll-outs. */
  document: () => Promise<RegistryDocument>;
  clock?: () => Date;
  /** Between two writes, in milliseconds. */
  writeEvery?: number;
  memory: CacheMemory;
}

/** Counts visits that a number was drawn for, for the roll-outs of the moment. */
export interface RolloutCounter {
  /** Counts a visit of a page that its owner has, if its versions are what its number gets. */
  add(beacon: Beacon): Promise<void>;
  /** Writes what waits. When that fails it keeps waiting. */
  flush(): Promise<void>;
  /** Writes what waits and ends the timer. The pool is its owner's. */
  close(): Promise<void>;
}

/**
 * A number counts once on a page in an hour, and no more in that hour once it had trouble: visits of one person fail together, and the test takes
 * them for independent (docs/decisions 0099). A visit that came
 * in other versions than its number gets now, because the share has changed meanwhile, counts for neither.
 */
export function createRolloutCounter({
  pool,
  log,
  document,
  clock = () => new Date(),
  writeEvery = 2_000,
  memory,
}: RolloutCounterPorts): RolloutCounter {
  const seen = memory.cache(
    'rollout-visits',
    (maxSize) => new LRUCache<string, true>({ maxSize, sizeCalculation: () => 150, ttl: hourMs }),
  );
  let waiting = new Map<string, Cell>();
  let failing = false;
  const timer = setInterval(() => void flush(), writeEvery);
  timer.unref();

  function wait(cells: Iterable<Cell>): void {
    for (const cell of cells) {
      const key = [cell.rollout, cell.arm, cell.page, cell.hour.getTime(), cell.metric, cell.bucket].join(' ');
      const earlier = waiting.get(key);
      if (earlier) earlier.count += cell.count;
      else if (waiting.size < mostCells) waiting.set(key, { ...cell });
    }
  }

  async function flush(): Promise<void> {
    const written = waiting;
    waiting = new Map();
    try {
      await addCells(pool, [...written.values()]);
      failing = false;
    } catch (error) {
      wait(written.values());
      if (!failing) log.warn({ err: error }, 'visits of roll-outs not written, they wait');
      failing = true;
    }
  }

  return {
    async add(beacon) {
      const { drawn } = beacon;
      if (!drawn) return;
      const { rollouts = [], shell, remotes } = await document();
      const hour = new Date(Math.floor(clock().getTime() / hourMs) * hourMs);
      for (const rollout of rollouts) {
        const { name } = rollout.release;
        const stable = [shell, ...remotes].find((release) => release.name === name)?.version;
        const arm = armOf(beacon, drawn.number, rollout, stable);
        if (!arm) continue;
        const visitor = `${rollout.id} ${drawn.number} ${hour.getTime()}`;
        const visit = `${visitor} ${beacon.page}`;
        if (seen.has(visit) || seen.has(visitor)) continue;
        seen.set(visit, true);
        const version = arm === 'candidate' ? rollout.release.version : (stable ?? '');
        const at = { rollout: rollout.id, arm, page: beacon.page, hour };
        const measures = measuresOf(beacon, { name, version });
        if (measures.some(({ metric }) => metric === 'troubled')) seen.set(visitor, true);
        wait(measures.map((measure) => ({ ...at, ...measure, count: 1 })));
      }
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

/** The arm that a visit belongs to; null for neither, because the part took no part or came in another version than its number gets. */
function armOf(
  beacon: Beacon,
  number: number,
  { id, share, release }: SharedRelease,
  stable: string | undefined,
): Arm | null {
  const isDrawn = isInShare(number, { name: release.name, id }, share);
  const version = isDrawn ? release.version : stable;
  const { owner, shell, loads, errors, drawn } = beacon;
  const parts = [owner, shell, ...loads, ...errors, ...(drawn?.troubled ?? [])];
  if (!parts.some((part) => part.name === release.name && part.version === version)) return null;
  return isDrawn ? 'candidate' : 'stable';
}

type Measure = Pick<Cell, 'metric' | 'bucket'>;

/** Returns the measures of a visit for a part. The vitals of a page are those of its owner, and of the shell that composed it. */
function measuresOf(
  { owner, shell, vitals = {}, errors, drawn }: Beacon,
  part: { name: string; version: string },
): Measure[] {
  const isIt = (one: { name: string; version: string }) => one.name === part.name && one.version === part.version;
  const measures: Measure[] = [{ metric: 'visits', bucket: 0 }];
  if ([...errors, ...(drawn?.troubled ?? [])].some(isIt)) measures.push({ metric: 'troubled', bucket: 0 });
  if (!isIt(owner) && !isIt(shell)) return measures;
  const { lcp, inp, cls } = vitals;
  if (lcp !== undefined) measures.push({ metric: 'lcp', bucket: bucketOf(lcp) });
  if (inp !== undefined) measures.push({ metric: 'inp', bucket: bucketOf(inp) });
  if (cls !== undefined) measures.push({ metric: 'cls', bucket: bucketOf(cls * clsScale) });
  return measures;
}

async function addCells(pool: Pool, cells: readonly Cell[]): Promise<void> {
  if (cells.length === 0) return;
  const column = <Key extends keyof Cell>(key: Key) => cells.map((cell) => cell[key]);
  await pool.query(
    // In one order, so that two processes never wait for each other's rows.
    `insert into registry.rollout_counts (rollout, arm, page, hour, metric, bucket, count)
     select added.* from unnest($1::integer[], $2::text[], $3::text[], $4::timestamptz[], $5::text[], $6::smallint[], $7::bigint[])
            as added (rollout, arm, page, hour, metric, bucket, count)
       join registry.rollouts r on r.id = added.rollout
      order by 1, 3, 4, 2, 5, 6
     on conflict (rollout, page, hour, arm, metric, bucket) do update set count = rollout_counts.count + excluded.count`,
    [
      column('rollout'),
      column('arm'),
      column('page'),
      column('hour').map((hour) => hour.toISOString()),
      column('metric'),
      column('bucket'),
      column('count'),
    ],
  );
}

/** Removes the counts of hours that are older than 30 days. */
export async function purgeRolloutCounts(pool: Pool, now: Date): Promise<void> {
  await pool.query(`delete from registry.rollout_counts where hour < $1::timestamptz - interval '30 days'`, [
    now.toISOString(),
  ]);
}
