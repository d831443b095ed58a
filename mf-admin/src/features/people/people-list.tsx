import type { AdminPerson } from '@femcoders/contracts/person';
import { type PersonState, personStates } from '@femcoders/contracts/person-names';
import { shortDay } from '@femcoders/contracts/spanish-date';
import type { ListDefinition } from '../lists/list-definition.ts';
import { MoveButtons } from './components/move-buttons.tsx';
import { groupNames, groups, stateNames } from './people-words.ts';

const stateTabs: Record<PersonState, string> = {
  draft: 'Borradores',
  accepted: 'Aceptadas',
  published: 'Publicadas',
  archived: 'Archivadas',
};

/** The people of the team and the speakers. */
export const peopleList: ListDefinition<AdminPerson> = {
  path: '/admin/people',
  noun: { one: 'persona', many: 'personas' },
  caption: 'Equipo y ponentes',
  rowKey: ({ id }) => id,
  rowHref: ({ id }) => `/admin/equipo/${id}`,
  searchLabel: 'Buscar por nombre, lo que hace o tema',
  defaultSort: 'group',
  exportName: 'equipo',
  filters: [
    {
      kind: 'tabs',
      name: 'estado',
      query: 'state',
      label: 'Estado',
      all: 'Todas',
      options: personStates.map((state) => ({ value: state, label: stateTabs[state] })),
    },
    {
      name: 'grupo',
      query: 'group',
      label: 'Grupo:',
      all: 'todos',
      options: groups.map((group) => ({ value: group, label: groupNames[group] })),
    },
  ],
  columns: [
    {
      id: 'name',
      header: 'Nombre',
      sort: 'ascending',
      width: '14rem',
      cell: ({ name }) => name,
      csv: ({ name }) => name,
    },
    { id: 'title', header: 'Qué hace', cell: ({ title }) => title, csv: ({ title }) => title },
    {
      id: 'group',
      header: 'Grupo',
      sort: 'ascending',
      width: '9rem',
      cell: ({ group }) => groupNames[group],
      csv: ({ group }) => groupNames[group],
    },
    {
      id: 'state',
      header: 'Estado',
      sort: 'ascending',
      width: '8rem',
      cell: ({ state }) => stateNames[state],
      csv: ({ state }) => stateNames[state],
    },
    {
      id: 'updated_at',
      header: 'Cambiada',
      sort: 'descending',
      width: '9rem',
      cell: ({ updatedAt }) => shortDay(updatedAt),
      csv: ({ updatedAt }) => updatedAt,
    },
    {
      id: 'order',
      header: 'Orden',
      width: '6rem',
      cell: (person) => person.state !== 'archived' && <MoveButtons person={person} />,
    },
  ],
};
