import type {
  AchievementInReach,
  AwardVisibilityChange,
  OwnAchievements,
  OwnAward,
  ShownAward,
} from '@femcoders/contracts/achievement';
import { type Visibility, visibilities } from '@femcoders/contracts/member-profile-names';
import type { Role } from '@femcoders/contracts/session';
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { achievementAwards, achievements } from '../../database/achievement-tables.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../problems.ts';
import { type AchievementRow, ruleOf } from './achievement.ts';
import { deedsOf, sourceOf } from './fact-sources.ts';

/** Most that are shown as in reach. */
const mostInReach = 4;

const selectAwards = (db: Database) =>
  db
    .select({ award: achievementAwards, achievement: achievements })
    .from(achievementAwards)
    .innerJoin(achievements, eq(achievements.id, achievementAwards.achievementId));

/** Returns what a member has, the latest first, and what she may get next. */
export async function readOwnAchievements(db: Database, member: { id: string; role: Role }): Promise<OwnAchievements> {
  const [rows, next] = await Promise.all([
    selectAwards(db)
      .where(and(eq(achievementAwards.userId, member.id), isNull(achievementAwards.revokedAt)))
      .orderBy(desc(achievementAwards.reachedAt), desc(achievementAwards.id)),
    inReach(db, member),
  ]);
  const awards = rows.map(
    ({ award, achievement }): OwnAward => ({
      ...shownFields(achievement),
      id: award.id,
      secret: achievement.secret,
      evidence: award.evidence,
      byHand: award.byHand,
      reachedAt: award.reachedAt.toISOString(),
      isNew: award.seenAt === null,
      visibility: award.visibility,
    }),
  );
  return { awards, next };
}

/**
 * Returns what she may get next: of each fact the lowest number that she has not reached, nearest first. Nothing secret,
 * nothing that was taken from her, nothing that only others can do.
 */
async function inReach(db: Database, { id, role }: { id: string; role: Role }): Promise<AchievementInReach[]> {
  const open = await db
    .select()
    .from(achievements)
    .where(
      and(
        eq(achievements.state, 'active'),
        eq(achievements.secret, false),
        isNotNull(achievements.fact),
        sql`not exists (select 1 from ${achievementAwards}
          where ${achievementAwards.achievementId} = ${achievements.id} and ${achievementAwards.userId} = ${id})`,
      ),
    )
    .orderBy(asc(achievements.threshold), asc(achievements.id));
  const nearest = new Map<string, AchievementRow>();
  for (const row of open) {
    const rule = ruleOf(row);
    if (!rule || sourceOf(rule.fact).roles?.includes(role) === false) continue;
    const counting = `${rule.fact} ${rule.since ?? ''}`;
    if (!nearest.has(counting)) nearest.set(counting, row);
  }
  const counted = await Promise.all([...nearest.values()].map((row) => countFor(db, row, id)));
  return counted
    .flatMap((one) => one ?? [])
    .sort((one, other) => other.count / other.threshold - one.count / one.threshold)
    .slice(0, mostInReach);
}

async function countFor(db: Database, row: AchievementRow, userId: string): Promise<AchievementInReach | null> {
  const rule = ruleOf(row);
  if (!rule) return null;
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${deedsOf(rule)}) deeds where user_id = ${userId}`,
  );
  const { fact, threshold } = rule;
  // Done often enough, and the award is on its way.
  return { ...shownFields(row), fact, threshold, count: Math.min(rows[0]?.count ?? 0, threshold) };
}

/** Notes that she has been shown what she has. */
export async function noteSeen(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .update(achievementAwards)
    .set({ seenAt: now })
    .where(and(eq(achievementAwards.userId, userId), isNull(achievementAwards.seenAt)));
}

/**
 * Shows an award of hers to others, or to her alone.
 * @throws ApiProblem `not-found`
 */
export async function changeVisibility(
  db: Database,
  userId: string,
  { award, visibility }: AwardVisibilityChange,
): Promise<void> {
  const changed = await db
    .update(achievementAwards)
    .set({ visibility })
    .where(
      and(eq(achievementAwards.id, award), eq(achievementAwards.userId, userId), isNull(achievementAwards.revokedAt)),
    )
    .returning({ id: achievementAwards.id });
  if (changed.length === 0) throw notFound('Ya no tienes este logro.');
}

/**
 * Returns what a member shows, the latest first.
 * @param least who must be meant to see it, at the least: `public` for a visitor's eyes
 */
export async function shownAwards(db: Database, userId: string, least: Visibility): Promise<ShownAward[]> {
  const rows = await selectAwards(db)
    .where(
      and(
        eq(achievementAwards.userId, userId),
        isNull(achievementAwards.revokedAt),
        inArray(achievementAwards.visibility, visibilities.slice(visibilities.indexOf(least))),
      ),
    )
    .orderBy(desc(achievementAwards.reachedAt), desc(achievementAwards.id));
  return rows.map(({ award, achievement }) => ({
    ...shownFields(achievement),
    id: award.id,
    reachedAt: award.reachedAt.toISOString(),
  }));
}

function shownFields({ id, name, why, family, petals, palette }: AchievementRow) {
  return { id, name, why, family, drawing: { petals, palette } };
}
