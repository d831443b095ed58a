import type { AccountPart, AccountState } from '@femcoders/contracts/admin-account-names';
import type { Role } from '@femcoders/contracts/session';

export const stateNames: Record<AccountState, string> = {
  active: 'Activa',
  suspended: 'Suspendida',
  leaving: 'Se borrará',
};

export const partNames: Record<AccountPart, string> = {
  active: 'Activas',
  suspended: 'Suspendidas',
  leaving: 'Se borrarán',
  never: 'Nunca han entrado',
};

/** The rights of a role beyond a member's, in words for the administrator who gives it. */
export const roleDuties: Record<Role, string> = {
  member: 'Su perfil, sus plazas y sus comentarios.',
  promoter: 'Como socia. Voluntaria de la comunidad.',
  mentor: 'Como socia. Acompaña a otras.',
  company: 'Como socia. Cuenta de una empresa que patrocina.',
  editor: 'Como socia. Escribe los artículos, que viven en el repositorio.',
  moderator: 'Decide sobre los comentarios.',
  organiser: 'Prepara eventos y ve quién va a cada uno.',
  admin: 'Todo: personas, roles, contacto y sistema.',
};
