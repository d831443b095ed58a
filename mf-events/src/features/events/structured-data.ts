import type { SiteEvent } from '@femcoders/contracts/event';
import { eventCardContent, noEventUrl } from './event-card-content.ts';

/** The upcoming events for search engines: a schema.org `ItemList` of `Event`, or nothing when there is none. */
export function eventsStructuredData(events: SiteEvent[]): Record<string, unknown>[] {
  if (events.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: events.map((event, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: schemaEvent(event),
      })),
    },
  ];
}

function schemaEvent(event: SiteEvent): Record<string, unknown> {
  const { location, description, image, eventUrl } = eventCardContent(event);
  return {
    '@type': 'Event',
    name: event.name,
    startDate: event.start_utc,
    ...(location && { location: { '@type': 'Place', name: location } }),
    ...(description && { description }),
    ...(image && { image }),
    ...(eventUrl !== noEventUrl && { url: eventUrl }),
  };
}
