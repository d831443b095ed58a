import type { EventDetail, SiteEvent } from '@femcoders/contracts/event';
import { socialPicturePath } from '@femcoders/contracts/social-picture';
import { webAddress } from './event-card-content.ts';
import { eventPath } from './event-links.ts';

type SchemaObject = Record<string, unknown>;

const context = { '@context': 'https://schema.org' };

const eventStatus: Record<SiteEvent['state'], string> = {
  published: 'https://schema.org/EventScheduled',
  postponed: 'https://schema.org/EventPostponed',
  cancelled: 'https://schema.org/EventCancelled',
};

/**
 * The upcoming events for search engines: a schema.org `ItemList` of `Event`, or nothing when there is none.
 * @param origin the site's own, without a slash at its end
 */
export function eventsStructuredData(events: SiteEvent[], origin: string): SchemaObject[] {
  if (events.length === 0) return [];
  return [
    {
      ...context,
      '@type': 'ItemList',
      itemListElement: events.map((event, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          ...announced(event, origin),
          ...(event.location && { location: { '@type': 'Place', name: event.location } }),
        },
      })),
    },
  ];
}

/** One event with all that search engines ask for. */
export function eventStructuredData(event: EventDetail, origin: string): SchemaObject {
  const page = origin + eventPath(event.slug);
  const place = event.venue_name ?? event.venue_address ?? event.location;
  const onSite = !event.online || event.venue_address !== null;
  const locations = [
    onSite && place && { '@type': 'Place', name: place, ...(event.venue_address && { address: event.venue_address }) },
    event.online && { '@type': 'VirtualLocation', url: page },
  ].filter(Boolean);
  return {
    ...context,
    ...announced(event, origin),
    eventAttendanceMode: `https://schema.org/${attendanceMode(event.online, onSite)}`,
    ...(locations.length > 0 && { location: locations.length === 1 ? locations[0] : locations }),
    inLanguage: 'es',
    organizer: { '@id': `${origin}/#organization` },
    ...(event.speakers.length > 0 && {
      performer: event.speakers.map(({ name }) => ({ '@type': 'Person', name })),
    }),
    ...(event.capacity !== null && { maximumAttendeeCapacity: event.capacity }),
    ...(event.places_left !== null && { remainingAttendeeCapacity: event.places_left }),
    ...offers(event, page),
  };
}

function announced(event: SiteEvent, origin: string): SchemaObject {
  const path = eventPath(event.slug);
  const image = webAddress(event.logo_url) ?? socialPicturePath(path);
  return {
    '@type': 'Event',
    name: event.name,
    url: origin + path,
    image: new URL(image, origin).href,
    startDate: event.start_utc,
    ...(event.end_utc && { endDate: event.end_utc }),
    eventStatus: eventStatus[event.state],
    ...(event.description && { description: event.description }),
  };
}

function attendanceMode(online: boolean, onSite: boolean): string {
  if (!online) return 'OfflineEventAttendanceMode';
  return onSite ? 'MixedEventAttendanceMode' : 'OnlineEventAttendanceMode';
}

/** Tickets, while and where they can be had, and what is known of their price. */
function offers({ state, phase, registration, event_url, price }: EventDetail, page: string): SchemaObject {
  const takesPlaces = registration === 'open' || registration === 'waiting';
  const url = webAddress(event_url) ?? (takesPlaces ? page : undefined);
  if (!url || state !== 'published' || phase !== 'coming') return {};
  return {
    offers: {
      '@type': 'Offer',
      url,
      availability: `https://schema.org/${registration === 'waiting' ? 'SoldOut' : 'InStock'}`,
      ...(isFree(price) && { price: 0, priceCurrency: 'EUR' }),
    },
  };
}

/** Whether a price in words says that nothing is paid. */
function isFree(price: string | null): boolean {
  return (
    price !== null && /^(?:(?:gratis|gratuit[oa]|entrada (?:gratuita|libre))\b|0 ?(?:€|euros))/i.test(price.trim())
  );
}
