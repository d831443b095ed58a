import type { ClientBase, Pool } from 'pg';
import type { Person } from './team-tokens.ts';

/** A right of a staff member who is no admin on a part. */
export interface PartRightRow {
  part: string;
  memberId: string;
  since: Date;
  by: string;
}

/** Every right, by part and then the oldest first. */
export async function listRights(pool: Pool): Promise<PartRightRow[]> {
  const { rows } = await pool.query<PartRightRow>(
    `select part, member_id as "memberId", given_at as since, given_by as "by" from registry.part_rights
      order by part <> 'shell', part collate "C", given_at limit 500`,
  );
  return rows;
}

/** Gives a right; @returns false when she had it */
export async function giveRight(
  client: ClientBase,
  { part, memberId }: { part: string; memberId: string },
  by: Person,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into registry.part_rights (part, member_id, given_at, given_by, given_by_id) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [part, memberId, now, by.name, by.id],
  );
  return rowCount === 1;
}

/** Takes a right; @returns false when there was none */
export async function takeRight(client: ClientBase, part: string, memberId: string): Promise<boolean> {
  const { rowCount } = await client.query('delete from registry.part_rights where part = $1 and member_id = $2', [
    part,
    memberId,
  ]);
  return rowCount === 1;
}

/** The parts on which somebody may act although she is no admin. */
export async function partsOf(pool: Pool, memberId: string): Promise<string[]> {
  const { rows } = await pool.query<{ part: string }>(
    'select part from registry.part_rights where member_id = $1 order by part collate "C"',
    [memberId],
  );
  return rows.map(({ part }) => part);
}
