import { listPeopleInAnyState } from '@femcoders/contracts/endpoints/people';
import type { AdminPerson } from '@femcoders/contracts/person';
import { type PersonState, personStates } from '@femcoders/contracts/person-names';
import { listPage } from '../lists/components/admin-list.tsx';
import { choice, column, dayColumn, optionsOf, stateColumn, stateTabs } from '../lists/list-parts.tsx';
import { MoveButtons } from './components/move-buttons.tsx';
import { groupNames, groups, stateNames } from './people-words.ts';

const tabNames: Record<PersonState, string> = {
  draft: 'Borradores',
  accepted: 'Aceptadas',
  published: 'Publicadas',
  archived: 'Archivadas',
};

/** The people of the team and the speakers. */
export const PeopleList = listPage<AdminPerson>({
  endpoint: listPeopleInAnyState,
  empty: 'Todavía no hay nadie',
  ways: [{ to: '/admin/equipo/nueva', label: 'Añadir a alguien' }],
  noun: { one: 'persona', many: 'personas' },
  caption: 'Equipo y ponentes',
  rowHref: ({ id }) => `/admin/equipo/${id}`,
  searchLabel: 'Buscar por nombre, lo que hace o tema',
  defaultSort: 'group',
  exportName: 'equipo',
  filters: [
    stateTabs('Todas', optionsOf(personStates, tabNames)),
    choice('grupo', 'group', 'Grupo:', 'todos', optionsOf(groups, groupNames)),
  ],
  columns: [
    column('name', 'Nombre', ({ name }) => name, { sort: 'ascending', width: '14rem' }),
    column('title', 'Qué hace', ({ title }) => title),
    column('group', 'Grupo', ({ group }) => groupNames[group], { sort: 'ascending', width: '9rem' }),
    stateColumn(stateNames, '8.5rem', 'ascending'),
    dayColumn('updated_at', 'Cambiada', ({ updatedAt }) => updatedAt, { width: '9rem' }),
    {
      id: 'order',
      header: 'Orden',
      width: '6rem',
      cell: (person) => person.state !== 'archived' && <MoveButtons person={person} />,
    },
  ],
});
