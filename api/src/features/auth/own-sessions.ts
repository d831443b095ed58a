import type { OwnSession } from '@femcoders/contracts/own-session';
import { and, desc, eq, ne } from 'drizzle-orm';
import { type Caller, isGoodSession } from '../../authentication/session.ts';
import type { Database } from '../../database/database.ts';
import { sessions } from '../../database/schema.ts';
import { describeUserAgent } from './describe-user-agent.ts';

/** Of more, a script has opened them: `endOtherSessions` ends those that are not listed, too. */
const mostListed = 100;

/** The open sessions of the caller: hers first, then as they were last used. */
export async function listOwnSessions(db: Database, caller: Caller, now: Date): Promise<OwnSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, caller.id), isGoodSession(now)))
    .orderBy(desc(eq(sessions.id, caller.sessionId)), desc(sessions.lastUsedAt))
    .limit(mostListed);
  return rows.map(({ id, device, createdAt, lastUsedAt, secondFactor }) => ({
    id,
    device: device ?? describeUserAgent(undefined),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: id === caller.sessionId,
    secondFactor,
  }));
}

/** Ends one session of hers. @returns whether it was still open */
export async function endOwnSession(db: Database, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all sessions of hers but this one. @returns how many */
export async function endOtherSessions(db: Database, userId: string, sessionId: string): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return ended.length;
}
