import { adminPage } from '../layout/admin-page.tsx';

/** `/admin/documentos`: what members have sent. */
export const documents = adminPage({
  load: async () => (await import(/* webpackChunkName: "document-work" */ './document-list.tsx')).DocumentList,
});

/** `/admin/documentos/:id`: what one member has sent for something. */
export const document = adminPage({
  title: 'Envío de documentos',
  heading: 'Envío',
  description: 'Un envío de documentos.',
  load: async () =>
    (await import(/* webpackChunkName: "document-work" */ './components/open-document.tsx')).OpenDocument,
});
