import type { SiteEvent } from '@femcoders/contracts/event';
import type { EventPhase } from '@femcoders/contracts/event-phase';
import { placesText } from '../event-page/places-text.ts';
import { eventDaysText } from './event-date.ts';
import { eventPath, registrationAnchor } from './event-links.ts';
import { eventNote } from './event-note.ts';

/** Stands for the address of an event that has none (spec section 3); its card then offers no ticket. */
export const noEventUrl = '#';

/**
 * Returns the content of an event's card, with the fallbacks of spec section 3. Once it has begun it is past (spec section
 * 4).
 */
export function eventCardContent(event: SiteEvent, phase: EventPhase = event.phase) {
  return {
    title: event.name,
    image: webAddress(event.logo_url),
    dateText: eventDaysText(event.start_local, event.end_local),
    location: event.location ?? '',
    facts: phase === 'coming' ? factsOf(event) : undefined,
    description: event.description ?? '',
    eventUrl: ticketAddress(event),
    seed: event.slug,
    note: eventNote(event.state, phase),
    past: phase !== 'coming',
    pagePath: eventPath(event.slug),
  };
}

/** Its format and its places, in a line; nothing where the API has neither. */
function factsOf(event: SiteEvent): string | undefined {
  const { online, state } = event;
  const format = online === undefined ? null : online ? 'En línea' : 'Presencial';
  const facts = [format, state === 'published' && placesText(event)].filter(Boolean);
  return facts.join(' · ') || undefined;
}

/** Where tickets are had: elsewhere, or on the event's own page. An event that is postponed or cancelled has none. */
function ticketAddress({ state, event_url, takes_registrations, slug }: SiteEvent): string {
  if (state !== 'published') return noEventUrl;
  return webAddress(event_url) ?? (takes_registrations ? `${eventPath(slug)}#${registrationAnchor}` : noEventUrl);
}

/** The address if a browser may follow it safely: http, https or a path of this site. */
export function webAddress(address: string | null): string | undefined {
  return address && /^(https?:\/\/|\/(?!\/))/i.test(address) ? address : undefined;
}
