import { edition } from '@femcoders/contracts/role-groups';
import { counted } from '@femcoders/contracts/spanish-count';
import { type AdminSection, pagesOf } from '../layout/admin-section.ts';

/** The section of the administration where talks are prepared, published and chosen. */
export const talksSection: AdminSection = {
  path: '/admin/presentaciones',
  title: 'Presentaciones',
  summary:
    'Las charlas con sus diapositivas y su transcripción, el permiso de quien las da y lo que proponen las socias.',
  group: 'work',
  roles: edition,
  waitingWords: (count) => counted(count, 'propuesta por puntuar', 'propuestas por puntuar'),
  subjects: {
    talk: (id) => `/admin/presentaciones/${id}`,
    'talk-proposal': (id) => `/admin/presentaciones/propuestas/${id}`,
  },
  pages: pagesOf('talks-pages', () => import(/* webpackChunkName: "talks-pages" */ './talks-pages.ts'), {
    '/admin/presentaciones': 'talks',
    '/admin/presentaciones/:id': 'talk',
    '/admin/presentaciones/nueva': 'newTalk',
    '/admin/presentaciones/propuestas': 'talkProposals',
    '/admin/presentaciones/propuestas/:id': 'talkProposal',
  }),
};
