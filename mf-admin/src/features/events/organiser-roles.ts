import type { Role } from '@femcoders/contracts/session';

/** Who keeps events, who comes to them and where they are imported from. */
export const organiserRoles: readonly Role[] = ['organiser', 'admin'];
