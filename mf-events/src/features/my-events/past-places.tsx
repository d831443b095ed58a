import type { MemberRegistration, MemberRegistrationList } from '@femcoders/contracts/registration';
import { type Answer, Loaded } from '@femcoders/kit/data/loaded';
import { Link } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import { eventDayText } from '../events/event-date.ts';
import { eventPath } from '../events/event-links.ts';
import styles from './my-events.module.css';
import { pastPageSize } from './my-places-query.ts';

interface PastPlacesProps {
  list: Extract<Answer<MemberRegistrationList>, { isFetching: boolean }>;
  page: number;
  onPage: (page: number) => void;
}

/** The events at which she had a place, page by page; nothing while there are none. */
export function PastPlaces({ list, page, onPage }: PastPlacesProps) {
  return (
    <Loaded query={list} failed="No hemos podido cargar los que ya pasaron" loading={null}>
      {({ entries, total }) =>
        total > 0 && (
          <Past
            entries={entries}
            pages={Math.ceil(total / pastPageSize)}
            busy={list.isFetching}
            page={page}
            onPage={onPage}
          />
        )
      }
    </Loaded>
  );
}

interface PastProps extends Omit<PastPlacesProps, 'list'> {
  entries: MemberRegistration[];
  pages: number;
  busy: boolean;
}

function Past({ entries, pages, busy, page, onPage }: PastProps) {
  return (
    <section className={styles.past} aria-labelledby="mis-eventos-pasados">
      <h3 id="mis-eventos-pasados">Ya pasaron</h3>
      <ul className={styles.rows} aria-busy={busy || undefined}>
        {entries.map((place) => (
          <li key={place.token}>
            <time className={styles.when} dateTime={place.event.start_utc}>
              {eventDayText(place.event.start_local)}
            </time>
            <Link to={eventPath(place.event.slug)}>{place.event.name}</Link>
            <span className={styles.outcome}>{outcome(place)}</span>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav className="row gap-12-24 middle" aria-label="Páginas de mis eventos pasados">
          <Button variant="outline" size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
            Más recientes
          </Button>
          <p role="status">
            Página {page} de {pages}
          </p>
          <Button variant="outline" size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            Anteriores
          </Button>
        </nav>
      )}
    </section>
  );
}

/** Whether she came is only known where somebody noted who did. */
function outcome({ event, checked_in, arrivals_noted }: MemberRegistration): string | null {
  if (event.state === 'cancelled') return 'Se canceló';
  if (!arrivals_noted) return null;
  return checked_in ? 'Viniste' : 'No viniste';
}
