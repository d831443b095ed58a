import type { Switcher } from '@femcoders/contracts/release-acts';
import type { RolloutState } from '@femcoders/contracts/rollouts';
import type { ClientBase, Pool } from 'pg';

/** The author of automatic steps. */
export const theSite: Switcher = { name: 'el sitio', request: null };

/** A row of `registry.rollouts`. */
export interface RolloutRow {
  id: number;
  name: string;
  version: string;
  stable: string;
  state: RolloutState;
  /** In percent. */
  share: number;
  steps: number[];
  holdMinutes: number;
  leastVisits: number;
  startsAt: Date | null;
  /** Since when the share is what it is. */
  stepSince: Date | null;
  /** Visits of the candidate since then for which there are as many of the stable version. */
  stepVisits: number;
  evidence: unknown;
  createdAt: Date;
  createdBy: string;
  createdById: string | null;
}

/** Its columns; a bigint would come as a text. */
const columns = `id, name, version, stable, state, share, steps, evidence, hold_minutes as "holdMinutes",
  least_visits as "leastVisits", starts_at as "startsAt", step_since as "stepSince", step_visits::float8 as "stepVisits",
  created_at as "createdAt", created_by as "createdBy", created_by_id as "createdById"`;

/** States in which a roll-out goes on: of each name there is one at most. */
export const underWay: readonly RolloutState[] = ['waiting', 'planned', 'running', 'paused'];

/** The latest roll-out of a name, the one that goes on before all others; null when there never was one. */
export async function readLatest(client: ClientBase | Pool, name: string): Promise<RolloutRow | null> {
  const { rows } = await client.query<RolloutRow>(
    `select ${columns} from registry.rollouts where name = $1 order by state = any($2::text[]) desc, id desc limit 1`,
    [name, underWay],
  );
  return rows[0] ?? null;
}

export async function readRollout(client: ClientBase, id: number): Promise<RolloutRow | null> {
  const { rows } = await client.query<RolloutRow>(`select ${columns} from registry.rollouts where id = $1`, [id]);
  return rows[0] ?? null;
}

/** Those that go on, then the latest others; of one name or of all. */
export async function listRows(pool: Pool, name: string | undefined, limit: number): Promise<RolloutRow[]> {
  const { rows } = await pool.query<RolloutRow>(
    `select ${columns} from registry.rollouts where $1::text is null or name = $1
      order by state = any($2::text[]) desc, id desc limit $3`,
    [name ?? null, underWay, limit],
  );
  return rows;
}

export interface NewRow
  extends Pick<
    RolloutRow,
    'name' | 'version' | 'stable' | 'state' | 'share' | 'steps' | 'holdMinutes' | 'leastVisits' | 'startsAt'
  > {
  by: Switcher;
  now: Date;
}

/** Stores a roll-out and its first line. @returns its number */
export async function insertRollout(client: ClientBase, row: NewRow): Promise<number> {
  const { name, version, stable, state, share, steps, holdMinutes, leastVisits, startsAt, by, now } = row;
  const { rows } = await client.query<{ id: number }>(
    `insert into registry.rollouts
       (name, version, stable, state, share, steps, hold_minutes, least_visits, starts_at, step_since, created_at, created_by, created_by_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $4 = 'running' then $10::timestamptz end, $10, $11, $12) returning id`,
    [
      name,
      version,
      stable,
      state,
      share,
      steps,
      holdMinutes,
      leastVisits,
      startsAt,
      now,
      by.name,
      by.request?.memberId ?? null,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`The roll-out of ${name} was not stored.`);
  await addLine(client, { id, share, state, reason: null, by, now });
  return id;
}

export interface RolloutMove {
  id: number;
  share: number;
  state: RolloutState;
  /** Why, as a Spanish sentence; null where somebody just asked for it. */
  reason: string | null;
  by: Switcher;
  now: Date;
  /** Forgets what was concluded so far. */
  afresh?: boolean;
}

/** Gives a roll-out another share or state, with a line that says why. Another share begins a step. */
export async function moveRollout(client: ClientBase, move: RolloutMove): Promise<void> {
  const { id, share, state, now, afresh = false } = move;
  await client.query(
    `update registry.rollouts set share = $2, state = $3,
            step_since = case when share <> $2 or state = 'stopped' or $5 then $4 else step_since end,
            step_visits = case when share <> $2 or $5 then 0 else step_visits end,
            evidence = case when $5 then null else evidence end
      where id = $1`,
    [id, share, state, now, afresh],
  );
  await addLine(client, move);
}

async function addLine(client: ClientBase, { id, share, state, reason, by, now }: RolloutMove): Promise<void> {
  await client.query(
    `insert into registry.rollout_changes (rollout, changed_at, share, state, reason, changed_by, changed_by_id)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, now, share, state, reason, by.name, by.request?.memberId ?? null],
  );
}

/** A line of a roll-out's history. */
export interface ChangeRow {
  rollout: number;
  at: Date;
  share: number;
  state: RolloutState;
  by: string;
  reason: string | null;
}

/** The changes of roll-outs, the oldest first. */
export async function readChanges(client: ClientBase | Pool, ids: readonly number[]): Promise<ChangeRow[]> {
  const { rows } = await client.query<ChangeRow>(
    `select rollout, changed_at as at, share, state, changed_by as by, reason
       from registry.rollout_changes where rollout = any($1::integer[]) order by id`,
    [ids],
  );
  return rows;
}
