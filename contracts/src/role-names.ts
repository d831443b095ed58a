import type { Role } from './session.ts';

/** The roles as words for a person. */
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
