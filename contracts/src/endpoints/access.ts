import { roles } from '../session.ts';

/** Every member, whatever her role. */
export const members = roles;
/** Who moderates. */
export const moderation = ['moderator', 'admin'] as const;
/** Who administers. */
export const administration = ['admin'] as const;
/** Who organises events. */
export const organisation = ['organiser', 'admin'] as const;
