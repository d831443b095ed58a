import type { AdminRegistration, Attendance, Door } from '@femcoders/contracts/registration';
import { doorMarksApi } from './doors.ts';
import { Refusal } from './fake-api.ts';

/** A place as the API returns it. */
export function place(name: string, parts: Partial<AdminRegistration> = {}): AdminRegistration {
  return {
    id: `id-${name}`,
    name,
    email: `${name.toLowerCase()}@example.com`,
    state: 'registered',
    code: name.slice(0, 3).toUpperCase().padEnd(6, '0'),
    created_at: '2026-11-20T10:00:00.000Z',
    waiting_position: null,
    offer_expires_at: null,
    checked_in_at: null,
    ...parts,
  };
}

const event: Attendance['event'] = {
  id: 'e1',
  slug: 'taller',
  name: 'Taller de prueba',
  state: 'published',
  start_local: '2026-12-12T18:30:00',
  start_utc: '2026-12-12T17:30:00.000Z',
  timezone: 'Europe/Madrid',
  takes_registrations: true,
  capacity: 3,
};

/** The routes of an event's places, over people in memory whom a test may change meanwhile. */
export function placesApi(people: AdminRegistration[]) {
  const inState = (state: string) => people.filter((one) => one.state === state).length;
  const attendance = (): Attendance => ({
    event,
    registered: inState('registered'),
    offered: inState('offered'),
    held: 0,
    waiting: inState('waiting'),
    cancelled: inState('cancelled'),
    checked_in: people.filter(({ checked_in_at }) => checked_in_at).length,
  });
  const change =
    (parts: Partial<AdminRegistration>) =>
    ({ params }: { params: string[] }) => {
      const row = people.find(({ id }) => id === params[0]);
      return row ? Object.assign(row, parts) : new Refusal(404, 'not-found', 'Esta plaza ya no existe.');
    };
  return {
    'GET /admin/events/e1/registrations': () => ({ entries: people, total: people.length }),
    'GET /admin/events/e1/attendance': attendance,
    'GET /admin/events/e1/door': (): Door => ({
      attendance: attendance(),
      people: people
        .filter(({ state }) => state !== 'cancelled')
        .map(({ id, name, code, state, checked_in_at }) => ({
          id,
          name,
          code,
          state: state as Door['people'][number]['state'],
          checked_in_at,
        })),
    }),
    ...doorMarksApi(people),
    'POST /admin/registrations/:id/check-in': change({ checked_in_at: '2026-12-12T17:31:00.000Z' }),
    'POST /admin/registrations/:id/undo-check-in': change({ checked_in_at: null }),
    'POST /admin/registrations/:id/place': change({ state: 'registered', waiting_position: null }),
    'POST /admin/registrations/:id/cancel': change({ state: 'cancelled', waiting_position: null }),
    'POST /admin/registrations/:id/restore': change({ state: 'registered' }),
  };
}
