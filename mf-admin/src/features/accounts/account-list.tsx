import type { AccountEntry } from '@femcoders/contracts/admin-account';
import { accountParts } from '@femcoders/contracts/admin-account-names';
import { listAccounts } from '@femcoders/contracts/endpoints/account-admin';
import { roleLabels } from '@femcoders/contracts/role-labels';
import type { Role } from '@femcoders/contracts/session';
import { shortDay } from '@femcoders/contracts/spanish-date';
import type { ListDefinition } from '../lists/list-definition.ts';
import { choice, column, dayColumn, named, optionsOf, stateTabs } from '../lists/list-parts.ts';
import { stateColumn } from '../lists/state-column.tsx';
import { partNames, stateNames } from './account-words.ts';

/** Everybody's accounts. */
export const accountList: ListDefinition<AccountEntry> = {
  endpoint: listAccounts,
  noun: { one: 'cuenta', many: 'cuentas' },
  caption: 'Personas y roles',
  rowKey: ({ id }) => id,
  rowHref: ({ id }) => `/admin/personas/${id}`,
  searchLabel: 'Buscar por nombre o correo',
  defaultSort: '-created_at',
  exportName: 'personas',
  filters: [
    stateTabs('Todas', optionsOf(accountParts, partNames)),
    choice(
      'rol',
      'role',
      'Rol:',
      'todos',
      (Object.keys(roleLabels) as Role[]).map((role) => ({ value: role, label: roleLabels[role] })),
    ),
    choice(
      'dos-pasos',
      'secondFactor',
      'Dos pasos:',
      'todas',
      named({ on: 'con verificación', off: 'sin verificación' }),
    ),
  ],
  columns: [
    column('name', 'Nombre', ({ name }) => name, { sort: 'ascending' }),
    column('email', 'Correo', ({ email }) => email, { sort: 'ascending' }),
    column('role', 'Rol', ({ role }) => roleLabels[role], { sort: 'ascending', width: '8.5rem' }),
    stateColumn(stateNames, '7.5rem'),
    column('second_factor', 'Dos pasos', ({ secondFactor }) => (secondFactor ? 'Sí' : 'No'), { width: '5.5rem' }),
    dayColumn('created_at', 'Desde', ({ createdAt }) => createdAt),
    column('last_seen', 'Última visita', ({ lastSeenOn }) => lastSeenOn, {
      sort: 'descending',
      width: '8rem',
      cell: ({ lastSeenOn }) => (lastSeenOn ? shortDay(lastSeenOn) : 'Nunca'),
    }),
  ],
};
