import { adminPage } from '../layout/admin-page.tsx';
import { documentsSection as section } from './documents-section.ts';

/** `/admin/documentos`: what members have sent. */
export const documents = adminPage({
  section,
  load: async () => (await import(/* webpackChunkName: "document-work" */ './components/documents.tsx')).Documents,
});

/** `/admin/documentos/:id`: what one member has sent for something. */
export const document = adminPage({
  section,
  title: 'Envío de documentos',
  heading: 'Envío',
  description: 'Un envío de documentos.',
  load: async () =>
    (await import(/* webpackChunkName: "document-work" */ './components/open-document.tsx')).OpenDocument,
});
