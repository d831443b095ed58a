import type { Role } from '@femcoders/contracts/session';

/** Who moderates comments: the same row as the API's policy table. */
export const moderatorRoles: readonly Role[] = ['moderator', 'admin'];
