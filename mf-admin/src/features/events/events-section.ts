import { counted } from '@femcoders/contracts/spanish-count';
import { lazy } from 'react';
import { attendeePages } from '../attendees/attendee-pages.ts';
import type { AdminSection } from '../room/admin-section.ts';
import { organiserRoles } from './organiser-roles.ts';

/** The section of the administration where events are kept. */
export const eventsSection: AdminSection = {
  path: '/admin/eventos',
  title: 'Eventos',
  summary: 'Preparar, publicar, aplazar y cancelar los encuentros de la comunidad.',
  group: 'work',
  roles: organiserRoles,
  waitingWords: (count) => counted(count, 'borrador por publicar', 'borradores por publicar'),
  subjects: { event: (id) => `/admin/eventos/${id}`, feed: () => '/admin/eventos/importar' },
  today: lazy(async () => {
    const { NextEvent } = await import(
      /* webpackChunkName: "next-event", webpackMode: "lazy" */ './components/next-event.tsx'
    );
    return { default: NextEvent };
  }),
  pages: [
    ...attendeePages,
    {
      path: '/admin/eventos',
      chunks: ['admin-events'],
      load: () => import(/* webpackChunkName: "admin-events" */ '../../pages/events-page.tsx'),
    },
    {
      path: '/admin/eventos/nuevo',
      chunks: ['admin-new-event'],
      load: () => import(/* webpackChunkName: "admin-new-event" */ '../../pages/new-event-page.tsx'),
    },
    {
      path: '/admin/eventos/:id',
      chunks: ['admin-event'],
      load: () => import(/* webpackChunkName: "admin-event" */ '../../pages/event-page.tsx'),
    },
    {
      path: '/admin/eventos/importar',
      chunks: ['admin-imports'],
      load: () => import(/* webpackChunkName: "admin-imports" */ '../../pages/imports-page.tsx'),
    },
  ],
};
