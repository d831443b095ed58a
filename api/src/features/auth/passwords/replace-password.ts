import { and, eq, ne } from 'drizzle-orm';
import { refuseEnded } from '../../../authentication/session.ts';
import type { Database } from '../../../database/database.ts';
import { sessions, users } from '../../../database/schema.ts';
import { closeLinks } from './password-link.ts';

/**
 * Gives an account another password. Its sessions end, and links to choose a password are used up.
 * @param kept the session that continues: the one in which she does it
 * @throws ApiProblem `unauthenticated` when that one has ended meanwhile
 */
export async function replacePassword(db: Database, userId: string, passwordHash: string, now: Date, kept?: string) {
  const [user] = await db
    .update(users)
    .set({ passwordHash })
    .where(eq(users.id, userId))
    .returning({ id: users.id, name: users.name, email: users.email });
  if (!user) throw new Error('The account whose password changes is not there.');
  if (kept) await refuseEnded(db, kept);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), kept ? ne(sessions.id, kept) : undefined));
  await closeLinks(db, userId, 'reset', now);
  return user;
}
