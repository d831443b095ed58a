import type { PageRoute } from '@femcoders/platform';

/** The pages of the section of events where those who come are looked after. */
export const attendeePages: readonly PageRoute[] = [
  {
    path: '/admin/eventos/:id/asistentes',
    chunks: ['admin-attendees'],
    load: () => import(/* webpackChunkName: "admin-attendees" */ '../../pages/attendees-page.tsx'),
  },
  {
    path: '/admin/eventos/:id/puerta',
    chunks: ['admin-door'],
    load: () => import(/* webpackChunkName: "admin-door" */ '../../pages/door-page.tsx'),
  },
];

/** Where the people of an event are, and its door. */
export const attendeesAddress = (eventId: string) => `/admin/eventos/${eventId}/asistentes`;
export const doorAddress = (eventId: string) => `/admin/eventos/${eventId}/puerta`;
