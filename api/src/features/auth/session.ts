import type { Role } from '@femcoders/contracts/session';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { sessions, users } from '../../database/schema.ts';
import { hashToken, newToken } from './secret-token.ts';

const minute = 60_000;
/** A token is good for 12 hours, and for 2 without use. */
export const sessionLimits = { absoluteMs: 12 * 60 * minute, idleMs: 2 * 60 * minute } as const;
/** Use is noted at most this often, so that reading does not become writing. */
const useNotedMs = minute;

export interface Caller {
  id: string;
  name: string;
  role: Role;
  /** What `revokeSession` takes. */
  tokenHash: Buffer;
}

/** @returns a new bearer token: 256 random bits. Only its SHA-256 is kept. */
export async function openSession(db: Database, userId: string, now: Date): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + sessionLimits.absoluteMs),
  });
  return token;
}

export async function revokeSession(db: Database, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Removes the sessions that are no longer good. */
export async function purgeSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(sql`${lt(sessions.expiresAt, now)} or ${lt(sessions.lastUsedAt, idleSince(now))}`);
}

/** Finds who a bearer token belongs to; the role is read anew each time. */
export function createSessionReader(db: Database) {
  const byToken = db
    .select({ id: users.id, name: users.name, role: users.role, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.lastUsedAt, sql.placeholder('idleSince')),
      ),
    )
    .prepare('session_by_token');

  /** @param authorization the request's header */
  return async function readCaller(authorization: string | undefined, now: Date): Promise<Caller | null> {
    const token = /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1];
    if (!token) return null;
    const tokenHash = hashToken(token);
    const [found] = await byToken.execute({ tokenHash, now, idleSince: idleSince(now) });
    if (!found) return null;
    if (now.getTime() - found.lastUsedAt.getTime() > useNotedMs) {
      await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash));
    }
    return { id: found.id, name: found.name, role: found.role, tokenHash };
  };
}

function idleSince(now: Date): Date {
  return new Date(now.getTime() - sessionLimits.idleMs);
}
