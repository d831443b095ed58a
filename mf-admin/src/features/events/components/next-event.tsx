import type { AdminEventRow } from '@femcoders/contracts/admin-event';
import { listEventsInAnyState } from '@femcoders/contracts/endpoints/events';
import { Loaded } from '@femcoders/kit/data/loaded';
import { Link } from '@femcoders/platform';
import { attendeesAddress, doorAddress } from '../../attendees/attendee-addresses.ts';
import { useAdminCall } from '../../layout/use-admin-call.ts';
import { adminListKey } from '../../lists/admin-list-query.ts';
import { placesWords, shortDate } from '../event-words.ts';

/** The next published event and who comes, on the first page; nothing where none is to come. */
export function NextEvent() {
  const key = [...adminListKey({ endpoint: listEventsInAnyState }), 'next'];
  const asked = { when: 'upcoming', state: 'published', sort: 'starts_at', limit: 1 } as const;
  const query = useAdminCall(key, listEventsInAnyState, { query: asked });
  return (
    <Loaded query={query} lines={4}>
      {({ entries: [event] }) => event && <Next event={event} />}
    </Loaded>
  );
}

function Next({ event }: { event: AdminEventRow }) {
  const places = placesWords(event);
  return (
    <section aria-labelledby="proximo-evento">
      <h2 id="proximo-evento" className="small-title">
        Próximo evento
      </h2>
      <div className="lines small">
        <p className="bold">
          <Link to={`/admin/eventos/${event.id}`}>{event.name}</Link>
        </p>
        <p className="quiet">
          <time dateTime={event.start_local}>{shortDate(event.start_local)}</time>
          {event.location && ` · ${event.location}`}
        </p>
        {places && <p className="bold">{places}</p>}
        {event.takes_registrations && (
          <p className="bar gap-16">
            <Link to={attendeesAddress(event.id)}>Asistentes</Link>
            <Link to={doorAddress(event.id)}>Puerta</Link>
          </p>
        )}
      </div>
    </section>
  );
}
