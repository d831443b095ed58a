import type { Switcher } from '@femcoders/contracts/release-acts';
import type { Freeze } from '@femcoders/contracts/rollouts';
import type { ClientBase, Pool } from 'pg';

interface FreezeRow {
  id: number;
  name: string | null;
  reason: string;
  since: Date;
  until: Date;
  by: string;
}

/** The freeze that holds for a name, the one that ends last; null when none does. */
export async function readFreeze(client: ClientBase | Pool, name: string, now: Date): Promise<FreezeRow | null> {
  const { rows } = await client.query<FreezeRow>(
    `select id, name, reason, since, until, made_by as by from registry.freezes
      where (name is null or name = $1) and ended_at is null and until > $2 order by until desc limit 1`,
    [name, now],
  );
  return rows[0] ?? null;
}

/** Those that hold now, the one that ends first at the top. */
export async function listFreezes(pool: Pool, now: Date): Promise<Freeze[]> {
  const { rows } = await pool.query<FreezeRow>(
    `select id, name, reason, since, until, made_by as by from registry.freezes where ended_at is null and until > $1 order by until limit 200`,
    [now],
  );
  return rows.map(freezeOf);
}

export async function startFreeze(
  client: ClientBase,
  { name, reason, until }: { name: string | null; reason: string; until: Date },
  by: Switcher,
  now: Date,
): Promise<Freeze> {
  const { rows } = await client.query<FreezeRow>(
    `insert into registry.freezes (name, reason, since, until, made_by, made_by_id) values ($1, $2, $3, $4, $5, $6)
     returning id, name, reason, since, until, made_by as by`,
    [name, reason, now, until, by.name, by.request?.memberId ?? null],
  );
  if (!rows[0]) throw new Error('The freeze was not stored.');
  return freezeOf(rows[0]);
}

/** @returns the freeze that held until now; null when there is none of that number */
export async function endFreeze(client: ClientBase, id: number, now: Date): Promise<Freeze | null> {
  const { rows } = await client.query<FreezeRow>(
    `update registry.freezes set ended_at = $2 where id = $1 and ended_at is null and until > $2 returning id, name, reason, since, until, made_by as by`,
    [id, now],
  );
  return rows[0] ? freezeOf(rows[0]) : null;
}

const freezeOf = ({ since, until, ...row }: FreezeRow): Freeze => ({
  ...row,
  since: since.toISOString(),
  until: until.toISOString(),
});
