import type { PairEntry } from '@femcoders/contracts/mentoring';
import type { OwnPair } from '@femcoders/contracts/mentoring-pair';
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import {
  mentoringGoals,
  mentoringNotes,
  mentoringPairs,
  mentoringRatings,
  mentoringRequests,
  mentoringSessions,
  mentors,
} from '../../database/mentoring-tables.ts';
import { users } from '../../database/schema.ts';
import { notFound } from '../../problems.ts';
import type { Secrets } from '../../secrets.ts';
import { wallClockAt } from '../../wall-clock.ts';
import type { PairRow, RequestRow } from './mentoring-records.ts';
import { calendarPath } from './session-calendar.ts';
import { sessionNotOver } from './session-time.ts';

export const mentoringZone = 'Europe/Madrid';
/** Most pairs of a member's list, and sessions of a pair's. */
const mostPairs = 20;
const mostSessions = 100;

const mentorUser = alias(users, 'mentor_user');
const menteeUser = alias(users, 'mentee_user');

export type Side = 'mentor' | 'mentee';

type FoundPair = Awaited<ReturnType<typeof selectPairs>>[number];

function selectPairs(db: Database, now: Date) {
  const nextSession = sql<Date | null>`(
    select min(s.starts_at) from mentoring_sessions s
    where s.pair_id = ${mentoringPairs}.id and s.state = 'planned' and ${sessionNotOver(now)})`.mapWith(
    mentoringSessions.startsAt,
  );
  return db
    .select({
      pair: mentoringPairs,
      request: mentoringRequests,
      mentorUserId: mentors.userId,
      mentorName: mentorUser.name,
      mentorContact: mentors.contact,
      menteeName: menteeUser.name,
      nextSession,
    })
    .from(mentoringPairs)
    .innerJoin(mentoringRequests, eq(mentoringRequests.id, mentoringPairs.requestId))
    .innerJoin(menteeUser, eq(menteeUser.id, mentoringRequests.userId))
    .leftJoin(mentors, eq(mentors.id, mentoringPairs.mentorId))
    .leftJoin(mentorUser, eq(mentorUser.id, mentors.userId));
}

/** Side by side, as each has its index: asked for both at once, every pair there is would be looked at. */
const isHers = (userId: string): SQL => sql`${mentoringPairs.id} in (
  select p.id from mentoring_pairs p join mentoring_requests r on r.id = p.request_id where r.user_id = ${userId}
  union all
  select p.id from mentoring_pairs p join mentors m on m.id = p.mentor_id where m.user_id = ${userId})`;

/** A member's pairs, on whichever side: the open ones first, then the latest. */
export async function listOwnPairs(db: Database, userId: string, now: Date): Promise<PairEntry[]> {
  const rows = await selectPairs(db, now)
    .where(isHers(userId))
    .orderBy(desc(isNull(mentoringPairs.closedAt)), desc(mentoringPairs.startedAt))
    .limit(mostPairs);
  return rows.map((row) => toEntry(row, userId));
}

/** @throws ApiProblem `not-found`, also for a pair of others */
export async function findOwnPair(db: Database, userId: string, pairId: string, now: Date): Promise<FoundPair> {
  const [found] = await selectPairs(db, now).where(and(eq(mentoringPairs.id, pairId), isHers(userId)));
  if (!found) throw noPair();
  return found;
}

/**
 * A pair with all that one of the two may see: what the other noted, and how she rated, is not part of it.
 * @throws ApiProblem `not-found`, also for a pair of others
 */
export async function readOwnPair(
  db: Database,
  userId: string,
  pairId: string,
  { now, secrets }: { now: Date; secrets: Secrets },
): Promise<OwnPair> {
  const found = await findOwnPair(db, userId, pairId, now);
  const { pair, request } = found;
  const [sessions, goals, [rating]] = await Promise.all([
    db
      .select({ session: mentoringSessions, note: mentoringNotes.text })
      .from(mentoringSessions)
      .leftJoin(
        mentoringNotes,
        and(eq(mentoringNotes.sessionId, mentoringSessions.id), eq(mentoringNotes.userId, userId)),
      )
      .where(eq(mentoringSessions.pairId, pairId))
      .orderBy(desc(mentoringSessions.startsAt), desc(mentoringSessions.id))
      .limit(mostSessions),
    db.select().from(mentoringGoals).where(eq(mentoringGoals.pairId, pairId)).orderBy(asc(mentoringGoals.createdAt)),
    db
      .select()
      .from(mentoringRatings)
      .where(and(eq(mentoringRatings.pairId, pairId), eq(mentoringRatings.userId, userId))),
  ]);
  const entry = toEntry(found, userId);
  return {
    ...entry,
    contact: entry.state === 'closed' ? null : entry.side === 'mentee' ? found.mentorContact : request.contact,
    // What she writes afterwards is for her next mentor.
    goal: entry.state === 'closed' && entry.side === 'mentor' ? pair.goal : request.goal,
    format: request.format,
    startedAt: pair.startedAt.toISOString(),
    closedAt: pair.closedAt?.toISOString() ?? null,
    sessions: sessions.map(({ session, note }) => ({
      id: session.id,
      startsAt: session.startsAt.toISOString(),
      startLocal: wallClockAt(session.startsAt, mentoringZone),
      minutes: session.minutes,
      place: session.place,
      state: session.state,
      note: note ?? '',
      calendar: calendarPath(session.id, secrets),
    })),
    goals: goals.map(({ id, text, doneAt }) => ({ id, text, done: doneAt !== null })),
    rating: rating ? { stars: rating.stars, note: rating.note } : null,
  };
}

function toEntry(
  { pair, request, mentorUserId, mentorName, menteeName, nextSession }: FoundPair,
  userId: string,
): PairEntry {
  const side: Side = request.userId === userId && mentorUserId !== userId ? 'mentee' : 'mentor';
  return {
    id: pair.id,
    with: side === 'mentee' ? mentorName : menteeName,
    side,
    state: stateOf(pair, request),
    nextSession: nextSession?.toISOString() ?? null,
  };
}

/** A pair that has ended stays so with any later state of its request. */
export function stateOf(pair: Pick<PairRow, 'closedAt'>, request: Pick<RequestRow, 'state'>): PairEntry['state'] {
  const { state } = request;
  return pair.closedAt !== null || state === 'asked' || state === 'proposed' ? 'closed' : state;
}

export const noPair = () => notFound('Esta mentoría no está aquí.');
