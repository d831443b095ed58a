// Who does which work: groups of roles, by which endpoints and sections of the administration say whom they admit.
// What a role may do in all is in docs/roles.md.

/** The roles that moderate. */
export const moderation = ['moderator', 'admin'] as const;
/** The roles that edit published content. */
export const edition = ['editor', 'admin'] as const;
/** The roles that administer. */
export const administration = ['admin'] as const;
/** The roles that organise events. */
export const organisation = ['organiser', 'admin'] as const;
/** The roles with sections in the administration; each sees her own. */
export const team = ['editor', 'moderator', 'organiser', 'admin'] as const;
