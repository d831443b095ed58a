import type { ArmFigures } from '@femcoders/contracts/rollouts';
import type { ClientBase, Pool } from 'pg';
import { percentile } from '../beacon-buckets.ts';
import { clsScale } from '../beacon-counts.ts';
import { type ArmCounts, addBatch, type Evidence, evidenceSchema, isFull, noEvidence } from './evidence.ts';
import type { Arm, Cell, RolloutMetric } from './rollout-counter.ts';
import type { RolloutRow } from './rollout-store.ts';

/** Batches that one look weighs: the rest waits for the next one. */
const mostBatches = 200;

type PendingRow = Omit<Cell, 'rollout'>;

/** Returns the stored evidence of a roll-out. If an older release of this code wrote it in another form, the evidence is empty. */
export function evidenceOf({ evidence }: Pick<RolloutRow, 'evidence'>): Evidence {
  const read = evidenceSchema.safeParse(evidence);
  return read.success ? read.data : noEvidence;
}

/**
 * Weighs what was counted since the last look, page by page and hour by hour, and notes that it was. What has too few visits yet waits, until
 * its hour is over. Inside the transaction that decides.
 * @returns what is known now, and the visits of the candidate among what was weighed for which there are as many of the stable version
 */
export async function evaluateVisits(
  client: ClientBase,
  rollout: RolloutRow,
  now: Date,
): Promise<{ evidence: Evidence; visits: number }> {
  const { rows } = await client.query<PendingRow>(
    `select arm, page, hour, metric, bucket, (count - judged)::float8 as count from registry.rollout_counts
      where rollout = $1 and judged < count order by hour, page`,
    [rollout.id],
  );
  const strata = Map.groupBy(rows, ({ page, hour }) => `${hour.getTime()} ${page}`);
  let evidence = evidenceOf(rollout);
  let visits = 0;
  const weighed: { page: string; hour: Date }[] = [];
  for (const stratum of strata.values()) {
    const [first] = stratum;
    if (!first || weighed.length === mostBatches) break;
    const { page, hour } = first;
    const batch = { page, candidate: countsOf(stratum, 'candidate'), stable: countsOf(stratum, 'stable') };
    const isOver = hour.getTime() + 3_600_000 <= now.getTime();
    if (!isOver && !isFull(batch)) continue;
    evidence = addBatch(evidence, batch);
    // Others are compared with nothing: a page that only the candidate has, or a share that leaves nobody to the stable version.
    visits += Math.min(batch.candidate.visits, batch.stable.visits);
    weighed.push({ page, hour });
  }
  if (weighed.length > 0) await noteWeighed(client, rollout.id, weighed, { evidence, visits });
  return { evidence, visits };
}

function countsOf(rows: readonly PendingRow[], arm: Arm): ArmCounts {
  const of = (metric: RolloutMetric) =>
    rows.filter((row) => row.arm === arm && row.metric === metric).map(({ bucket, count }) => ({ bucket, count }));
  const sum = (metric: RolloutMetric) => of(metric).reduce((total, { count }) => total + count, 0);
  return { visits: sum('visits'), troubled: sum('troubled'), lcp: of('lcp'), inp: of('inp'), cls: of('cls') };
}

async function noteWeighed(
  client: ClientBase,
  id: number,
  weighed: readonly { page: string; hour: Date }[],
  { evidence, visits }: { evidence: Evidence; visits: number },
): Promise<void> {
  await client.query(
    `update registry.rollout_counts set judged = count
      where rollout = $1 and judged < count
        and (page, hour) in (select * from unnest($2::text[], $3::timestamptz[]))`,
    [id, weighed.map(({ page }) => page), weighed.map(({ hour }) => hour.toISOString())],
  );
  await client.query('update registry.rollouts set evidence = $2, step_visits = step_visits + $3 where id = $1', [
    id,
    JSON.stringify(evidence),
    visits,
  ]);
}

type CountRow = Omit<Cell, 'page' | 'hour'>;

/** Fewer visits than these say nothing of a percentile. */
const fewestSamples = 5;

/** The figures of both arms of roll-outs, of all that was counted of them. */
export async function readFigures(
  pool: Pool,
  ids: readonly number[],
): Promise<(id: number) => Record<Arm, ArmFigures>> {
  const { rows } = await pool.query<CountRow>(
    `select rollout, arm, metric, bucket, sum(count)::float8 as count from registry.rollout_counts
      where rollout = any($1::integer[]) group by 1, 2, 3, 4`,
    [ids],
  );
  const figuresOf = (id: number, arm: Arm): ArmFigures => {
    const of = (metric: RolloutMetric) =>
      rows.filter((row) => row.rollout === id && row.arm === arm && row.metric === metric);
    const sum = (metric: RolloutMetric) => of(metric).reduce((total, { count }) => total + count, 0);
    const p75 = (metric: RolloutMetric) => (sum(metric) < fewestSamples ? null : percentile(of(metric), 0.75));
    const cls = p75('cls');
    return {
      visits: sum('visits'),
      troubled: sum('troubled'),
      lcp: p75('lcp'),
      inp: p75('inp'),
      cls: cls === null ? null : cls / clsScale,
    };
  };
  return (id) => ({ candidate: figuresOf(id, 'candidate'), stable: figuresOf(id, 'stable') });
}
