import { counted } from '@femcoders/contracts/spanish-count';
import type { AdminSection } from '../room/admin-section.ts';

/** The section of the administration where the community's hub is looked after. */
export const hubSection: AdminSection = {
  path: '/admin/comunidad',
  title: 'Comunidad',
  summary: 'Leer lo que proponen las socias, atender denuncias y contar cómo van las once ideas.',
  group: 'work',
  roles: ['moderator', 'admin'],
  waitingWords: (count) => counted(count, 'pieza por revisar', 'piezas por revisar'),
  subjects: {
    'hub-piece': (id) => `/admin/comunidad/${id}`,
    'hub-idea': () => '/admin/comunidad/ideas',
  },
  pages: [
    {
      path: '/admin/comunidad',
      chunks: ['hub'],
      load: () => import(/* webpackChunkName: "hub" */ '../../pages/hub-pieces-page.tsx'),
    },
    {
      path: '/admin/comunidad/ideas',
      chunks: ['hub'],
      load: () => import(/* webpackChunkName: "hub" */ '../../pages/hub-ideas-page.tsx'),
    },
    {
      path: '/admin/comunidad/:id',
      chunks: ['hub'],
      load: () => import(/* webpackChunkName: "hub" */ '../../pages/hub-piece-page.tsx'),
    },
  ],
};
