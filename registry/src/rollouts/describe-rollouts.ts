import type { Rollout } from '@femcoders/contracts/rollouts';
import type { Pool } from 'pg';
import { evidenceOf, readFigures } from './evaluate-visits.ts';
import { readFreeze } from './freezes.ts';
import { decideStep, heldUntil, nextInWords } from './next-step.ts';
import { neededApprovals } from './part-rules.ts';
import { type RolloutRow, readChanges } from './rollout-store.ts';
import { judge } from './verdict.ts';

/** Roll-outs as people and teams see them. */
export async function describeRollouts(pool: Pool, rows: readonly RolloutRow[], now: Date): Promise<Rollout[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [changes, figuresOf, owners, approvals] = await Promise.all([
    readChanges(pool, ids),
    readFigures(pool, ids),
    readOwners(pool, rows),
    readApprovals(pool, rows),
  ]);
  return Promise.all(
    rows.map(async (row) => {
      const { id, name, version, stable, state, share, steps, holdMinutes, leastVisits, stepVisits } = row;
      const own = changes.filter(({ rollout }) => rollout === id);
      const isFrozen = (await readFreeze(pool, name, now)) !== null;
      const isSuspicious = judge(evidenceOf(row), { leastVisits: 0 }).suspicious;
      const step = decideStep(row, { stopBecause: null, isSuspicious }, now, isFrozen);
      const { candidate, stable: stableFigures } = figuresOf(id);
      return {
        ...{
          id,
          name,
          version,
          stable,
          state,
          share,
          steps,
          holdMinutes,
          leastVisits,
          stepVisits,
          candidate,
          stableFigures,
        },
        owner: owners.get(`${name} ${version}`) ?? 'equipo',
        createdAt: row.createdAt.toISOString(),
        startsAt: row.startsAt?.toISOString() ?? null,
        heldUntil: heldUntil(row)?.toISOString() ?? null,
        by: row.createdBy,
        next: nextInWords(row, step, own.at(-1)?.reason ?? null, now),
        approvals: { needed: await neededApprovals(pool, name), by: approvals.get(`${name} ${version}`) ?? [] },
        changes: own.map(({ at, rollout: _, ...change }) => ({ ...change, at: at.toISOString() })),
      };
    }),
  );
}

const namesOf = (rows: readonly RolloutRow[]) => [rows.map(({ name }) => name), rows.map(({ version }) => version)];

async function readOwners(pool: Pool, rows: readonly RolloutRow[]): Promise<Map<string, string>> {
  const answer = await pool.query<{ key: string; owner: string }>(
    `select distinct name || ' ' || version as key, document->>'owner' as owner from registry.releases
       join unnest($1::text[], $2::text[]) asked (name, version) using (name, version)`,
    namesOf(rows),
  );
  return new Map(answer.rows.map(({ key, owner }) => [key, owner]));
}

async function readApprovals(pool: Pool, rows: readonly RolloutRow[]): Promise<Map<string, string[]>> {
  const answer = await pool.query<{ key: string; names: string[] }>(
    `select name || ' ' || version as key, array_agg(approved_by order by approved_at) as names
       from registry.approvals where (name, version) in (select * from unnest($1::text[], $2::text[])) group by 1`,
    namesOf(rows),
  );
  return new Map(answer.rows.map(({ key, names }) => [key, names]));
}
