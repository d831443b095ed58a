// Apart from the schemas, so that a form which only needs words and numbers does not load the validator.

/** What happens to a member's comments when her account goes: they stay without her name, or go as well. */
export const commentFates = ['anonymise', 'delete'] as const;
export type CommentFate = (typeof commentFates)[number];

/** Days between asking for it and losing the account. */
export const deletionGraceDays = 14;
/** Months without use after which an account goes, and days before that at which its owner gets a mail. */
export const inactivityMonths = 24;
export const inactivityNoticeDays = 30;
