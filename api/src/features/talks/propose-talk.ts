import { intervalOf, retention } from '@femcoders/contracts/retention';
import type { OwnTalkProposal, TalkProposalToStore } from '@femcoders/contracts/talk-proposal';
import { and, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { talkProposals } from '../../database/talk-tables.ts';
import type { MailingPorts } from '../../mail/outgoing-mail.ts';
import { neededLine } from '../../one-line.ts';
import { conflict, notFound } from '../../problems.ts';
import { readOwnProposals } from './own-talks.ts';
import { proposalReceivedMail } from './proposal-mails.ts';

export interface ProposePorts extends MailingPorts {
  memberId: string;
}

/**
 * Keeps a proposal and notifies her that it is here. The same key again gives the same proposal and nothing else.
 * @throws ApiProblem `validation` for a title or a name that nobody can see; `conflict` for the key of another's
 */
export function proposeTalk(input: TalkProposalToStore, ports: ProposePorts): Promise<OwnTalkProposal> {
  const { pool, now, memberId, enqueueMail, publicUrl } = ports;
  return inTransaction(pool, async ({ db, client }) => {
    const isOthers = input.whose === 'other';
    const [added] = await db
      .insert(talkProposals)
      .values({
        userId: memberId,
        idempotencyKey: input.key,
        whose: isOthers ? 'other' : 'own',
        speakerName: isOthers ? neededLine('speakerName', input.speakerName, 'Escribe quién la da') : null,
        speakerContact: isOthers ? input.speakerContact : null,
        title: neededLine('title', input.title, 'Escribe el título'),
        summary: input.summary,
        topics: input.topics,
        link: input.link || null,
        createdAt: now,
      })
      .onConflictDoNothing({ target: talkProposals.idempotencyKey })
      .returning({ id: talkProposals.id, title: talkProposals.title });
    const known = added ?? (await db.select().from(talkProposals).where(isThis(input.key, memberId)))[0];
    if (!known) throw conflict('Esta propuesta ya se ha enviado desde otra cuenta.');
    if (added) {
      const [member] = await db.select({ email: users.email }).from(users).where(eq(users.id, memberId));
      if (member) await enqueueMail(client, proposalReceivedMail(member.email, added.title, publicUrl));
    }
    const proposal = (await readOwnProposals(db, memberId)).find(({ id }) => id === known.id);
    if (!proposal) throw new Error('A proposal was neither stored nor known.');
    return proposal;
  });
}

const isThis = (key: string, userId: string) =>
  and(eq(talkProposals.idempotencyKey, key), eq(talkProposals.userId, userId));

/** How somebody can be reached who has not asked for it is kept as long as somebody has to write to her. */
export const withoutContact = {
  speakerContact: sql<string | null>`case when ${talkProposals.speakerContact} is not null then '' end`,
};

/** Removes the proposals that were not taken or were withdrawn long ago, and whom to write to about the others. */
export async function purgeProposals(db: Database, now: Date): Promise<void> {
  const old = sql`${now.toISOString()}::timestamptz - ${intervalOf(retention.declinedTalk)}::interval`;
  const { state, decidedAt, createdAt, speakerContact } = talkProposals;
  const declined = and(eq(state, 'declined'), lt(decidedAt, old));
  const withdrawn = and(eq(state, 'withdrawn'), lt(createdAt, old));
  await db.delete(talkProposals).where(or(declined, withdrawn));
  await db
    .update(talkProposals)
    .set(withoutContact)
    .where(and(or(lt(decidedAt, old), lt(createdAt, old)), isNotNull(speakerContact), sql`${speakerContact} <> ''`));
}

/**
 * Takes a proposal back, while it is not decided.
 * @throws ApiProblem `not-found`, also for somebody else's; `conflict` once it is decided
 */
export function withdrawProposal(
  id: string,
  userId: string,
  { pool }: Pick<ProposePorts, 'pool'>,
): Promise<OwnTalkProposal> {
  return inTransaction(pool, async ({ db }) => {
    const hers = and(eq(talkProposals.id, id), eq(talkProposals.userId, userId));
    await db
      .update(talkProposals)
      .set({ state: 'withdrawn', ...withoutContact })
      .where(and(hers, inArray(talkProposals.state, ['received', 'assessing', 'withdrawn'])));
    const proposal = (await readOwnProposals(db, userId)).find((one) => one.id === id);
    if (!proposal) throw notFound('No encontramos esta propuesta.');
    if (proposal.state !== 'withdrawn') {
      throw conflict('Ya está decidida: no se puede retirar. Si algo ha cambiado, escríbenos.');
    }
    return proposal;
  });
}
