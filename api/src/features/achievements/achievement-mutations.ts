import type { AchievementStateChange, AchievementToStore, AdminAchievement } from '@femcoders/contracts/achievement';
import type { AchievementState } from '@femcoders/contracts/achievement-names';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { ActPorts } from '../../audit/audit-log.ts';
import { achievementAwards, achievements } from '../../database/achievement-tables.ts';
import { type Database, inTransaction } from '../../database/database.ts';
import type { RequestJob } from '../../jobs/jobs.ts';
import { conflict } from '../../problems.ts';
import { changesOf, recordStore, refuseStale } from '../../record-store.ts';
import { noAchievement, readAdminAchievement } from './admin-achievements.ts';
import { awardOne } from './award-due.ts';

const { add, changing, edit, lock, record } = recordStore({
  ...{ kind: 'achievement', table: achievements, missing: noAchievement },
});
export const lockAchievement = lock;

export interface AchievementPorts extends ActPorts {
  requestJob: RequestJob;
}

/** Makes an achievement, as a draft. */
export function addAchievement(input: AchievementToStore, ports: AchievementPorts): Promise<AdminAchievement> {
  return changing(ports, async ({ db }) => {
    await refuseTakenName(db, input.name);
    const added = await add(db, { ...columnsOf(input), createdAt: ports.now, updatedAt: ports.now });
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
  return edit(id, ports, readAdminAchievement, async (row, { db }) => {
    const message = 'Alguien ha cambiado este logro mientras lo editabas. Mira cómo está antes de guardar lo tuyo.';
    const { before, after } = changesOf<AchievementColumns>(row, columnsOf(input));
    if (Object.keys(after).length === 0) return;
    refuseStale(row, updatedAt, message, 'updatedAt');
    if (row.state === 'active' && ('fact' in after || 'threshold' in after || 'since' in after)) {
      throw conflict('La regla no cambia mientras el logro está activo: ponlo antes en pausa.', 'fact');
    }
    if (after.name !== undefined) await refuseTakenName(db, input.name, id);
    await db
      .update(achievements)
      .set({ ...after, updatedAt: ports.now })
      .where(eq(achievements.id, id));
    await record(db, ports, 'achievement.update', id, before, after);
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
    const row = await lock(db, id);
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
  return changing(ports, async ({ db }) => {
    const { name, state } = await lock(db, id);
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

const stateWords: Record<AchievementState, string> = { draft: 'en borrador', active: 'activo', paused: 'en pausa' };
