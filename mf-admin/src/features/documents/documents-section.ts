import { counted } from '@femcoders/contracts/spanish-count';
import { type AdminSection, pagesOf } from '../layout/admin-section.ts';

/** The section of the administration where the documents that members send are looked at. */
export const documentsSection: AdminSection = {
  path: '/admin/documentos',
  title: 'Documentos',
  summary: 'Revisar lo que envían las socias, pedir lo que falta y decir que sí o que no.',
  group: 'work',
  roles: ['admin'],
  waitingWords: (count) => counted(count, 'envío sin mirar', 'envíos sin mirar'),
  subjects: { document: (id) => `/admin/documentos/${id}` },
  pages: pagesOf('documents-pages', () => import(/* webpackChunkName: "documents-pages" */ './documents-pages.ts'), {
    '/admin/documentos': 'documents',
    '/admin/documentos/:id': 'document',
  }),
};
