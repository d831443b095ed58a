import { isoDay } from '@femcoders/contracts/spanish-date';
import type { AdminTalkProposal, NewProposalScore, ProposalDecision } from '@femcoders/contracts/talk-proposal';
import { neededScores } from '@femcoders/contracts/talk-proposal-limits';
import { proposalStateNames } from '@femcoders/contracts/talk-proposal-names';
import { count, eq } from 'drizzle-orm';
import type { ActPorts } from '../../audit/audit-log.ts';
import { type Database, inTransaction } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { talkProposalScores, talkProposals } from '../../database/talk-tables.ts';
import type { MailingPorts } from '../../mail/outgoing-mail.ts';
import { conflict } from '../../problems.ts';
import { recordStore } from '../../record-store.ts';
import { noProposal, type ProposalRow, readProposal } from './admin-proposals.ts';
import { proposalDecidedMail } from './proposal-mails.ts';
import { withoutContact } from './propose-talk.ts';
import { insertTalk, lockTalkNames, withKeys } from './talk-mutations.ts';

const { lock, record } = recordStore({ kind: 'talk-proposal', table: talkProposals, missing: noProposal });

/**
 * Scores a proposal, or changes what one has scored, while it is not decided.
 * @throws ApiProblem `not-found`; `conflict` for one's own proposal, and once it is decided or withdrawn
 */
export function scoreProposal(
  id: string,
  { scores, note = '' }: NewProposalScore,
  ports: ActPorts,
): Promise<AdminTalkProposal> {
  const { pool, now, actor } = ports;
  return inTransaction(pool, async ({ db }) => {
    const proposal = await lockOpenProposal(db, id);
    if (proposal.userId === actor.id) throw conflict('La has propuesto tú: la puntúan otras dos.');
    const scored = { scores, note, scoredAt: now };
    await db
      .insert(talkProposalScores)
      .values({ proposalId: id, reviewerId: actor.id, ...scored })
      .onConflictDoUpdate({ target: [talkProposalScores.proposalId, talkProposalScores.reviewerId], set: scored });
    await db.update(talkProposals).set({ state: 'assessing' }).where(eq(talkProposals.id, id));
    await record(db, ports, 'talk-proposal.score', id, undefined, { scores });
    return readProposal(db, id, actor.id);
  });
}

/**
 * Decides about a proposal and mails its author. Of one that is accepted a talk is drafted.
 * @throws ApiProblem `not-found`; `conflict` for one's own proposal, before two have scored it, and once it is decided or
 * withdrawn
 */
export function decideProposal(
  id: string,
  { decision, motive = '' }: ProposalDecision,
  ports: ActPorts & MailingPorts,
): Promise<AdminTalkProposal> {
  const { pool, now, actor, enqueueMail, publicUrl } = ports;
  return inTransaction(pool, async (transaction) => {
    const { db, client } = transaction;
    // Drafting chooses an address: one at a time, and before the row, as everywhere.
    await lockTalkNames(transaction);
    const proposal = await lockOpenProposal(db, id);
    if (proposal.userId === actor.id) throw conflict('La has propuesto tú: la decide otra persona.');
    const [scores] = await db
      .select({ given: count() })
      .from(talkProposalScores)
      .where(eq(talkProposalScores.proposalId, id));
    if ((scores?.given ?? 0) < neededScores) {
      throw conflict(`Antes de decidir la puntúan ${neededScores} personas del equipo.`);
    }
    const talkId = decision === 'accepted' ? await insertTalk(db, draftOf(proposal, now), now) : null;
    const forgotten = decision === 'declined' && withoutContact;
    await db
      .update(talkProposals)
      .set({ state: decision, motive: motive || null, decidedBy: actor.id, decidedAt: now, talkId, ...forgotten })
      .where(eq(talkProposals.id, id));
    const act = decision === 'accepted' ? 'talk-proposal.accept' : 'talk-proposal.decline';
    await record(db, ports, act, id, { state: proposal.state }, { state: decision, ...(talkId && { talk: talkId }) });
    const [member] = await db.select({ email: users.email }).from(users).where(eq(users.id, proposal.userId));
    if (member) {
      const decided = { title: proposal.title, decision, motive };
      await enqueueMail(client, proposalDecidedMail(member.email, decided, publicUrl));
    }
    return readProposal(db, id, actor.id);
  });
}

/** Returns the draft of a talk from a proposal. */
function draftOf({ title, summary, topics, link }: ProposalRow, now: Date) {
  return {
    ...{ title, summary },
    ...withKeys(topics),
    level: 'inicial',
    language: 'es',
    format: 'charla',
    licence: 'reservada',
    minutes: 20,
    givenOn: isoDay(now),
    resources: link ? [{ title: 'Más sobre la charla', address: link }] : [],
  } as const satisfies Parameters<typeof insertTalk>[1];
}

async function lockOpenProposal(db: Database, id: string): Promise<ProposalRow> {
  const proposal = await lock(db, id);
  if (proposal.state !== 'received' && proposal.state !== 'assessing') {
    const state = proposalStateNames[proposal.state].toLowerCase();
    throw conflict(`Ya no se puede cambiar: está «${state}». Mira la propuesta otra vez.`);
  }
  return proposal;
}
