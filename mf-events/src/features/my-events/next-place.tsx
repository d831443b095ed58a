import { Loaded } from '@femcoders/kit/data/loaded';
import { Link, useApi, useQuery } from '@femcoders/platform';
import { Tag } from '@femcoders/shared-ui';
import { eventDateText } from '../events/event-date.ts';
import { eventPath } from '../events/event-links.ts';
import { comingPlacesQuery, comingStep } from './my-places-query.ts';
import { placeWords } from './place-words.ts';

/** Her next event, or the way to the events. */
export function NextPlace({ userId }: { userId: string }) {
  const places = useQuery(comingPlacesQuery(useApi(), userId, comingStep));
  return (
    <div className="stack gap-12 starts breaks">
      <h3>Tu próximo evento</h3>
      <Loaded query={places} failed={<p>No hemos podido cargarlo.</p>} lines={3}>
        {({ entries }) => {
          const coming = entries.filter(({ state, event }) => state !== 'cancelled' && event.state === 'published');
          // The list begins with what is held for her, whenever it takes place.
          const [next] = coming.toSorted(
            (one, other) => Date.parse(one.event.start_utc) - Date.parse(other.event.start_utc),
          );
          const later = coming.find((place) => place !== next && place.state === 'offered');
          if (!next) {
            return (
              <>
                <p>{entries.length > 0 ? 'Ahora no tienes ninguno con fecha.' : 'Aún no te has apuntado a ninguno.'}</p>
                <Link to="/eventos">Ver los eventos</Link>
              </>
            );
          }
          const { event } = next;
          const { tag, tone } = placeWords(next);
          return (
            <>
              <p className="bold">
                <Link to={eventPath(event.slug)}>{shortened(event.name, later ? 45 : 70)}</Link>
              </p>
              <p className="quiet small">{eventDateText(event.start_local)}</p>
              <Tag tone={tone}>{tag}</Tag>
              {later && (
                <p className="small">
                  <Link to={eventPath(later.event.slug)}>Hay una plaza para ti en otro evento</Link>
                </p>
              )}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

/** Long names would not fit into the room that is kept. @param most so many letters */
function shortened(name: string, most: number): string {
  if (name.length <= most) return name;
  const end = name.lastIndexOf(' ', most);
  return `${name.slice(0, end > 0 ? end : most)}…`;
}
