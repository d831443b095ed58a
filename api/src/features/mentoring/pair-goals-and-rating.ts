import { mentoringLimits } from '@femcoders/contracts/mentoring-limits';
import { and, count, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { ContactConfig } from '../../config.ts';
import type { ApiContext } from '../../context.ts';
import { createDatabase } from '../../database/database.ts';
import { mentoringGoals, mentoringRatings } from '../../database/mentoring-tables.ts';
import { notFound } from '../../problems.ts';
import { submitMessage } from '../contact/feature.ts';
import type { MentoringPorts } from './mentoring-ports.ts';
import { conflict, memberOf } from './mentoring-records.ts';
import { findOwnPair } from './own-pair.ts';
import { onPair } from './pair-sessions.ts';

/**
 * Adds a goal that both see. The same key again changes nothing.
 * @throws ApiProblem `not-found`; `conflict` when there are many
 */
export function addGoal(
  userId: string,
  pairId: string,
  { key, text }: { key: string; text: string },
  ports: MentoringPorts,
): Promise<void> {
  return onPair(userId, pairId, ports, async ({ db }) => {
    const [goals] = await db.select({ goals: count() }).from(mentoringGoals).where(eq(mentoringGoals.pairId, pairId));
    if ((goals?.goals ?? 0) >= mentoringLimits.goalsOfPair) {
      throw conflict(`Como mucho ${mentoringLimits.goalsOfPair} objetivos: borra alguno antes.`, 'text');
    }
    await db
      .insert(mentoringGoals)
      .values({ id: key, pairId, text, createdAt: ports.now })
      .onConflictDoNothing({ target: mentoringGoals.id });
  });
}

/** Checks a goal, or unchecks it. */
export function checkGoal(
  userId: string,
  ids: { pair: string; goal: string },
  done: boolean,
  ports: MentoringPorts,
): Promise<void> {
  return onPair(userId, ids.pair, ports, async ({ db }) => {
    const changed = await db
      .update(mentoringGoals)
      .set({ doneAt: done ? ports.now : null })
      .where(and(eq(mentoringGoals.id, ids.goal), eq(mentoringGoals.pairId, ids.pair)))
      .returning({ id: mentoringGoals.id });
    if (changed.length === 0) throw notFound('Este objetivo ya no está.');
  });
}

/** Removes a goal. */
export function deleteGoal(userId: string, ids: { pair: string; goal: string }, ports: MentoringPorts): Promise<void> {
  return onPair(userId, ids.pair, ports, async ({ db }) => {
    await db.delete(mentoringGoals).where(and(eq(mentoringGoals.id, ids.goal), eq(mentoringGoals.pairId, ids.pair)));
  });
}

/** Keeps how it went, for the team alone; a later word counts. */
export async function ratePair(
  userId: string,
  pairId: string,
  { stars, note }: { stars: number; note: string },
  { pool, now }: MentoringPorts,
): Promise<void> {
  const db = createDatabase(pool);
  await findOwnPair(db, userId, pairId, now);
  await db
    .insert(mentoringRatings)
    .values({ pairId, userId, stars, note, updatedAt: now })
    .onConflictDoUpdate({
      target: [mentoringRatings.pairId, mentoringRatings.userId],
      set: { stars, note, updatedAt: now },
    });
}

/** Reports something to the team in the private channel of the code of conduct: only those who answer it read it. */
export async function reportPair(
  userId: string,
  pairId: string,
  { text }: { text: string },
  ports: MentoringPorts &
    Pick<ApiContext, 'judgeUpload' | 'uploads'> & { contact: ContactConfig; log: FastifyBaseLogger },
): Promise<string> {
  const { pool, now, enqueueMail, judgeUpload, uploads, contact, log } = ports;
  const db = createDatabase(pool);
  const found = await findOwnPair(db, userId, pairId, now);
  const member = await memberOf(db, userId);
  if (!member) throw notFound();
  const other = (found.request.userId === userId ? found.mentorName : found.menteeName) ?? 'alguien que ya no está';
  const receipt = await submitMessage(
    {
      reason: 'conducta',
      anonymous: false,
      name: member.name,
      email: member.email,
      company: '',
      helps: [],
      talkDate: '',
      talkCity: '',
      message: `Sobre la mentoría con ${other} (solicitud ${found.request.id}).\n\n${text}`,
      privacy: true,
    },
    // The address of her account is hers.
    { pool, now, enqueueMail, judgeUpload, uploads, mayAcknowledge: true, config: contact, log },
  );
  return receipt.reference;
}
