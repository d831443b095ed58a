import type { Release } from '@femcoders/contracts/registry';
import type { ClientBase, Pool } from 'pg';

/** Whether a candidate was tried before it went live. */
export type Tried = 'passed' | 'skipped';

/** Notes what the team of a release says of its tests. What has passed once stays so: a version is the hash of its sources. */
export async function noteTests(client: ClientBase | Pool, { name, version, checks }: Release): Promise<void> {
  if (checks) await note(client, name, version, { tests: checks.tests, tried: null });
}

/** Notes whether a release that goes live was tried. What has passed once stays so. */
export function noteTried(client: ClientBase, name: string, version: string, tried: Tried): Promise<void> {
  return note(client, name, version, { tests: null, tried });
}

async function note(
  client: ClientBase | Pool,
  name: string,
  version: string,
  { tests, tried }: { tests: 'passed' | 'skipped' | null; tried: Tried | null },
): Promise<void> {
  await client.query(
    `insert into registry.checks as known (name, version, tests, tried) values ($1, $2, $3, $4)
     on conflict (name, version) do update set
       tests = case when known.tests = 'passed' then known.tests else coalesce(excluded.tests, known.tests) end,
       tried = case when known.tried = 'passed' then known.tried else coalesce(excluded.tried, known.tried) end`,
    [name, version, tests, tried],
  );
}
