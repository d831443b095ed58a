import type { AccountEntry } from '@femcoders/contracts/admin-account';
import { accountParts } from '@femcoders/contracts/admin-account-names';
import { roleNames } from '@femcoders/contracts/role-names';
import type { Role } from '@femcoders/contracts/session';
import { shortDay } from '@femcoders/contracts/spanish-date';
import type { ListDefinition } from '../lists/list-definition.ts';
import { partNames, stateNames } from './account-words.ts';

/** Everybody's accounts. */
export const accountList: ListDefinition<AccountEntry> = {
  path: '/admin/accounts',
  noun: { one: 'cuenta', many: 'cuentas' },
  caption: 'Personas y roles',
  rowKey: ({ id }) => id,
  rowHref: ({ id }) => `/admin/personas/${id}`,
  searchLabel: 'Buscar por nombre o correo',
  defaultSort: '-created_at',
  exportName: 'personas',
  filters: [
    {
      kind: 'tabs',
      name: 'estado',
      query: 'state',
      label: 'Estado',
      all: 'Todas',
      options: accountParts.map((part) => ({ value: part, label: partNames[part] })),
    },
    {
      name: 'rol',
      query: 'role',
      label: 'Rol:',
      all: 'todos',
      options: (Object.keys(roleNames) as Role[]).map((role) => ({ value: role, label: roleNames[role] })),
    },
    {
      name: 'dos-pasos',
      query: 'secondFactor',
      label: 'Dos pasos:',
      all: 'todas',
      options: [
        { value: 'on', label: 'con verificación' },
        { value: 'off', label: 'sin verificación' },
      ],
    },
  ],
  columns: [
    {
      id: 'name',
      header: 'Nombre',
      sort: 'ascending',
      cell: ({ name }) => name,
      csv: ({ name }) => name,
    },
    { id: 'email', header: 'Correo', sort: 'ascending', cell: ({ email }) => email, csv: ({ email }) => email },
    {
      id: 'role',
      header: 'Rol',
      sort: 'ascending',
      width: '8.5rem',
      cell: ({ role }) => roleNames[role],
      csv: ({ role }) => roleNames[role],
    },
    {
      id: 'state',
      header: 'Estado',
      width: '7.5rem',
      cell: ({ state }) => (state === 'active' ? stateNames[state] : <strong>{stateNames[state]}</strong>),
      csv: ({ state }) => stateNames[state],
    },
    {
      id: 'second_factor',
      header: 'Dos pasos',
      width: '5.5rem',
      cell: ({ secondFactor }) => (secondFactor ? 'Sí' : 'No'),
      csv: ({ secondFactor }) => (secondFactor ? 'Sí' : 'No'),
    },
    {
      id: 'created_at',
      header: 'Desde',
      sort: 'descending',
      width: '7.5rem',
      cell: ({ createdAt }) => shortDay(createdAt),
      csv: ({ createdAt }) => createdAt,
    },
    {
      id: 'last_seen',
      header: 'Última visita',
      sort: 'descending',
      width: '8rem',
      cell: ({ lastSeenOn }) => (lastSeenOn ? shortDay(lastSeenOn) : 'Nunca'),
      csv: ({ lastSeenOn }) => lastSeenOn,
    },
  ],
};
