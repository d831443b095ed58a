import type { AdminMentoring, AdminMentoringChange, MentoringTeamNote } from '@femcoders/contracts/admin-mentoring';
import { mentoringStateNames } from '@femcoders/contracts/mentoring-names';
import { type ActPorts, recorderOf } from '../../audit/audit-log.ts';
import { announce } from '../../database/change-feed.ts';
import { inTransaction, type Transaction } from '../../database/database.ts';
import { mentoringProposals, mentoringTeamNotes } from '../../database/mentoring-tables.ts';
import { invalid } from '../../problems.ts';
import { listCandidates, readAdminRequest } from './admin-request.ts';
import { refuseSecond } from './ask-for-mentor.ts';
import { askNextMentor, canTake, dropProposals } from './ask-next-mentor.ts';
import { closePair } from './change-pair.ts';
import { proposedMail } from './mentoring-mails.ts';
import type { MentoringPorts } from './mentoring-ports.ts';
import { conflict, lockRequest, memberOf, moveRequest, openPairOf, type RequestRow } from './mentoring-records.ts';

const record = recorderOf('mentoring');

export type CoordinatePorts = MentoringPorts & ActPorts;

/**
 * Confirms to whom a request is proposed, in this order, with the engine's reasons as they are now; the first is asked at
 * once and the mentee gets a mail with their names.
 * @throws ApiProblem `not-found`; `conflict` when it does not wait any more; `validation` for a mentor who cannot take it
 */
export function propose(id: string, mentorIds: readonly string[], ports: CoordinatePorts): Promise<AdminMentoring> {
  return onRequest(id, ports, async (transaction, request) => {
    const { db, client } = transaction;
    if (request.state !== 'asked') {
      throw conflict(`Esta solicitud ya está ${mentoringStateNames[request.state].toLowerCase()}.`);
    }
    const candidates = await listCandidates(db, id, ports.now, [...mentorIds]);
    const chosen = [...new Set(mentorIds)].map((mentorId) => candidates.find((one) => one.id === mentorId));
    const proposals = [];
    for (const candidate of chosen) {
      if (!candidate || !(await canTake(db, candidate.id, request, ports.now))) {
        const message = `${candidate?.name ?? 'Una de ellas'} no puede ahora: quítala de la propuesta.`;
        throw invalid([{ field: 'mentors', message }]);
      }
      proposals.push(candidate);
    }
    await db.insert(mentoringProposals).values(
      proposals.map(({ id: mentorId, score, reasons }, position) => ({
        requestId: id,
        mentorId,
        position,
        score,
        reasons,
        createdAt: ports.now,
      })),
    );
    await moveRequest(db, request, 'proposed', ports.now, { ranOut: false });
    await record(db, ports, 'mentoring.propose', id, undefined, { mentors: proposals.map(({ name }) => name) });
    const mentee = await memberOf(db, request.userId);
    const names = proposals.map(({ name }) => name);
    if (mentee) await ports.enqueueMail(client, proposedMail(mentee, names, ports));
    await askNextMentor(transaction, { ...request, state: 'proposed' }, ports, { first: true });
  });
}

/**
 * Takes back what was proposed, ends a pair, closes a request or opens it again.
 * @throws ApiProblem `not-found`; `conflict` when somebody else has moved it meanwhile
 */
export function changeRequestState(
  id: string,
  { state, from, reason = '' }: AdminMentoringChange,
  ports: CoordinatePorts,
): Promise<AdminMentoring> {
  return onRequest(id, ports, async (transaction, request) => {
    const { db } = transaction;
    if (request.state === state) return;
    if (request.state !== from) {
      throw conflict(`Ahora está ${mentoringStateNames[request.state].toLowerCase()}. Mira la solicitud otra vez.`);
    }
    if (request.state === 'closed') await refuseSecond(db, request);
    const pair = await openPairOf(db, id);
    if (pair) await closePair(transaction, { pair, request, by: 'team', reason, again: state === 'asked' }, ports);
    else {
      await dropProposals(transaction, request, ports);
      await moveRequest(db, request, state, ports.now, { ranOut: false });
    }
    const act = state === 'closed' ? 'mentoring.close' : 'mentoring.reopen';
    await record(db, ports, act, id, { state: from }, { state, ...(reason && { reason }) });
  });
}

/** Keeps a note that only the team reads. The same key again changes nothing. */
export function noteRequest(
  id: string,
  { key, text = '' }: MentoringTeamNote,
  ports: CoordinatePorts,
): Promise<AdminMentoring> {
  return onRequest(id, ports, async ({ db }) => {
    const { actor, now } = ports;
    const added = await db
      .insert(mentoringTeamNotes)
      .values({ id: key, requestId: id, text, authorId: actor.id, authorName: actor.name, createdAt: now })
      .onConflictDoNothing({ target: mentoringTeamNotes.id })
      .returning({ id: mentoringTeamNotes.id });
    if (added.length > 0) await record(db, ports, 'mentoring.note', id);
  });
}

/** Locks the request, so that of two who act on it one is first, and answers with how it is afterwards. */
function onRequest(
  id: string,
  ports: CoordinatePorts,
  act: (transaction: Transaction, request: RequestRow) => Promise<void>,
): Promise<AdminMentoring> {
  return inTransaction(ports.pool, async (transaction) => {
    const { db, client } = transaction;
    await act(transaction, await lockRequest(db, id));
    await announce(client, 'mentoring_changed');
    return readAdminRequest(db, id, ports.now);
  });
}
