import type { AccountEntry } from '@femcoders/contracts/admin-account';
import { accountParts } from '@femcoders/contracts/admin-account-names';
import { listAccounts } from '@femcoders/contracts/endpoints/account-admin';
import { roleLabels } from '@femcoders/contracts/role-labels';
import { shortDay } from '@femcoders/contracts/spanish-date';
import type { ListDefinition } from '../lists/list-definition.ts';
import { choice, column, dayColumn, named, optionsOf, stateColumn, stateTabs } from '../lists/list-parts.tsx';
import { partNames, stateNames } from './account-words.ts';
import { useAccountFigures } from './api/account.ts';

const secondFactor = named({ on: 'con verificación', off: 'sin verificación' });

/** Everybody's accounts. */
export const accountList: ListDefinition<AccountEntry> = {
  endpoint: listAccounts,
  empty: 'Todavía no hay cuentas',
  useTabCounts() {
    const figures = useAccountFigures();
    if (!figures) return null;
    const { active, suspended, leaving, never } = figures;
    return { '': active + suspended + leaving, active, suspended, leaving, never };
  },
  noun: { one: 'cuenta', many: 'cuentas' },
  caption: 'Personas y roles',
  rowHref: ({ id }) => `/admin/personas/${id}`,
  searchLabel: 'Buscar por nombre o correo',
  defaultSort: '-created_at',
  exportName: 'personas',
  filters: [
    stateTabs('Todas', optionsOf(accountParts, partNames)),
    choice('rol', 'role', 'Rol:', 'todos', named(roleLabels)),
    choice('dos-pasos', 'secondFactor', 'Dos pasos:', 'todas', secondFactor),
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
