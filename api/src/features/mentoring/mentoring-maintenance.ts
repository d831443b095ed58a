import { intervalOf, retention } from '@femcoders/contracts/retention';
import { and, eq, isNull, lte, notExists, sql } from 'drizzle-orm';
import { createDatabase, type Database, inTransaction } from '../../database/database.ts';
import {
  mentoringPairs,
  mentoringProposals,
  mentoringRequests,
  mentoringSessions,
} from '../../database/mentoring-tables.ts';
import { askNextMentor, settle } from './ask-next-mentor.ts';
import { closePair } from './change-pair.ts';
import { noLongerAskedMail, sessionReminderMail } from './mentoring-mails.ts';
import type { MentoringPorts } from './mentoring-ports.ts';
import { lockRequest, memberOf, memberOfMentor } from './mentoring-records.ts';

const dayMs = 24 * 3_600_000;

/**
 * Scheduled task, every hour: passes on requests that nobody answered in time or whose mentor has left, reminds of the
 * sessions of the next day, and deletes what ended two years ago. A step that fails stops no other.
 * @throws AggregateError at the end when something could not be done; the next hour tries it again
 */
export async function maintainMentoring(ports: MentoringPorts): Promise<void> {
  const db = createDatabase(ports.pool);
  const failures: unknown[] = [];
  const attempt = (work: () => Promise<unknown>) => work().catch((error) => failures.push(error));
  await attempt(async () => {
    for (const id of await dueRequests(db, ports.now)) await attempt(() => passOn(id, ports));
  });
  await attempt(async () => {
    for (const id of await abandonedRequests(db)) await attempt(() => endAbandoned(id, ports));
  });
  await attempt(() => remindOfSessions(ports));
  await attempt(() => purgeRequests(db, ports.now));
  if (failures.length > 0) throw new AggregateError(failures, 'Some of the work of mentoring could not be done.');
}

async function purgeRequests(db: Database, now: Date): Promise<void> {
  await db
    .delete(mentoringRequests)
    .where(
      and(
        eq(mentoringRequests.state, 'closed'),
        lte(
          mentoringRequests.stateSince,
          sql`${now.toISOString()}::timestamptz - ${intervalOf(retention.mentoringRequest)}::interval`,
        ),
      ),
    );
}

/** Requests whose mentor did not answer in time, and those for which nobody is asked although somebody should be. */
async function dueRequests(db: Database, now: Date): Promise<string[]> {
  const asked = db
    .select({ one: sql`1` })
    .from(mentoringProposals)
    .where(and(eq(mentoringProposals.requestId, mentoringRequests.id), eq(mentoringProposals.state, 'asked')));
  const late = await db
    .select({ id: mentoringProposals.requestId })
    .from(mentoringProposals)
    .where(and(eq(mentoringProposals.state, 'asked'), lte(mentoringProposals.answerBy, now)));
  const orphaned = await db
    .select({ id: mentoringRequests.id })
    .from(mentoringRequests)
    .where(and(eq(mentoringRequests.state, 'proposed'), notExists(asked)));
  return [...late, ...orphaned].map(({ id }) => id);
}

function passOn(requestId: string, ports: MentoringPorts): Promise<void> {
  return inTransaction(ports.pool, async (transaction) => {
    const { db, client } = transaction;
    const request = await lockRequest(db, requestId);
    if (request.state !== 'proposed') return;
    const [asked] = await db
      .select()
      .from(mentoringProposals)
      .where(and(eq(mentoringProposals.requestId, requestId), eq(mentoringProposals.state, 'asked')));
    if (asked?.answerBy && asked.answerBy > ports.now) return;
    if (asked) {
      await settle(db, [asked.id], 'expired', ports.now);
      const mentor = await memberOfMentor(db, asked.mentorId);
      const mentee = await memberOf(db, request.userId);
      if (mentor && mentee) {
        await ports.enqueueMail(client, noLongerAskedMail(mentor, { mentee: mentee.name, expired: true }, ports));
      }
    }
    await askNextMentor(transaction, request, ports);
  });
}

/** Pairs whose mentor has left. */
async function abandonedRequests(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: mentoringPairs.requestId })
    .from(mentoringPairs)
    .where(and(isNull(mentoringPairs.mentorId), isNull(mentoringPairs.closedAt)));
  return rows.map(({ id }) => id);
}

function endAbandoned(requestId: string, ports: MentoringPorts): Promise<void> {
  return inTransaction(ports.pool, async (transaction) => {
    const request = await lockRequest(transaction.db, requestId);
    const [pair] = await transaction.db
      .select()
      .from(mentoringPairs)
      .where(
        and(eq(mentoringPairs.requestId, requestId), isNull(mentoringPairs.closedAt), isNull(mentoringPairs.mentorId)),
      );
    if (pair) await closePair(transaction, { pair, request, by: 'mentor', reason: '', again: true }, ports);
  });
}

/** Reminds both of a session within the next 24 hours, once. */
async function remindOfSessions(ports: MentoringPorts): Promise<void> {
  const { pool, now, enqueueMail } = ports;
  await inTransaction(pool, async ({ db, client }) => {
    const due = await db
      .select({ session: mentoringSessions, pair: mentoringPairs, request: mentoringRequests })
      .from(mentoringSessions)
      .innerJoin(mentoringPairs, eq(mentoringPairs.id, mentoringSessions.pairId))
      .innerJoin(mentoringRequests, eq(mentoringRequests.id, mentoringPairs.requestId))
      .where(
        and(
          eq(mentoringSessions.state, 'planned'),
          isNull(mentoringSessions.remindedAt),
          lte(mentoringSessions.startsAt, new Date(now.getTime() + dayMs)),
          sql`${mentoringSessions.startsAt} > ${now.toISOString()}::timestamptz`,
        ),
      )
      .limit(500)
      .for('update', { of: mentoringSessions, skipLocked: true });
    for (const { session, pair, request } of due) {
      await db.update(mentoringSessions).set({ remindedAt: now }).where(eq(mentoringSessions.id, session.id));
      // What is paused is not reminded of.
      if (request.state === 'paused') continue;
      const [mentor, mentee] = [await memberOfMentor(db, pair.mentorId), await memberOf(db, request.userId)];
      if (!mentor || !mentee) continue;
      await enqueueMail(client, sessionReminderMail(mentor, { ...session, other: mentee.name }, ports));
      await enqueueMail(client, sessionReminderMail(mentee, { ...session, other: mentor.name }, ports));
    }
  });
}
