import { isDeepStrictEqual } from 'node:util';
import type { AchievementStateChange, AchievementToStore, AdminAchievement } from '@femcoders/contracts/achievement';
import type { AchievementState } from '@femcoders/contracts/achievement-names';
import { and, eq, ne, sql } from 'drizzle-orm';
import { type ActPorts, recorderOf } from '../../audit/audit-log.ts';
import { achievementAwards, achievements } from '../../database/achievement-tables.ts';
import { type Database, inTransaction } from '../../database/database.ts';
import type { RequestJob } from '../../jobs/jobs.ts';
import { conflict } from '../../problems.ts';
import type { AchievementRow } from './achievement.ts';
import { noAchievement, readAdminAchievement } from './admin-achievements.ts';
import { awardOne } from './award-due.ts';

const record = recorderOf('achievement');

export interface AchievementPorts extends ActPorts {
  requestJob: RequestJob;
}

/** Makes an achievement, as a draft. */
export function addAchievement(input: AchievementToStore, ports: AchievementPorts): Promise<AdminAchievement> {
  return changing(ports, async (db) => {
    await refuseTakenName(db, input.name);
    const [added] = await db
      .insert(achievements)
      .values({ ...columnsOf(input), createdAt: ports.now, updatedAt: ports.now })
      .returning();
    if (!added) throw new Error('The achievement was not stored.');
    await record(db, ports, 'achievement.create', added.id, undefined, columnsOf(input));
    return readAdminAchievement(db, added.id);
  });
}

/**
 * Changes the texts of an achievement. Its rule stays while it is active: who gets it by another one is seen before
 * it is activated again.
 * @throws ApiProblem `not-found`; `conflict` when somebody else has changed it since `updatedAt`, the name is taken or
 * the rule may not change
 */
export function changeAchievement(
  id: string,
  { updatedAt, ...input }: AchievementToStore & { updatedAt: string },
  ports: AchievementPorts,
): Promise<AdminAchievement> {
  return changing(ports, async (db) => {
    const row = await lockAchievement(db, id);
    if (row.updatedAt.toISOString() !== updatedAt) {
      throw conflict(
        'Alguien ha cambiado este logro mientras lo editabas. Mira cómo está antes de guardar lo tuyo.',
        'updatedAt',
      );
    }
    const { before, after } = changesOf(row, columnsOf(input));
    if (Object.keys(after).length === 0) return readAdminAchievement(db, id);
    if (row.state === 'active' && ('fact' in after || 'threshold' in after || 'since' in after)) {
      throw conflict('La regla no cambia mientras el logro está activo: ponlo antes en pausa.', 'fact');
    }
    if (after.name !== undefined) await refuseTakenName(db, input.name, id);
    await db
      .update(achievements)
      .set({ ...after, updatedAt: ports.now })
      .where(eq(achievements.id, id));
    await record(db, ports, 'achievement.update', id, before, after);
    return readAdminAchievement(db, id);
  });
}

/**
 * Activates or pauses an achievement. Activating awards it at once to all who fulfil its rule by then.
 * @throws ApiProblem `not-found`; `conflict` when somebody else has moved it meanwhile, or it would be a draft again
 */
export function changeAchievementState(
  id: string,
  { state, from, notify = false }: AchievementStateChange,
  ports: AchievementPorts,
): Promise<AdminAchievement> {
  return inTransaction(ports.pool, async ({ db, client }) => {
    const row = await lockAchievement(db, id);
    if (row.state === state) return readAdminAchievement(db, id);
    if (row.state !== from) throw conflict(`Ahora está ${stateWords[row.state]}. Mira el logro otra vez.`, 'state');
    if (state === 'draft') throw conflict('Un logro que ha estado activo no vuelve a ser un borrador.', 'state');
    await db.update(achievements).set({ state }).where(eq(achievements.id, id));
    const awarded = state === 'active' ? await awardOne(db, row, { now: ports.now, notify }) : undefined;
    const act = state === 'active' ? 'achievement.activate' : 'achievement.pause';
    await record(db, ports, act, id, { state: from }, { state, ...(awarded !== undefined && { awarded, notify }) });
    if (awarded && notify) await ports.requestJob(client, 'awards', { userIds: [] });
    return readAdminAchievement(db, id);
  });
}

/**
 * Removes a draft for good.
 * @throws ApiProblem `not-found`; `conflict` for what is no draft, or was ever awarded
 */
export function deleteAchievement(id: string, ports: AchievementPorts): Promise<void> {
  return changing(ports, async (db) => {
    const { name, state } = await lockAchievement(db, id);
    const [awarded] = await db
      .select({ id: achievementAwards.id })
      .from(achievementAwards)
      .where(eq(achievementAwards.achievementId, id))
      .limit(1);
    if (state !== 'draft' || awarded) {
      throw conflict('Solo se borran los borradores que nadie ha tenido. Los demás, ponlos en pausa.', 'state');
    }
    await db.delete(achievements).where(eq(achievements.id, id));
    await record(db, ports, 'achievement.delete', id, { name });
  });
}

/** One change at a time, so that no two take the same name. */
function changing<T>({ pool }: AchievementPorts, work: (db: Database) => Promise<T>): Promise<T> {
  return inTransaction(pool, async ({ db, client }) => {
    await client.query(`select pg_advisory_xact_lock(hashtext('achievements'))`);
    return work(db);
  });
}

/** @throws ApiProblem `not-found` */
export async function lockAchievement(db: Database, id: string): Promise<AchievementRow> {
  const [row] = await db.select().from(achievements).where(eq(achievements.id, id)).for('update');
  if (!row) throw noAchievement();
  return row;
}

async function refuseTakenName(db: Database, name: string, except?: string): Promise<void> {
  const [taken] = await db
    .select({ id: achievements.id })
    .from(achievements)
    .where(
      and(
        sql`plain_text(${achievements.name}) = plain_text(${name})`,
        except ? ne(achievements.id, except) : undefined,
      ),
    );
  if (taken) throw conflict('Ya hay un logro con este nombre.', 'name');
}

function columnsOf({ name, why, family, drawing, secret, rule }: AchievementToStore) {
  const { fact, threshold, since } = rule ?? { fact: null, threshold: null, since: null };
  return { name, why, family, secret, ...drawing, fact, threshold, since };
}

type AchievementColumns = ReturnType<typeof columnsOf>;

/** Only what differs, before and after. */
function changesOf(
  row: AchievementRow,
  input: AchievementColumns,
): { before: Partial<AchievementColumns>; after: Partial<AchievementColumns> } {
  const names = (Object.keys(input) as (keyof AchievementColumns)[]).filter(
    (name) => !isDeepStrictEqual(row[name], input[name]),
  );
  const pick = (from: AchievementColumns) =>
    Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<AchievementColumns>;
  return { before: pick(row), after: pick(input) };
}

const stateWords: Record<AchievementState, string> = { draft: 'en borrador', active: 'activo', paused: 'en pausa' };
