import type { EventDetail, SiteEvent } from '@femcoders/contracts/event';
import { asSentence } from '@femcoders/contracts/spanish-hour';
import { loadOrNotFound } from '@femcoders/kit/data/load-or-not-found';
import {
  type PageHeadFactory,
  type PageLoader,
  showToast,
  useApi,
  useParams,
  usePublicUrl,
  useSite,
  useSuspenseQuery,
} from '@femcoders/platform';
import { ShareRow } from '@femcoders/shared-ui/share-row';
import { useState } from 'react';
import { eventDetailKey, eventDetailQuery } from '../features/event-page/api/event-detail.ts';
import { EventFacts } from '../features/event-page/event-facts.tsx';
import { EventHero } from '../features/event-page/event-hero.tsx';
import { EventNotice } from '../features/event-page/event-notice.tsx';
import { EventSpeakers } from '../features/event-page/event-speakers.tsx';
import { EventText, loadEventText } from '../features/event-page/event-text.tsx';
import { PracticalInformation } from '../features/event-page/practical-information.tsx';
import { Programme } from '../features/event-page/programme.tsx';
import { Venue, VenueAccessibility } from '../features/event-page/venue.tsx';
import { eventDateText } from '../features/events/event-date.ts';
import { eventPath } from '../features/events/event-links.ts';
import { eventNote } from '../features/events/event-note.ts';
import { eventStructuredData } from '../features/events/structured-data.ts';
import { useEventPhase } from '../features/events/use-event-phase.ts';
import { Registration } from '../features/registration/registration.tsx';
import type { RequestedPlace } from '../features/registration/requested-place.ts';
import styles from './event-page.module.css';

export const loader: PageLoader = async ({ api, queryClient, params }) => {
  await loadEventText(await loadOrNotFound(queryClient, eventDetailQuery(api, params.slug)));
};

export const head: PageHeadFactory = ({ queryClient, params, url }) => {
  const event = queryClient.getQueryData<EventDetail>(eventDetailKey(params.slug));
  if (!event) return { title: 'Evento', description: 'Un evento de la comunidad.', noindex: true };
  return {
    title: event.name,
    description: describe(event),
    canonicalPath: eventPath(event.slug),
    trail: [{ name: 'Eventos', path: '/eventos' }],
    structuredData: [eventStructuredData(event, url.origin)],
  };
};

/**
 * Returns the description of an event: its state, when and where, and its summary or, without one, its name: no two events
 * are described alike.
 */
function describe(event: SiteEvent): string {
  const when = [eventNote(event.state, event.phase), eventDateText(event.start_local), event.location]
    .filter(Boolean)
    .join(' · ');
  return `${asSentence(when)} ${event.description || asSentence(event.name)}`;
}

/** `/eventos/:slug`: all there is to know of one event, and the form for a place. */
export function Page() {
  const { slug } = useParams();
  const { data: event } = useSuspenseQuery(eventDetailQuery(useApi(), slug));
  const phase = useEventPhase(event);
  const [asked, setAsked] = useState<(RequestedPlace & { slug: string }) | null>(null);
  const askedHere = asked?.slug === slug ? asked : null;
  const over = phase === 'past' || event.state === 'cancelled';
  const publicUrl = usePublicUrl();
  const { slackUrl } = useSite();
  return (
    <article>
      <EventHero key={event.id} event={event} phase={phase} />
      <div className={`wrap split-7-4 ${styles.columns}`}>
        <div className={styles.facts}>
          <EventFacts event={event} phase={phase} asked={askedHere !== null} />
        </div>
        <div className={`stack gap-64 one-column shrinks ${styles.text}`}>
          <EventNotice event={event} phase={phase} />
          {(event.description || event.about) && (
            <div className={`stack gap-16 breaks ${styles.about}`}>
              {event.description && <p className={styles.lead}>{event.description}</p>}
              <EventText event={event} />
            </div>
          )}
          <Programme entries={event.programme} />
          <EventSpeakers people={event.speakers} />
          <Venue event={event} />
          <VenueAccessibility event={event} over={over} />
          {!over && <PracticalInformation event={event} />}
          <ShareRow
            label="Compartir este evento"
            title={event.name}
            url={publicUrl + eventPath(event.slug)}
            slackUrl={slackUrl}
            onCopied={showToast}
          />
        </div>
      </div>
      <Registration
        key={event.slug}
        event={event}
        asked={askedHere}
        onRequested={(place) => setAsked(place && { ...place, slug: event.slug })}
      />
    </article>
  );
}
