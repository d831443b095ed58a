import type { FirstSteps, SaidSteps } from '@femcoders/contracts/first-steps';
import { eq, exists, isNotNull, sql } from 'drizzle-orm';
import { comments } from '../../database/comment-tables.ts';
import type { Database } from '../../database/database.ts';
import { registrations } from '../../database/event-tables.ts';
import { firstSteps, memberProfiles, users } from '../../database/schema.ts';
import { notFound } from '../../problems.ts';

/**
 * How far a member has come. Her mail is confirmed, or there would be no account. A sentence about her or a picture makes
 * a profile. What she reads nobody notes: an article counts as read when she says so, or has commented on one.
 * @throws ApiProblem `not-found`
 */
export async function readFirstSteps(db: Database, userId: string): Promise<FirstSteps> {
  const registered = db.select({ one: sql`1` }).from(registrations).where(eq(registrations.email, users.email));
  const commented = db.select({ one: sql`1` }).from(comments).where(eq(comments.authorId, users.id));
  const [found] = await db
    .select({
      hidden: firstSteps.hidden,
      slack: firstSteps.joinedSlack,
      article: firstSteps.readArticle,
      profile: sql<boolean>`${isNotNull(users.avatar)} or coalesce(${memberProfiles.bio} <> '', false)`,
      registered: sql<boolean>`${exists(registered)}`,
      commented: sql<boolean>`${exists(commented)}`,
    })
    .from(users)
    .leftJoin(firstSteps, eq(firstSteps.userId, users.id))
    .leftJoin(memberProfiles, eq(memberProfiles.userId, users.id))
    .where(eq(users.id, userId));
  if (!found) throw notFound('Esta persona no existe.');
  const said = { slack: found.slack ?? false, article: found.article ?? false };
  return {
    hidden: found.hidden ?? false,
    done: {
      mail: true,
      profile: found.profile,
      slack: said.slack,
      event: found.registered,
      article: said.article || found.commented,
    },
    said,
  };
}

/** Keeps what she says, in place of what she said of it before. */
export async function sayFirstSteps(
  db: Database,
  userId: string,
  { hidden, slack, article }: SaidSteps,
  now: Date,
): Promise<void> {
  // Drizzle leaves out what is undefined.
  const said = { hidden, joinedSlack: slack, readArticle: article, changedAt: now };
  await db
    .insert(firstSteps)
    .values({ userId, ...said })
    .onConflictDoUpdate({ target: firstSteps.userId, set: said });
}
