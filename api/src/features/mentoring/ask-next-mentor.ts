import { mentoringLimits } from '@femcoders/contracts/mentoring-limits';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { isSuspended } from '../../authentication/suspension.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { mentoringProposals, mentors } from '../../database/mentoring-tables.ts';
import { users } from '../../database/schema.ts';
import { freePlaces } from './match.ts';
import { inGroup, load } from './mentor-capacity.ts';
import { askedMail, noLongerAskedMail, passedOnMail, stillLookingMail } from './mentoring-mails.ts';
import type { MentoringPorts } from './mentoring-ports.ts';
import { lockMentor, memberOf, memberOfMentor, moveRequest, type RequestRow } from './mentoring-records.ts';

const dayMs = 24 * 3_600_000;

type AskPorts = Omit<MentoringPorts, 'pool'>;

/**
 * Passes a request to the next mentor of its list who can take it, and notifies the mentee; where none is left the request
 * waits again, and the team sees that it does. Within a lock on the request, with nobody asked any more.
 * @param first it is the beginning of the list: otherwise the mentee gets a mail
 */
export async function askNextMentor(
  transaction: Transaction,
  request: RequestRow,
  ports: AskPorts,
  { first = false } = {},
): Promise<'asked' | 'ran-out'> {
  const { db, client } = transaction;
  const { now, enqueueMail } = ports;
  const mentee = await memberOf(db, request.userId);
  const queue = await db
    .select()
    .from(mentoringProposals)
    .where(and(eq(mentoringProposals.requestId, request.id), eq(mentoringProposals.state, 'queued')))
    .orderBy(asc(mentoringProposals.position));
  for (const proposal of queue) {
    const mentor = await lockMentor(db, proposal.mentorId);
    const member = mentor && (await memberOfMentor(db, mentor.id));
    if (!member || !(await canTake(db, proposal.mentorId, request, now))) {
      await settle(db, [proposal.id], 'dropped', now);
      continue;
    }
    const answerBy = new Date(now.getTime() + mentoringLimits.answerDays * dayMs);
    await db
      .update(mentoringProposals)
      .set({ state: 'asked', askedAt: now, answerBy })
      .where(eq(mentoringProposals.id, proposal.id));
    await enqueueMail(client, askedMail(member, { mentee: mentee?.name ?? '', request, answerBy }, ports));
    if (!first && mentee) await enqueueMail(client, passedOnMail(mentee, member.name, ports));
    return 'asked';
  }
  // She has waited since she asked, not since the last one said no.
  await moveRequest(db, request, 'asked', now, { ranOut: true, stateSince: request.createdAt });
  if (mentee) await enqueueMail(client, stillLookingMail(mentee, ports));
  return 'ran-out';
}

/**
 * Takes a request away from the mentor who is asked, and from those who would be next. Within a lock on the request.
 */
export async function dropProposals(transaction: Transaction, request: RequestRow, ports: AskPorts): Promise<void> {
  const { db, client } = transaction;
  const open = await db
    .select()
    .from(mentoringProposals)
    .where(and(eq(mentoringProposals.requestId, request.id), inArray(mentoringProposals.state, ['asked', 'queued'])));
  await settle(db, idsOf(open), 'dropped', ports.now);
  const asked = open.find(({ state }) => state === 'asked');
  const member = asked && (await memberOfMentor(db, asked.mentorId));
  const mentee = await memberOf(db, request.userId);
  if (member && mentee) {
    await ports.enqueueMail(client, noLongerAskedMail(member, { mentee: mentee.name, expired: false }, ports));
  }
}

/** Notes what came of proposals. */
export async function settle(
  db: Database,
  ids: readonly string[],
  state: 'accepted' | 'declined' | 'expired' | 'dropped',
  now: Date,
  reason = '',
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(mentoringProposals)
    .set({ state, answeredAt: now, reason })
    .where(inArray(mentoringProposals.id, [...ids]));
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Whether a mentor is there and has room for one more of this format. */
export async function canTake(
  db: Database,
  mentorId: string,
  { format, userId }: Pick<RequestRow, 'format' | 'userId'>,
  now: Date,
): Promise<boolean> {
  const [found] = await db
    .select({ mentor: mentors, user: users, load, inGroup })
    .from(mentors)
    .innerJoin(users, eq(users.id, mentors.userId))
    .where(eq(mentors.id, mentorId));
  if (found?.mentor.state !== 'active' || found.mentor.userId === userId) return false;
  if (isSuspended(found.user, now)) return false;
  return freePlaces(format, { maxPairs: found.mentor.maxPairs, load: found.load, inGroup: found.inGroup }) > 0;
}
