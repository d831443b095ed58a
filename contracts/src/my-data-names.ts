/** What happens to a member's comments when her account goes: they stay without her name, or go as well. */
export const commentFates = ['anonymise', 'delete'] as const;
export type CommentFate = (typeof commentFates)[number];
