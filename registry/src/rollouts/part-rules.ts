import type { Switcher } from '@femcoders/contracts/release-acts';
import type { PartRule } from '@femcoders/contracts/rollouts';
import type { ClientBase, Pool } from 'pg';

/** How many others have to approve what goes live of a name. */
export async function neededApprovals(client: ClientBase | Pool, name: string): Promise<number> {
  const { rows } = await client.query<{ approvals: number }>(
    'select approvals from registry.part_rules where name = $1',
    [name],
  );
  return rows[0]?.approvals ?? 0;
}

export async function listPartRules(pool: Pool): Promise<PartRule[]> {
  const { rows } = await pool.query<PartRule>(
    'select name, approvals from registry.part_rules where approvals > 0 order by name collate "C"',
  );
  return rows;
}

export async function setPartRule(client: ClientBase, name: string, approvals: number): Promise<void> {
  await client.query(
    `insert into registry.part_rules (name, approvals) values ($1, $2)
     on conflict (name) do update set approvals = excluded.approvals`,
    [name, approvals],
  );
}

export async function countApprovals(client: ClientBase | Pool, name: string, version: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::integer as count from registry.approvals where name = $1 and version = $2',
    [name, version],
  );
  return rows[0]?.count ?? 0;
}

/** Notes that somebody agrees with a version: once, however often she says so. */
export async function approve(
  client: ClientBase,
  { name, version }: { name: string; version: string },
  by: Switcher,
  now: Date,
): Promise<void> {
  await client.query(
    `insert into registry.approvals (name, version, approved_at, approved_by, approved_by_id)
     select $1, $2, $3, $4, $5 where not exists (
       select from registry.approvals where name = $1 and version = $2 and approved_by = $4 and approved_by_id is not distinct from $5)`,
    [name, version, now, by.name, by.request?.memberId ?? null],
  );
}

/** Takes back what somebody agreed with. */
export async function takeBackApproval(
  client: ClientBase,
  { name, version }: { name: string; version: string },
  by: Switcher,
): Promise<void> {
  await client.query(
    `delete from registry.approvals
      where name = $1 and version = $2 and (approved_by_id = $4::text or approved_by_id is null and $4::text is null and approved_by = $3)`,
    [name, version, by.name, by.request?.memberId ?? null],
  );
}
