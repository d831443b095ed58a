import type {
  OwnMentor,
  OwnMentoring,
  OwnProposal,
  OwnRequest,
  ProposalToAnswer,
} from '@femcoders/contracts/mentoring';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { mentoringPairs, mentoringProposals, mentoringRequests, mentors } from '../../database/mentoring-tables.ts';
import { users } from '../../database/schema.ts';
import { isoDates } from '../../lists/iso-dates.ts';
import { whyOf } from './match.ts';
import { load } from './mentor-capacity.ts';
import { pauserOf, type RequestRow } from './mentoring-records.ts';
import { listOwnPairs } from './own-pair.ts';

/** All that a member has in mentoring, on both sides. */
export async function readOwnMentoring(db: Database, userId: string, now: Date): Promise<OwnMentoring> {
  const [mentor, request, toAnswer, pairs] = await Promise.all([
    readOffer(db, userId),
    readRequest(db, userId),
    listToAnswer(db, userId),
    listOwnPairs(db, userId, now),
  ]);
  return { mentor, request, toAnswer, pairs };
}

async function readOffer(db: Database, userId: string): Promise<OwnMentor | null> {
  const [found] = await db.select({ row: mentors, load }).from(mentors).where(eq(mentors.userId, userId));
  if (!found) return null;
  const { row, load: pairs } = found;
  const { slug, state, headline, about, topics, levels, languages, formats, modalities } = row;
  const { city, slots, maxPairs, contact, isPublic, updatedAt } = row;
  return {
    ...{ slug, state, headline, about, topics, levels, languages, formats, modalities },
    ...isoDates({ city, slots, maxPairs, contact, isPublic, updatedAt }),
    pausedBy: pauserOf(row),
    load: pairs,
  };
}

/** The open one, or the last that was. */
async function readRequest(db: Database, userId: string): Promise<OwnRequest | null> {
  const [row] = await db
    .select()
    .from(mentoringRequests)
    .where(eq(mentoringRequests.userId, userId))
    .orderBy(desc(mentoringRequests.createdAt), desc(mentoringRequests.id))
    .limit(1);
  if (!row) return null;
  const [proposals, [pair]] = await Promise.all([
    row.state === 'asked' || row.state === 'closed' ? [] : listProposals(db, row.id),
    db
      .select({ id: mentoringPairs.id })
      .from(mentoringPairs)
      .where(and(eq(mentoringPairs.requestId, row.id), isNull(mentoringPairs.closedAt))),
  ]);
  return {
    id: row.id,
    state: row.state,
    ...requestFields(row),
    contact: row.contact,
    createdAt: row.createdAt.toISOString(),
    proposals,
    pair: pair?.id ?? null,
  };
}

async function listProposals(db: Database, requestId: string): Promise<OwnProposal[]> {
  const rows = await db
    .select({ proposal: mentoringProposals, mentor: mentors, name: users.name })
    .from(mentoringProposals)
    .innerJoin(mentors, eq(mentors.id, mentoringProposals.mentorId))
    .innerJoin(users, eq(users.id, mentors.userId))
    .where(eq(mentoringProposals.requestId, requestId))
    .orderBy(desc(mentoringProposals.createdAt), asc(mentoringProposals.position));
  // Only the latest list: what was proposed before is over.
  const latest = rows[0]?.proposal.createdAt.getTime();
  return rows
    .filter(({ proposal }) => proposal.createdAt.getTime() === latest)
    .map(({ proposal, mentor, name }) => ({
      name,
      headline: mentor.headline,
      slug: mentor.isPublic && mentor.state === 'active' ? mentor.slug : null,
      why: whyOf(proposal.reasons),
      state: proposal.state,
      answerBy: proposal.state === 'asked' ? (proposal.answerBy?.toISOString() ?? null) : null,
    }));
}

/** Returns the requests that wait for her answer as a mentor, the most pressing first. */
async function listToAnswer(db: Database, userId: string): Promise<ProposalToAnswer[]> {
  const rows = await db
    .select({ proposal: mentoringProposals, request: mentoringRequests, name: users.name })
    .from(mentoringProposals)
    .innerJoin(mentors, eq(mentors.id, mentoringProposals.mentorId))
    .innerJoin(mentoringRequests, eq(mentoringRequests.id, mentoringProposals.requestId))
    .innerJoin(users, eq(users.id, mentoringRequests.userId))
    .where(and(eq(mentors.userId, userId), eq(mentoringProposals.state, 'asked')))
    .orderBy(asc(mentoringProposals.answerBy))
    .limit(20);
  return rows.map(({ proposal, request, name }) => ({
    id: proposal.id,
    name,
    ...requestFields(request),
    why: whyOf(proposal.reasons),
    answerBy: (proposal.answerBy ?? proposal.createdAt).toISOString(),
  }));
}

/** Returns the fields of a request that the other side sees. */
export function requestFields(row: RequestRow) {
  const { goal, level, topics, languages, format, modalities, city, slots, preferences } = row;
  return { goal, level, topics, languages, format, modalities, city, slots, preferences };
}
