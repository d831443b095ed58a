import type { AdminMentoring, AdminProposal, MentorCandidate } from '@femcoders/contracts/admin-mentoring';
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import { isNotSuspended } from '../../authentication/suspension.ts';
import type { Database } from '../../database/database.ts';
import {
  mentoringPairs,
  mentoringProposals,
  mentoringRatings,
  mentoringRequests,
  mentoringSessions,
  mentoringTeamNotes,
  mentors,
} from '../../database/mentoring-tables.ts';
import { users } from '../../database/schema.ts';
import { isoDates } from '../../lists/iso-dates.ts';
import { findEntry } from './admin-request-list.ts';
import { freePlaces, match } from './match.ts';
import { inGroup, load } from './mentor-capacity.ts';
import { noRequest } from './mentoring-records.ts';
import { requestFields } from './own-mentoring.ts';

/** Most that the engine's list shows. */
const mostCandidates = 30;

/**
 * A request with its history: to whom it was proposed, the pair that came of it, and what the team noted. Nothing of what
 * the two noted for themselves.
 * @throws ApiProblem `not-found`
 */
export async function readAdminRequest(db: Database, id: string, now: Date): Promise<AdminMentoring> {
  const found = await findEntry(db, id, now);
  if (!found) throw noRequest();
  const { entry, row } = found;
  const { id: noteId, text, authorName, createdAt } = mentoringTeamNotes;
  const [proposals, pairs, notes] = await Promise.all([
    listProposals(db, id),
    listPairs(db, id),
    db
      .select({ id: noteId, text, author: authorName, createdAt })
      .from(mentoringTeamNotes)
      .where(eq(mentoringTeamNotes.requestId, id))
      .orderBy(desc(mentoringTeamNotes.createdAt)),
  ]);
  const open = pairs.find(({ pair }) => pair.closedAt === null);
  return {
    ...entry,
    ...requestFields(row),
    menteeId: row.userId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    proposals,
    pair: open
      ? {
          id: open.pair.id,
          mentor: open.mentor,
          startedAt: open.pair.startedAt.toISOString(),
          sessionsDone: open.done,
          sessionsPlanned: open.planned,
        }
      : null,
    past: pairs.flatMap(({ pair, mentor, done, ratings }) =>
      pair.closedAt
        ? [
            {
              id: pair.id,
              mentor: mentor?.name ?? null,
              startedAt: pair.startedAt.toISOString(),
              closedAt: pair.closedAt.toISOString(),
              closedBy: pair.closedBy,
              reason: pair.closeReason,
              sessionsDone: done,
              ratings: ratings.map(({ userId, stars, note }) => ({
                side: userId === row.userId ? ('mentee' as const) : ('mentor' as const),
                stars,
                note,
              })),
            },
          ]
        : [],
    ),
    notes: notes.map(isoDates),
  };
}

async function listProposals(db: Database, requestId: string): Promise<AdminProposal[]> {
  const { id, state, score, reasons, askedAt, answerBy, answeredAt, reason } = mentoringProposals;
  const mentor = { id: mentors.id, name: users.name };
  const rows = await db
    .select({ id, mentor, state, score, reasons, askedAt, answerBy, answeredAt, reason })
    .from(mentoringProposals)
    .innerJoin(mentors, eq(mentors.id, mentoringProposals.mentorId))
    .innerJoin(users, eq(users.id, mentors.userId))
    .where(eq(mentoringProposals.requestId, requestId))
    .orderBy(desc(mentoringProposals.createdAt), asc(mentoringProposals.position));
  return rows.map(isoDates);
}

async function listPairs(db: Database, requestId: string) {
  const rows = await db
    .select({ pair: mentoringPairs, mentorId: mentors.id, name: users.name })
    .from(mentoringPairs)
    .leftJoin(mentors, eq(mentors.id, mentoringPairs.mentorId))
    .leftJoin(users, eq(users.id, mentors.userId))
    .where(eq(mentoringPairs.requestId, requestId))
    .orderBy(desc(mentoringPairs.startedAt));
  return Promise.all(
    rows.map(async ({ pair, mentorId, name }) => {
      const [sessions, ratings] = await Promise.all([
        db
          .select({ state: mentoringSessions.state })
          .from(mentoringSessions)
          .where(eq(mentoringSessions.pairId, pair.id)),
        db.select().from(mentoringRatings).where(eq(mentoringRatings.pairId, pair.id)),
      ]);
      return {
        pair,
        mentor: mentorId && name ? { id: mentorId, name } : null,
        done: sessions.filter(({ state }) => state === 'done').length,
        planned: sessions.filter(({ state }) => state === 'planned').length,
        ratings,
      };
    }),
  );
}

/**
 * The engine's list for a request: every active mentor with her points and reasons, those without an obstacle first,
 * then by points. A mentor who said no, or was hers before, is marked; coordinators may choose her all the same.
 * @param only these mentors
 * @throws ApiProblem `not-found`
 */
export async function listCandidates(
  db: Database,
  requestId: string,
  now: Date,
  only?: readonly string[],
): Promise<MentorCandidate[]> {
  const [request] = await db.select().from(mentoringRequests).where(eq(mentoringRequests.id, requestId));
  if (!request) throw noRequest();
  const [offers, before] = await Promise.all([
    db
      .select({ mentor: mentors, name: users.name, load, inGroup })
      .from(mentors)
      .innerJoin(users, eq(users.id, mentors.userId))
      .where(
        and(
          eq(mentors.state, 'active'),
          ne(mentors.userId, request.userId),
          isNotSuspended(now),
          only && inArray(mentors.id, [...only]),
        ),
      ),
    knownFrom(db, requestId),
  ]);
  return offers
    .map(({ mentor, name, ...room }): MentorCandidate => {
      const offered = { ...mentor, ...room };
      const { score, reasons, obstacle } = match(request, offered);
      return {
        id: mentor.id,
        name,
        headline: mentor.headline,
        score,
        reasons,
        load: room.load,
        maxPairs: mentor.maxPairs,
        canTake: freePlaces(request.format, offered) > 0,
        obstacle: obstacle ?? before.get(mentor.id) ?? null,
      };
    })
    .sort((one, other) => {
      const free = Number(one.obstacle !== null) - Number(other.obstacle !== null);
      return (
        free || other.score - one.score || one.name.localeCompare(other.name, 'es') || (one.id < other.id ? -1 : 1)
      );
    })
    .slice(0, mostCandidates);
}

/** Returns what there was between this request and a mentor, in words. */
async function knownFrom(db: Database, requestId: string): Promise<Map<string, string>> {
  const [proposals, pairs] = await Promise.all([
    db
      .select({ mentorId: mentoringProposals.mentorId, state: mentoringProposals.state })
      .from(mentoringProposals)
      .where(eq(mentoringProposals.requestId, requestId)),
    db
      .select({ mentorId: mentoringPairs.mentorId })
      .from(mentoringPairs)
      .where(eq(mentoringPairs.requestId, requestId)),
  ]);
  const known = new Map<string, string>();
  for (const { mentorId, state } of proposals) {
    if (state === 'declined') known.set(mentorId, 'Ya dijo que ahora no puede');
    if (state === 'expired') known.set(mentorId, 'No respondió a tiempo');
  }
  for (const { mentorId } of pairs) if (mentorId) known.set(mentorId, 'Ya ha sido su mentora');
  return known;
}
