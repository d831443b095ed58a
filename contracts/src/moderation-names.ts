export const commentStates = ['pending', 'approved', 'rejected', 'spam'] as const;
export type CommentState = (typeof commentStates)[number];

/** The lists of the moderators: each state, and what is published and was reported since. */
export const commentLists = ['pending', 'reported', 'approved', 'rejected', 'spam'] as const;
export type CommentListName = (typeof commentLists)[number];

/** The sort keys of comments for moderators. */
export const commentSorts = ['createdAt', 'decidedAt', 'reportedAt', 'score'] as const;
export type CommentSort = (typeof commentSorts)[number];

/**
 * The decisions of a moderator on a comment. `keep`: it stays published, and its reports are done with; `reopen` takes
 * that back.
 */
export const decisions = ['approve', 'keep', 'reject', 'spam', 'restore', 'reopen'] as const;
export type Decision = (typeof decisions)[number];

/** The state that each decision leads to. */
export const stateAfter = {
  approve: 'approved',
  keep: 'approved',
  reject: 'rejected',
  spam: 'spam',
  restore: 'pending',
  reopen: 'approved',
} as const satisfies Record<Decision, CommentState>;

/** Why a comment is rejected, in the order in which the reasons are offered. */
export const rejectReasons = ['spam', 'abuse', 'personal-data', 'advertising', 'off-topic', 'illegal'] as const;
export type RejectReason = (typeof rejectReasons)[number];
