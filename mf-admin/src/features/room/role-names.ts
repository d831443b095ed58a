import type { Role } from '@femcoders/contracts/session';

/** Roles as the room calls whoever has them. */
export const roleNames: Readonly<Record<Role, string>> = {
  member: 'Socia',
  promoter: 'Promotora',
  mentor: 'Mentora',
  company: 'Empresa',
  editor: 'Editora',
  moderator: 'Moderadora',
  organiser: 'Organizadora',
  admin: 'Administradora',
};
