import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { isNotSuspended } from '../../authentication/suspension.ts';
import { achievements } from '../../database/achievement-tables.ts';
import { createDatabase, type Database, inTransaction } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { type AchievementRow, ruleOf } from './achievement.ts';
import { everHad, qualifyingMembers } from './qualifying-members.ts';

/**
 * Awards every active achievement to all who fulfil its rule and never had it, or to those named. Any number of
 * processes may do so at once: each award is made once.
 */
export async function awardDue(pool: Pool, now: Date, userIds?: readonly string[]): Promise<void> {
  const active = await createDatabase(pool)
    .select({ id: achievements.id })
    .from(achievements)
    .where(and(eq(achievements.state, 'active'), isNotNull(achievements.fact)))
    .orderBy(asc(achievements.id));
  for (const { id } of active) {
    await inTransaction(pool, async ({ db }) => {
      // Not paused and not another rule until this is done.
      const [achievement] = await db.select().from(achievements).where(eq(achievements.id, id)).for('share');
      if (achievement?.state === 'active') await awardOne(db, achievement, { now, notify: true, userIds });
    });
  }
}

/**
 * Awards one achievement to all who fulfil its rule and never had it. Within a lock on it.
 * @param notify whether they are mailed
 * @returns how many got it
 */
export async function awardOne(
  db: Database,
  achievement: AchievementRow,
  { now, notify, userIds }: { now: Date; notify: boolean; userIds?: readonly string[] | undefined },
): Promise<number> {
  const rule = ruleOf(achievement);
  if (!rule) return 0;
  const hers = userIds ? sql`and reached.user_id = any(${sql.param([...userIds])}::uuid[])` : sql``;
  // Always in the same order: two who award at once wait for each other at most.
  const { rowCount } = await db.execute(sql`
    insert into achievement_awards (achievement_id, user_id, evidence, reached_at, awarded_at, mail_due)
    select ${achievement.id}, reached.user_id, reached.evidence, reached.reached_at, ${now.toISOString()}::timestamptz, ${notify}
    from (${qualifyingMembers(rule)}) reached join ${users} on ${users.id} = reached.user_id
    where (${isNotSuspended(now)}) and not ${everHad(achievement.id, sql`reached.user_id`)} ${hers}
    order by reached.user_id
    on conflict (achievement_id, user_id) where revoked_at is null do nothing`);
  return rowCount ?? 0;
}
