import { organisation } from '@femcoders/contracts/role-groups';
import { counted } from '@femcoders/contracts/spanish-count';
import { lazy } from 'react';
import { type AdminSection, pagesOf } from '../layout/admin-section.ts';

/** The section of the administration where events are kept. */
export const eventsSection: AdminSection = {
  path: '/admin/eventos',
  title: 'Eventos',
  summary: 'Preparar, publicar, aplazar y cancelar los encuentros de la comunidad.',
  group: 'work',
  roles: organisation,
  waitingWords: (count) => counted(count, 'borrador por publicar', 'borradores por publicar'),
  subjects: { event: (id) => `/admin/eventos/${id}`, feed: () => '/admin/eventos/importar' },
  today: lazy(async () => {
    const { NextEvent } = await import(
      /* webpackChunkName: "next-event", webpackMode: "lazy" */ './components/next-event.tsx'
    );
    return { default: NextEvent };
  }),
  pages: pagesOf('events-pages', () => import(/* webpackChunkName: "events-pages" */ './events-pages.ts'), {
    '/admin/eventos': 'events',
    '/admin/eventos/:id': 'event',
    '/admin/eventos/:id/asistentes': 'attendees',
    '/admin/eventos/:id/puerta': 'door',
    '/admin/eventos/importar': 'imports',
    '/admin/eventos/nuevo': 'newEvent',
  }),
};
