import { counted } from '@femcoders/contracts/spanish-count';
import { type AdminSection, pagesOf } from '../layout/admin-section.ts';

/** The section of the administration where offers of work are read before anybody else sees them. */
export const jobsSection: AdminSection = {
  path: '/admin/ofertas',
  title: 'Ofertas',
  summary: 'Revisar las ofertas de trabajo, devolverlas con cambios, publicarlas y atender denuncias.',
  group: 'work',
  roles: ['admin'],
  waitingWords: (count) => counted(count, 'oferta espera', 'ofertas esperan'),
  subjects: { job: (id) => `/admin/ofertas/${id}` },
  pages: pagesOf('jobs-pages', () => import(/* webpackChunkName: "jobs-pages" */ './jobs-pages.ts'), {
    '/admin/ofertas': 'jobs',
    '/admin/ofertas/:id': 'job',
  }),
};
