import type { PairChange } from '@femcoders/contracts/mentoring-pair';
import { and, eq, inArray } from 'drizzle-orm';
import { announce } from '../../database/change-feed.ts';
import { inTransaction, type Transaction } from '../../database/database.ts';
import { mentoringPairs, mentoringSessions } from '../../database/mentoring-tables.ts';
import { closedMail, pausedMail } from './mentoring-mails.ts';
import type { MentoringPorts } from './mentoring-ports.ts';
import {
  conflict,
  lockRequest,
  memberOf,
  memberOfMentor,
  moveRequest,
  type PairRow,
  type RequestRow,
} from './mentoring-records.ts';
import { findOwnPair, stateOf } from './own-pair.ts';

/**
 * Pauses, resumes or closes a pair, by either of the two; the other gets a mail. When the mentee closes it with
 * `again`, her request waits for another mentor: nobody has to explain why.
 * @throws ApiProblem `not-found`; `conflict` when the other has changed it meanwhile
 */
export function changePair(
  userId: string,
  pairId: string,
  { state, from, reason = '', again = false }: PairChange,
  ports: MentoringPorts,
): Promise<void> {
  return inTransaction(ports.pool, async (transaction) => {
    const { db, client } = transaction;
    const seen = await findOwnPair(db, userId, pairId, ports.now);
    const request = await lockRequest(db, seen.request.id);
    const { pair } = await findOwnPair(db, userId, pairId, ports.now);
    const current = stateOf(pair, request);
    if (current === state) return;
    if (current !== from) throw conflict(`Vuestra mentoría está ${stateWords[current]}. Mira cómo ha quedado.`);
    const isMentee = request.userId === userId;
    if (state === 'closed') {
      const by = isMentee ? 'mentee' : 'mentor';
      await closePair(transaction, { pair, request, by, reason, again: again && isMentee }, ports);
      return;
    }
    if (state === 'paused' && current === 'accepted') throw conflict('Todavía no habéis empezado.');
    await moveRequest(db, request, state, ports.now);
    const [mentor, mentee] = [await memberOfMentor(db, pair.mentorId), await memberOf(db, request.userId)];
    const [to, other] = isMentee ? [mentor, mentee] : [mentee, mentor];
    if (to && other && current !== 'accepted') {
      await ports.enqueueMail(client, pausedMail(to, { other: other.name, paused: state === 'paused' }, ports));
    }
  });
}

/**
 * Ends a pair within a lock on its request: sessions to come are cancelled, both get a mail, and the request is closed
 * or waits for another mentor.
 */
export async function closePair(
  transaction: Transaction,
  ending: { pair: PairRow; request: RequestRow; by: 'mentor' | 'mentee' | 'team'; reason: string; again: boolean },
  ports: Omit<MentoringPorts, 'pool'>,
): Promise<void> {
  const { db, client } = transaction;
  const { pair, request, by, reason, again } = ending;
  const { now } = ports;
  await db
    .update(mentoringPairs)
    .set({ closedAt: now, closedBy: by, closeReason: reason })
    .where(eq(mentoringPairs.id, pair.id));
  await db
    .update(mentoringSessions)
    .set({ state: 'cancelled', updatedAt: now })
    .where(and(eq(mentoringSessions.pairId, pair.id), inArray(mentoringSessions.state, ['planned'])));
  await moveRequest(db, request, again ? 'asked' : 'closed', now, { ranOut: false });
  const [mentor, mentee] = [await memberOfMentor(db, pair.mentorId), await memberOf(db, request.userId)];
  if (mentee) await ports.enqueueMail(client, closedMail(mentee, { other: mentor?.name ?? null, again }, ports));
  if (mentor) await ports.enqueueMail(client, closedMail(mentor, { other: mentee?.name ?? null, again: false }, ports));
  await announce(client, 'mentoring_changed');
}

const stateWords = { accepted: 'recién aceptada', active: 'activa', paused: 'en pausa', closed: 'cerrada' } as const;
