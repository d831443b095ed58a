import { listRegistrations } from '@femcoders/contracts/endpoints/registrations';
import { type AdminRegistration, registrationStates } from '@femcoders/contracts/registration';
import { hourOf, momentOfYear } from '@femcoders/contracts/spanish-date';
import type { ReactNode } from 'react';
import type { ListDefinition } from '../lists/list-definition.ts';
import { choice, column, named, optionsOf, stateTabs } from '../lists/list-parts.tsx';
import { useAttendance } from './api/attendance.ts';
import { stateCounts, stateDetail, stateNames } from './attendee-words.ts';
import { PlaceTag } from './components/place-tag.tsx';

/** Where the list of who asked for a place at an event comes from. */
export const attendeesOf = (eventId: string) => ({ endpoint: listRegistrations, params: { id: eventId } });

/**
 * Everybody who asked for a place at an event, the first first.
 * @param actions what can be done with a row
 */
export function attendeeList(
  eventId: string,
  actions: (row: AdminRegistration) => ReactNode,
): ListDefinition<AdminRegistration> {
  return {
    ...attendeesOf(eventId),
    empty: 'Todavía no se ha apuntado nadie',
    useTabCounts() {
      const { data } = useAttendance(eventId);
      return data ? stateCounts(data) : null;
    },
    noun: { one: 'persona', many: 'personas' },
    caption: 'Asistentes',
    columns: [
      column('name', 'Nombre', ({ name }) => name, { sort: 'ascending' }),
      column('email', 'Correo', ({ email }) => email),
      column('state', 'Estado', (row) => [stateNames[row.state], stateDetail(row)].filter(Boolean).join(', '), {
        cell: (row) => <PlaceTag place={row} />,
      }),
      column('code', 'Código', ({ code }) => code, {
        cell: ({ code }) => <code className="unbroken">{code}</code>,
      }),
      {
        id: 'created_at',
        header: 'Se apuntó',
        cell: ({ created_at }) => (
          <time dateTime={created_at} className="unbroken">
            {momentOfYear(created_at)}
          </time>
        ),
        sort: 'ascending',
        csv: ({ created_at }) => created_at,
      },
      {
        id: 'checked_in_at',
        header: 'Llegada',
        cell: ({ checked_in_at }) =>
          checked_in_at && (
            <time dateTime={checked_in_at} className="unbroken">
              {hourOf(checked_in_at)}
            </time>
          ),
        sort: 'ascending',
        csv: ({ checked_in_at }) => checked_in_at,
      },
      { id: 'actions', header: 'Acciones', cell: actions },
    ],
    searchLabel: 'Buscar por nombre, correo o código',
    filters: [
      stateTabs('Todas', optionsOf(registrationStates, stateNames)),
      choice('llegada', 'arrived', 'Llegada', 'todas', named({ yes: 'ha llegado', no: 'no ha llegado' })),
    ],
    defaultSort: 'created_at',
    exportName: 'asistentes',
  };
}
