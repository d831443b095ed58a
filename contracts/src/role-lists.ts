/** Who moderates. */
export const moderation = ['moderator', 'admin'] as const;
/** Who edits what is published. */
export const edition = ['editor', 'admin'] as const;
/** Who administers. */
export const administration = ['admin'] as const;
/** Who organises events. */
export const organisation = ['organiser', 'admin'] as const;
/** Who may open a section of the administration; each sees her own. */
export const team = ['editor', 'moderator', 'organiser', 'admin'] as const;
