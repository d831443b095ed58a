import { counted } from '@femcoders/contracts/spanish-count';
import type { AdminSection } from '../room/admin-section.ts';

/** The section of the administration that looks after the mails that the site sends. */
export const mailsSection: AdminSection = {
  path: '/admin/correos',
  title: 'Correos',
  summary: 'Lo que la web envía, lo que no ha podido enviar y el buzón local.',
  group: 'system',
  roles: ['admin'],
  waitingWords: (count) => counted(count, 'correo fallido', 'correos fallidos'),
  pages: [
    {
      path: '/admin/correos',
      chunks: ['outbox-page'],
      load: () => import(/* webpackChunkName: "outbox-page" */ '../../pages/outbox-page.tsx'),
    },
    {
      path: '/admin/correos/buzon',
      chunks: ['mailbox-page'],
      load: () => import(/* webpackChunkName: "mailbox-page" */ '../../pages/mailbox-page.tsx'),
    },
    {
      path: '/admin/correos/buzon/:id',
      chunks: ['mail-page'],
      load: () => import(/* webpackChunkName: "mail-page" */ '../../pages/mail-page.tsx'),
    },
  ],
};
