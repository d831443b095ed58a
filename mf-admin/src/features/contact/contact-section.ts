import { counted } from '@femcoders/contracts/spanish-count';
import { type AdminSection, pagesOf } from '../layout/admin-section.ts';

/** The section of the administration where the messages of the contact form are answered. */
export const contactSection: AdminSection = {
  path: '/admin/contact',
  title: 'Contacto',
  summary: 'Leer, repartir y responder los mensajes que llegan por la web.',
  group: 'work',
  roles: ['admin'],
  waitingWords: (count) => counted(count, 'mensaje nuevo', 'mensajes nuevos'),
  subjects: { contact: (id) => `/admin/contact/${id}` },
  pages: pagesOf('contact-pages', () => import(/* webpackChunkName: "contact-pages" */ './contact-pages.ts'), {
    '/admin/contact': 'inbox',
    '/admin/contact/:id': 'inboxMessage',
  }),
};
