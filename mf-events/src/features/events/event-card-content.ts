import type { SiteEvent } from '@femcoders/contracts/event';
import { eventDateText } from './event-date.ts';

/** Stands for the address of an event that has none (spec section 3); its card then offers no ticket. */
export const noEventUrl = '#';

/** What a card says of an event, with the fallbacks of spec section 3. */
export function eventCardContent(event: SiteEvent) {
  return {
    title: event.name,
    image: webAddress(event.logo_url),
    dateText: eventDateText(event.start_local),
    location: event.location ?? '',
    description: event.description ?? '',
    eventUrl: webAddress(event.event_url) ?? noEventUrl,
    seed: event.id,
  };
}

/** The address if a browser may follow it safely: http, https or a path of this site. */
function webAddress(address: string | null): string | undefined {
  return address && /^(https?:\/\/|\/(?!\/))/i.test(address) ? address : undefined;
}
