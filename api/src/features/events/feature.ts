import type { Feature } from '../../feature/feature.ts';
import { waitingDrafts } from './admin-event-list.ts';
import { adminEventRoutes } from './admin-routes.ts';
import { foldEventCounts } from './event-counts.ts';
import { eventRoutes } from './routes.ts';

/** Events: their lists, pages and calendars, and their editing. */
export const events: Feature = {
  name: 'events',
  routes: [eventRoutes, adminEventRoutes],
  // Pages of events name their speakers.
  lists: { events: ['events_changed', 'people_changed'] },
  purge: {
    /** Adds up the changes of the counts. */
    eventCounts: ({ db }) => foldEventCounts(db),
  },
  pendingWork: [waitingDrafts],
  notMemberData: { 'event_texts.saved_by': 'Work of the team; it stands among her acts.' },
  accounts: { carried: [{ table: 'event_texts', column: 'saved_by' }] },
};

export { hasAttendees, isIn } from './count-attendees.ts';
// The interface for other features.
export { type CalendarPorts, writeCalendar } from './event-calendar.ts';
export { changeEvent, type EventValues, lockEvent } from './event-change.ts';
export { isPublic } from './event-detail.ts';
export { type NextEvent, nextEvent, nextTurn, wallClock } from './event-list.ts';
export { countTaken, placesLeft } from './event-places.ts';
export { freeSlug, slugOf } from './event-slug.ts';
export { isOver, whereOver } from './event-time.ts';
export { calendarDaysBetween, hourOf, isOnlineOnly, momentOf, nameOf, whenOf, whereOf } from './event-words.ts';
