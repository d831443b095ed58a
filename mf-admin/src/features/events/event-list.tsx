import type { AdminEventRow } from '@femcoders/contracts/admin-event';
import { listEventsInAnyState } from '@femcoders/contracts/endpoints/events';
import { eventSources, eventStates } from '@femcoders/contracts/event-names';
import { listPage } from '../lists/components/admin-list.tsx';
import { choice, column, named, optionsOf, tabs } from '../lists/list-parts.tsx';
import { StateTag } from './components/state-tag.tsx';
import { placesWords, shortDate, sourceNames, stateNames } from './event-words.ts';

/** Events of all states, what comes next first. */
export const EventList = listPage<AdminEventRow>({
  endpoint: listEventsInAnyState,
  empty: 'Todavía no hay ningún evento',
  ways: [
    { to: '/admin/eventos/importar', label: 'Importar', variant: 'outline' },
    { to: '/admin/eventos/nuevo', label: 'Crear evento' },
  ],
  noun: { one: 'evento', many: 'eventos' },
  caption: 'Eventos',
  columns: [
    column('name', 'Evento', ({ name }) => name, { sort: 'ascending' }),
    column('state', 'Estado', ({ state }) => stateNames[state], {
      width: '8rem',
      cell: ({ state }) => <StateTag state={state} />,
    }),
    column('starts_at', 'Empieza', ({ start_local }) => start_local.replace('T', ' '), {
      sort: 'descending',
      width: '14rem',
      cell: ({ start_local }) => <time dateTime={start_local}>{shortDate(start_local)}</time>,
    }),
    column('location', 'Lugar', ({ location }) => location, { width: '18%' }),
    column('taken', 'Plazas', ({ taken }) => taken, { sort: 'descending', width: '10rem', cell: placesWords }),
    column('source', 'Origen', ({ source }) => sourceNames[source], { width: '7rem' }),
  ],
  rowHref: ({ id }) => `/admin/eventos/${id}`,
  searchLabel: 'Buscar por nombre o lugar',
  filters: [
    tabs('cuando', 'when', 'Cuándo', 'Todos', named({ upcoming: 'Próximos', past: 'Pasados' })),
    choice('estado', 'state', 'Estado', 'todos', optionsOf(eventStates, stateNames)),
    choice('origen', 'source', 'Origen', 'todos', optionsOf(eventSources, sourceNames)),
  ],
  defaultSort: 'next',
  exportName: 'eventos',
});
