import type { listTalkProposals } from '@femcoders/contracts/endpoints/talks';
import type { AdminTalkProposal, ProposalScore, TalkProposalEntry } from '@femcoders/contracts/talk-proposal';
import { type ProposalState, proposalCriteria, proposalStates } from '@femcoders/contracts/talk-proposal-names';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { talkProposalScores, talkProposals } from '../../database/talk-tables.ts';
import { matchesWords, orderOf, readAdminPage } from '../../lists/admin-list.ts';
import type { ListQuery } from '../../lists/list-query.ts';
import type { Page } from '../../lists/listing.ts';
import { notFound } from '../../problems.ts';

export type ProposalRow = typeof talkProposals.$inferSelect;

// In words, not columns: within a selection of one table these would lose the table's name.
const scored = sql<number>`(
  select count(*)::int from talk_proposal_scores where proposal_id = talk_proposals.id)`;
const mean = sql<number | null>`(
  select round(avg(score::int), 1)::float from talk_proposal_scores, jsonb_each_text(scores) as each (criterion, score)
  where proposal_id = talk_proposals.id)`;
const scoredBy = (userId: string) => sql<boolean>`exists (
  select from talk_proposal_scores where proposal_id = talk_proposals.id and reviewer_id = ${userId})`;

const columns = {
  title: sql`${talkProposals.title} collate "es-x-icu"`,
  state: sql`array_position(${sql.raw(`array['${proposalStates.join("','")}']`)}, ${talkProposals.state})`,
  scored,
  created_at: talkProposals.createdAt,
};

const decider = alias(users, 'decider');

const selectProposals = (db: Database, userId: string) =>
  db
    .select({
      row: getTableColumns(talkProposals),
      ...{ proposedBy: users.name, scored, mean, scoredByMe: scoredBy(userId), decidedBy: decider.name },
    })
    .from(talkProposals)
    .leftJoin(users, eq(users.id, talkProposals.userId))
    .leftJoin(decider, eq(decider.id, talkProposals.decidedBy));

type ListedRow = Awaited<ReturnType<typeof selectProposals>>[number];

const isDecided = ({ state }: Pick<ProposalRow, 'state'>) => state === 'accepted' || state === 'declined';

/** Nobody leans on another's: what others think is seen once one has scored, or it is decided. */
const seesScores = ({ row, scoredByMe }: ListedRow) => scoredByMe || isDecided(row);

function toEntry(found: ListedRow): TalkProposalEntry {
  const { row, proposedBy, scored: howMany, mean: points, scoredByMe } = found;
  const { id, title, state, whose, createdAt } = row;
  return {
    ...{ id, title, state, whose, scoredByMe },
    proposedBy: proposedBy ?? '',
    scored: howMany,
    mean: seesScores(found) ? points : null,
    createdAt: createdAt.toISOString(),
  };
}

/** One page of the proposals, and how many there are on all of them. */
export function listProposals(
  db: Database,
  { q, state, sort }: ListQuery<typeof listTalkProposals>,
  userId: string,
  page: Page,
) {
  const states: readonly ProposalState[] =
    state === 'pending' ? ['received', 'assessing'] : state ? [state] : proposalStates;
  const { title, summary, speakerName, topics } = talkProposals;
  const selected = and(
    inArray(talkProposals.state, states),
    matchesWords(q, [title, summary, speakerName, sql`array_to_string(${topics}, ' ')`]),
  );
  return readAdminPage(
    page,
    selectProposals(db, userId)
      .where(selected)
      .orderBy(...orderOf(sort, columns, talkProposals.id)),
    db.$count(talkProposals, selected),
    toEntry,
  );
}

/**
 * @param userId the caller: others' scores are hers to see once she has scored
 * @throws ApiProblem `not-found`
 */
export async function readProposal(db: Database, id: string, userId: string): Promise<AdminTalkProposal> {
  const [found] = await selectProposals(db, userId).where(eq(talkProposals.id, id));
  if (!found) throw noProposal();
  const scores = await readScores(db, id);
  const { row } = found;
  const { summary, topics, link, speakerName, motive, talkId } = row;
  return {
    ...toEntry(found),
    ...{ summary, topics, link, speakerName, motive },
    speakerContact: row.speakerContact || null,
    scores: seesScores(found) ? scores : scores.filter(({ by }) => by?.id === userId),
    decidedBy: found.decidedBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    talk: talkId,
  };
}

async function readScores(db: Database, proposalId: string): Promise<ProposalScore[]> {
  const rows = await db
    .select({ ...getTableColumns(talkProposalScores), name: users.name })
    .from(talkProposalScores)
    .leftJoin(users, eq(users.id, talkProposalScores.reviewerId))
    .where(eq(talkProposalScores.proposalId, proposalId))
    .orderBy(asc(talkProposalScores.scoredAt), asc(talkProposalScores.id));
  return rows.map(({ reviewerId, name, scores, note }) => ({
    by: reviewerId && name ? { id: reviewerId, name } : null,
    scores: Object.fromEntries(proposalCriteria.map((one) => [one, scores[one]])) as ProposalScore['scores'],
    note,
  }));
}

export const noProposal = () =>
  notFound('Esta propuesta no está aquí. Puede que quien la hizo haya borrado su cuenta.');
