import { counted } from '@femcoders/contracts/spanish-count';
import type { AdminSection } from '../room/admin-section.ts';

/** The section of the administration where the messages of the contact form are answered. */
export const contactSection: AdminSection = {
  path: '/admin/contact',
  title: 'Contacto',
  summary: 'Leer, repartir y responder los mensajes que llegan por la web.',
  group: 'work',
  roles: ['admin'],
  waitingWords: (count) => counted(count, 'mensaje nuevo', 'mensajes nuevos'),
  subjects: { contact: (id) => `/admin/contact/${id}` },
  pages: [
    {
      path: '/admin/contact',
      chunks: ['inbox'],
      load: () => import(/* webpackChunkName: "inbox" */ '../../pages/inbox-page.tsx'),
    },
    {
      path: '/admin/contact/:id',
      chunks: ['inbox-message'],
      load: () => import(/* webpackChunkName: "inbox-message" */ '../../pages/inbox-message-page.tsx'),
    },
  ],
};
