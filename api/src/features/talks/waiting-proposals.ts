import { edition } from '@femcoders/contracts/role-groups';
import { and, eq, inArray, ne, notExists } from 'drizzle-orm';
import { talkProposalScores, talkProposals } from '../../database/talk-tables.ts';
import { type WorkSource, waitingIn } from '../../feature/pending-work.ts';

/** Proposals that are not decided and that the caller has not scored; her own wait for others. */
export const waitingProposals: WorkSource = {
  section: '/admin/presentaciones',
  roles: edition,
  async count(db, _now, caller) {
    const hers = db
      .select({ id: talkProposalScores.id })
      .from(talkProposalScores)
      .where(and(eq(talkProposalScores.proposalId, talkProposals.id), eq(talkProposalScores.reviewerId, caller.id)));
    const isOpen = inArray(talkProposals.state, ['received', 'assessing']);
    return waitingIn(db, talkProposals.createdAt, and(isOpen, ne(talkProposals.userId, caller.id), notExists(hers)));
  },
};
