import type { Role } from './session.ts';

/** Roles as one calls whoever has them. */
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
