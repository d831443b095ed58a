import { counted } from '@femcoders/contracts/spanish-count';
import type { AdminSection } from '../room/admin-section.ts';

/** The section of the administration where talks are prepared, published and chosen. */
export const talksSection: AdminSection = {
  path: '/admin/presentaciones',
  title: 'Presentaciones',
  summary:
    'Las charlas con sus diapositivas y su transcripción, el permiso de quien las da y lo que proponen las socias.',
  group: 'work',
  roles: ['editor', 'admin'],
  waitingWords: (count) => counted(count, 'propuesta por puntuar', 'propuestas por puntuar'),
  subjects: {
    talk: (id) => `/admin/presentaciones/${id}`,
    'talk-proposal': (id) => `/admin/presentaciones/propuestas/${id}`,
  },
  pages: [
    {
      path: '/admin/presentaciones',
      chunks: ['talks'],
      load: () => import(/* webpackChunkName: "talks" */ '../../pages/talks-page.tsx'),
    },
    {
      path: '/admin/presentaciones/nueva',
      chunks: ['new-talk'],
      load: () => import(/* webpackChunkName: "new-talk" */ '../../pages/new-talk-page.tsx'),
    },
    {
      path: '/admin/presentaciones/propuestas',
      chunks: ['talk-proposals'],
      load: () => import(/* webpackChunkName: "talk-proposals" */ '../../pages/talk-proposals-page.tsx'),
    },
    {
      path: '/admin/presentaciones/propuestas/:id',
      chunks: ['talk-proposal'],
      load: () => import(/* webpackChunkName: "talk-proposal" */ '../../pages/talk-proposal-page.tsx'),
    },
    {
      path: '/admin/presentaciones/:id',
      chunks: ['talk'],
      load: () => import(/* webpackChunkName: "talk" */ '../../pages/talk-page.tsx'),
    },
  ],
};
