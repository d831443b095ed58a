/** The fate of a member's comments when her account is deleted: they stay without her name, or go as well. */
export const commentFates = ['anonymise', 'delete'] as const;
export type CommentFate = (typeof commentFates)[number];
