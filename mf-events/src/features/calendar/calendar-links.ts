import type { EventDetail } from '@femcoders/contracts/event';
import { eventPath } from '../events/event-links.ts';

/** The file of one event, for any calendar. */
export function calendarFile(slug: string): string {
  return `/api/events/api/detail/${encodeURIComponent(slug)}/calendar.ics`;
}

/** The file of the event of a place, which says where it is online. @param path what the API says of the place */
export function placeCalendarFile(path: string): string {
  return `/api${path}`;
}

/**
 * The feed of all events, which a calendar asks for again by itself: as an address to paste, and as one that opens the
 * calendar of the device.
 * @param publicUrl origin of the site, without a slash at its end
 */
export function calendarFeed(publicUrl: string): { address: string; opens: string } {
  const address = `${publicUrl}/api/events/api/calendar.ics`;
  return { address, opens: address.replace(/^https?:/, 'webcal:') };
}

type Entry = Pick<
  EventDetail,
  'name' | 'slug' | 'start_utc' | 'end_utc' | 'location' | 'venue_address' | 'description'
>;

/**
 * Pages of other calendars with the event filled in.
 * @param publicUrl origin of the site, without a slash at its end
 */
export function webCalendars(event: Entry, publicUrl: string): { name: string; href: string }[] {
  const details = [event.description, publicUrl + eventPath(event.slug)].filter(Boolean).join('\n\n');
  const place = event.venue_address ?? event.location ?? '';
  const [start, end] = [event.start_utc, event.end_utc ?? event.start_utc];
  const google = {
    action: 'TEMPLATE',
    text: event.name,
    dates: `${compact(start)}/${compact(end)}`,
    details,
    location: place,
  };
  const outlook = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.name,
    startdt: start,
    enddt: end,
    body: details,
    location: place,
  };
  return [
    { name: 'Google Calendar', href: `https://calendar.google.com/calendar/render?${new URLSearchParams(google)}` },
    { name: 'Outlook', href: `https://outlook.live.com/calendar/0/action/compose?${new URLSearchParams(outlook)}` },
  ];
}

/** `20261128T093000Z` for an ISO 8601 instant. */
function compact(instant: string): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');
}
