import { counted } from '@femcoders/contracts/spanish-count';
import { type AdminSection, pagesOf } from '../layout/admin-section.ts';

/** The section of the administration that looks after the mails that the site sends. */
export const mailsSection: AdminSection = {
  path: '/admin/correos',
  title: 'Correos',
  summary: 'Lo que la web envía, lo que no ha podido enviar y el buzón local.',
  group: 'system',
  roles: ['admin'],
  waitingWords: (count) => counted(count, 'correo fallido', 'correos fallidos'),
  pages: pagesOf('mails-pages', () => import(/* webpackChunkName: "mails-pages" */ './mails-pages.ts'), {
    '/admin/correos': 'outbox',
    '/admin/correos/buzon': 'mailbox',
    '/admin/correos/buzon/:id': 'mail',
  }),
};
