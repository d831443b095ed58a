import {
  fewestViews,
  type Measurement,
  type MeasurementQuery,
  type Percentile,
  type Refusal,
} from '@femcoders/contracts/measurements';
import { refusedDirectives } from '@femcoders/contracts/refusal-names';
import type { Pool } from 'pg';
import { percentile } from './beacon-buckets.ts';
import { type BeaconMetric, clsScale } from './beacon-counts.ts';

interface Cell {
  metric: BeaconMetric;
  bucket: number;
  count: number;
}

interface MeasuredRow {
  name: string;
  version: string;
  page: string | null;
  cells: Cell[];
  total: number;
}

/**
 * One page of what tabs reported, the newest release of each part first, and how much there is on all pages. The days are
 * those of the community's clock.
 */
export async function listMeasurements(
  pool: Pool,
  { days, name, version, by, page, limit }: MeasurementQuery,
  now: Date,
): Promise<{ entries: Measurement[]; total: number }> {
  const answer = await pool.query<MeasuredRow>(
    `with cells as (
       select name, version, case when $4 then page end as page, metric, bucket, sum(count)::float8 as count
         from registry.beacons
        where day > ($1::timestamptz at time zone 'Europe/Madrid')::date - $2::integer
          and ($5::text is null or version = $5)
          and case when $3::text is not null then name = $3
                   else (name, version) in (
                     select l.name, shown.version
                       from registry.live l
                       join registry.history present on present.id = l.switch_id
                       left join registry.history earlier on earlier.id = present.goes_back_to
                      cross join lateral (values (l.version), (earlier.after)) shown (version))
              end
        group by 1, 2, 3, 4, 5)
     select name, version, page, jsonb_agg(jsonb_build_object('metric', metric, 'bucket', bucket, 'count', count)) as cells,
            count(*) over ()::integer as total
       from cells join registry.releases r using (name, version)
      group by name, version, page, r.released_at
      order by name <> 'shell', name collate "C", r.released_at desc, version, page collate "C"
      limit $6 offset $7`,
    [now.toISOString(), days, name ?? null, by === 'page', version ?? null, limit, (page - 1) * limit],
  );
  return { entries: answer.rows.map(measurementOf), total: answer.rows[0]?.total ?? 0 };
}

function measurementOf({ name, version, page, cells }: MeasuredRow): Measurement {
  const counted = (metric: BeaconMetric) => cells.find((cell) => cell.metric === metric)?.count ?? 0;
  const [views, errors] = [counted('views'), counted('errors')];
  return {
    name,
    version,
    page,
    views,
    errors,
    errorsPerThousand: views < fewestViews ? null : (errors / views) * 1000,
    lcp: percentileOf(cells, 'lcp'),
    inp: percentileOf(cells, 'inp'),
    cls: percentileOf(cells, 'cls', clsScale),
    ttfb: percentileOf(cells, 'ttfb'),
    load: percentileOf(cells, 'load'),
    refusals: refusalsOf(cells),
  };
}

/** The most frequent first. */
function refusalsOf(cells: readonly Cell[]): Refusal[] {
  return cells
    .filter(({ metric }) => metric === 'refusals')
    .map(({ bucket, count }) => ({ directive: refusedDirectives[bucket] ?? 'other', count }))
    .toSorted((one, other) => other.count - one.count || one.directive.localeCompare(other.directive));
}

function percentileOf(cells: readonly Cell[], metric: BeaconMetric, scale = 1): Percentile {
  const counts = cells.filter((cell) => cell.metric === metric);
  const samples = counts.reduce((sum, { count }) => sum + count, 0);
  const p75 = samples < fewestViews ? null : percentile(counts, 0.75);
  return { p75: p75 === null ? null : p75 / scale, samples };
}
