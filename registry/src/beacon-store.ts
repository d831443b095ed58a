import type { Pool } from 'pg';
import type { BeaconCount } from './beacon-counts.ts';

/** How long counts are kept, in days. */
export const keptDays = 30;

/** The day of the community's clock, as its other figures count days. */
const dayOf = (now: string) => `(${now}::timestamptz at time zone 'Europe/Madrid')::date`;

/** Adds counts to the day of `now`. */
export async function addCounts(pool: Pool, counts: readonly BeaconCount[], now: Date): Promise<void> {
  if (counts.length === 0) return;
  const column = <Key extends keyof BeaconCount>(key: Key) => counts.map((count) => count[key]);
  await pool.query(
    // In one order, so that two processes never wait for each other's rows.
    `insert into registry.beacons (day, name, version, page, metric, bucket, count)
     select ${dayOf('$1')}, * from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::smallint[], $7::bigint[]) added
      order by 2, 3, 4, 5, 6
     on conflict (name, version, day, page, metric, bucket) do update set count = beacons.count + excluded.count`,
    [
      now.toISOString(),
      column('name'),
      column('version'),
      column('page'),
      column('metric'),
      column('bucket'),
      column('count'),
    ],
  );
}

/** The page patterns of those releases that there are, in one statement. */
export async function readPages(
  pool: Pool,
  releases: readonly { name: string; version: string }[],
): Promise<{ name: string; version: string; pages: string[] }[]> {
  const { rows } = await pool.query<{ name: string; version: string; pages: string[] }>(
    `select name, version, array(select route->>'path' from jsonb_array_elements(document->'routes') route) as pages
       from registry.releases join unnest($1::text[], $2::text[]) as asked (name, version) using (name, version)`,
    [releases.map(({ name }) => name), releases.map(({ version }) => version)],
  );
  return rows;
}

/** Removes the counts of days that are more than `keptDays` ago. */
export async function purgeBeacons(pool: Pool, now: Date): Promise<void> {
  await pool.query(`delete from registry.beacons where day < ${dayOf('$1')} - $2::integer`, [
    now.toISOString(),
    keptDays,
  ]);
}
