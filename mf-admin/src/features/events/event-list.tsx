import type { AdminEventRow } from '@femcoders/contracts/admin-event';
import { eventSources, eventStates } from '@femcoders/contracts/event-names';
import type { ListDefinition } from '../lists/list-definition.ts';
import { StateTag } from './components/state-tag.tsx';
import { placesWords, shortDate, sourceNames, stateNames } from './event-words.ts';

/** Events of all states, what comes next first. */
export const eventList: ListDefinition<AdminEventRow> = {
  path: '/admin/events',
  noun: { one: 'evento', many: 'eventos' },
  caption: 'Eventos',
  columns: [
    { id: 'name', header: 'Evento', cell: ({ name }) => name, sort: 'ascending', csv: ({ name }) => name },
    {
      id: 'state',
      header: 'Estado',
      cell: ({ state }) => <StateTag state={state} />,
      csv: ({ state }) => stateNames[state],
      width: '8rem',
    },
    {
      id: 'starts_at',
      header: 'Empieza',
      cell: ({ start_local }) => <time dateTime={start_local}>{shortDate(start_local)}</time>,
      sort: 'descending',
      csv: ({ start_local }) => start_local.replace('T', ' '),
      width: '14rem',
    },
    {
      id: 'location',
      header: 'Lugar',
      cell: ({ location }) => location,
      csv: ({ location }) => location,
      width: '18%',
    },
    {
      id: 'taken',
      header: 'Plazas',
      cell: placesWords,
      sort: 'descending',
      csv: ({ taken }) => taken,
      width: '10rem',
    },
    {
      id: 'source',
      header: 'Origen',
      cell: ({ source }) => sourceNames[source],
      csv: ({ source }) => sourceNames[source],
      width: '7rem',
    },
  ],
  rowKey: ({ id }) => id,
  rowHref: ({ id }) => `/admin/eventos/${id}`,
  searchLabel: 'Buscar por nombre o lugar',
  filters: [
    {
      kind: 'tabs',
      name: 'cuando',
      query: 'when',
      label: 'Cuándo',
      all: 'Todos',
      options: [
        { value: 'upcoming', label: 'Próximos' },
        { value: 'past', label: 'Pasados' },
      ],
    },
    {
      name: 'estado',
      query: 'state',
      label: 'Estado',
      all: 'todos',
      options: eventStates.map((value) => ({ value, label: stateNames[value] })),
    },
    {
      name: 'origen',
      query: 'source',
      label: 'Origen',
      all: 'todos',
      options: eventSources.map((value) => ({ value, label: sourceNames[value] })),
    },
  ],
  defaultSort: 'next',
  exportName: 'eventos',
};
