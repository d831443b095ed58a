import type { ProposalAnswer } from '@femcoders/contracts/mentoring';
import { and, eq, inArray } from 'drizzle-orm';
import { announce } from '../../database/change-feed.ts';
import { inTransaction } from '../../database/database.ts';
import { mentoringPairs, mentoringProposals, mentors } from '../../database/mentoring-tables.ts';
import { notFound } from '../../problems.ts';
import { askNextMentor, canTake, settle } from './ask-next-mentor.ts';
import { acceptedMail, pairedMail } from './mentoring-mails.ts';
import type { MentoringPorts } from './mentoring-ports.ts';
import { conflict, lockMentor, lockRequest, memberOf, memberOfMentor, moveRequest } from './mentoring-records.ts';

/**
 * A mentor says yes, and the two are a pair, or no, and the next is asked. The same answer again changes nothing.
 * @throws ApiProblem `not-found` for what she was not asked; `conflict` when it has passed on, or she has no room left
 */
export function answerProposal(
  userId: string,
  proposalId: string,
  { accept, reason = '' }: ProposalAnswer,
  ports: MentoringPorts,
): Promise<void> {
  const { pool, now, enqueueMail } = ports;
  return inTransaction(pool, async (transaction) => {
    const { db, client } = transaction;
    const hers = and(eq(mentoringProposals.id, proposalId), eq(mentors.userId, userId));
    const find = () =>
      db
        .select({ proposal: mentoringProposals })
        .from(mentoringProposals)
        .innerJoin(mentors, eq(mentors.id, mentoringProposals.mentorId))
        .where(hers);
    const [asked] = await find();
    if (!asked) throw notFound('Esta solicitud ya no está aquí.');
    const request = await lockRequest(db, asked.proposal.requestId);
    await lockMentor(db, asked.proposal.mentorId);
    const [found] = await find();
    const proposal = found?.proposal;
    if (!proposal) throw notFound('Esta solicitud ya no está aquí.');
    if (proposal.state === (accept ? 'accepted' : 'declined')) return;
    if (proposal.state !== 'asked') throw conflict('Esta solicitud ya ha pasado a otra mentora.');

    if (!accept) {
      await settle(db, [proposal.id], 'declined', now, reason);
      await askNextMentor(transaction, request, ports);
      return;
    }
    if (!(await canTake(db, proposal.mentorId, request, now))) {
      throw conflict('Ya tienes todos tus sitios ocupados. Sube tu máximo en tu ficha o di que ahora no puedes.');
    }
    await settle(db, [proposal.id], 'accepted', now);
    await db
      .update(mentoringProposals)
      .set({ state: 'dropped', answeredAt: now })
      .where(and(eq(mentoringProposals.requestId, request.id), inArray(mentoringProposals.state, ['queued'])));
    const { id: requestId, goal } = request;
    await db.insert(mentoringPairs).values({ requestId, mentorId: proposal.mentorId, goal, startedAt: now });
    await moveRequest(db, request, 'accepted', now, { ranOut: false });

    const mentor = await memberOfMentor(db, proposal.mentorId);
    const mentee = await memberOf(db, request.userId);
    const [card] = await db.select({ contact: mentors.contact }).from(mentors).where(eq(mentors.id, proposal.mentorId));
    if (mentor && mentee && card) {
      await enqueueMail(client, acceptedMail(mentee, { mentor: mentor.name, contact: card.contact }, ports));
      await enqueueMail(client, pairedMail(mentor, { mentee: mentee.name, contact: request.contact }, ports));
    }
    await announce(client, 'mentoring_changed');
  });
}
