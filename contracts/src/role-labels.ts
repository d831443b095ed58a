import type { Role } from './session.ts';

/** The name of each role as people read it. */
export const roleLabels: Readonly<Record<Role, string>> = {
  member: 'Socia',
  promoter: 'Promotora',
  mentor: 'Mentora',
  company: 'Empresa',
  editor: 'Editora',
  moderator: 'Moderadora',
  organiser: 'Organizadora',
  admin: 'Administradora',
};
