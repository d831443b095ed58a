import type { Role } from '@femcoders/contracts/session';
import { isoDay } from '@femcoders/contracts/spanish-date';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { sessions, users } from '../database/schema.ts';
import { unauthenticated } from '../problems.ts';
import { hashToken, newToken } from './secret-token.ts';
import { isNotSuspended } from './suspension.ts';

const minute = 60_000;
/** A token is good for 12 hours, and for 2 without use. */
export const sessionLimits = { absoluteMs: 12 * 60 * minute, idleMs: 2 * 60 * minute } as const;
/** Use is noted at most this often, so that reading does not become writing. */
const useNotedMs = minute;

export interface Caller {
  id: string;
  name: string;
  role: Role;
  /** The session's id, as its owner sees it. */
  sessionId: string;
  /** Whether this session has a second factor. */
  secondFactor: boolean;
  /** When she last proved in this session that it is her. */
  provenAt: Date | null;
  /** The argument of `revokeSession`. */
  tokenHash: Buffer;
}

export interface SessionDetails {
  /** Browser and system in words. */
  device?: string | null;
  secondFactor?: boolean;
}

/** @returns a new bearer token: 256 random bits. Only its SHA-256 is kept. */
export async function openSession(
  db: Database,
  userId: string,
  now: Date,
  { device = null, secondFactor = false }: SessionDetails = {},
): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + sessionLimits.absoluteMs),
    device,
    secondFactor,
  });
  await noteSeen(db, userId, now);
  return token;
}

export async function revokeSession(db: Database, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/**
 * Called with the account locked, before something that gives power over it: what was asked with a session that somebody
 * has ended meanwhile is not done.
 * @throws ApiProblem `unauthenticated`
 */
export async function refuseEnded(db: Database, sessionId: string): Promise<void> {
  const open = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId));
  if (open.length === 0) throw unauthenticated();
}

/** A session that has not been too long open, nor too long unused. */
export const isGoodSession = (now: Date) => and(gt(sessions.expiresAt, now), gt(sessions.lastUsedAt, idleSince(now)));

/** Removes the sessions that are no longer good. */
export async function purgeSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(sql`${lt(sessions.expiresAt, now)} or ${lt(sessions.lastUsedAt, idleSince(now))}`);
}

/** Finds who a bearer token belongs to; role and suspension are read each time. */
export function createSessionReader(db: Database) {
  const byToken = db
    .select({
      id: users.id,
      name: users.name,
      role: users.role,
      sessionId: sessions.id,
      secondFactor: sessions.secondFactor,
      provenAt: sessions.provenAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.lastUsedAt, sql.placeholder('idleSince')),
        isNotSuspended(sql.placeholder('now')),
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
    const { lastUsedAt, ...caller } = found;
    if (now.getTime() - lastUsedAt.getTime() > useNotedMs) {
      await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash));
      await noteSeen(db, caller.id, now);
    }
    return { ...caller, tokenHash };
  };
}

/** The day is enough to know, two years later, that nobody comes any more. */
async function noteSeen(db: Database, userId: string, now: Date): Promise<void> {
  const today = isoDay(now);
  await db
    .update(users)
    .set({ lastSeenOn: today })
    .where(and(eq(users.id, userId), sql`${users.lastSeenOn} is distinct from ${today}`));
}

function idleSince(now: Date): Date {
  return new Date(now.getTime() - sessionLimits.idleMs);
}
