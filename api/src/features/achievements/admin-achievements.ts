import type { AdminAchievement } from '@femcoders/contracts/achievement';
import { achievementFamilies, achievementStates } from '@femcoders/contracts/achievement-names';
import type * as endpoints from '@femcoders/contracts/endpoints/achievements';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { achievements } from '../../database/achievement-tables.ts';
import type { Database } from '../../database/database.ts';
import { matchesWords, orderOf, readAdminPage } from '../../lists/admin-list.ts';
import type { ListQuery } from '../../lists/list-query.ts';
import type { Page } from '../../lists/listing.ts';
import { notFound } from '../../problems.ts';
import { toAdminAchievement } from './achievement.ts';

// In words, not columns: within a selection of one table these would lose the table's name.
const holders = sql<number>`(
  select count(*)::int from achievement_awards where achievement_id = achievements.id and revoked_at is null)`;
const wasAwarded = sql<boolean>`exists (select 1 from achievement_awards where achievement_id = achievements.id)`;
const inOrderOf = (names: readonly string[], column: SQL) =>
  sql`array_position(${sql.raw(`array['${names.join("','")}']`)}, ${column})`;

const columns = {
  name: sql`${achievements.name} collate "es-x-icu"`,
  family: inOrderOf(achievementFamilies, sql`${achievements.family}`),
  state: inOrderOf(achievementStates, sql`${achievements.state}`),
  holders,
  updated_at: achievements.updatedAt,
};

/** One page of the achievements, in any state, and how many there are on all of them. */
export function listAchievements(
  db: Database,
  { q, family, state, sort }: ListQuery<typeof endpoints.listAchievements>,
  page: Page,
) {
  const selected = and(
    family && eq(achievements.family, family),
    state && eq(achievements.state, state),
    matchesWords(q, [achievements.name, achievements.why]),
  );
  return readAdminPage(
    page,
    db
      .select({ row: achievements, holders, wasAwarded })
      .from(achievements)
      .where(selected)
      .orderBy(...orderOf(sort, columns, achievements.id)),
    db.$count(achievements, selected),
    ({ row, ...awarded }) => toAdminAchievement(row, awarded),
  );
}

/** @throws ApiProblem `not-found` */
export async function readAdminAchievement(db: Database, id: string): Promise<AdminAchievement> {
  const [found] = await db
    .select({ row: achievements, holders, wasAwarded })
    .from(achievements)
    .where(eq(achievements.id, id));
  if (!found) throw noAchievement();
  const { row, ...awarded } = found;
  return toAdminAchievement(row, awarded);
}

export const noAchievement = () => notFound('Este logro no está aquí. Puede que alguien lo haya borrado.');
