import type { CommunityArea } from '../../community-area.ts';

/** Sending documents to the team. */
export const createDocumentsArea = (): CommunityArea => ({
  pages: [
    {
      path: '/enviar-documentacion',
      chunks: ['own-cases'],
      load: () => import(/* webpackChunkName: "own-cases" */ '../../pages/documents-page.tsx'),
    },
    {
      path: '/enviar-documentacion/nuevo',
      chunks: ['new-documents'],
      query: ['tramite'],
      load: () => import(/* webpackChunkName: "new-documents" */ '../../pages/new-documents-page.tsx'),
    },
    {
      path: '/enviar-documentacion/:reference',
      chunks: ['own-documents'],
      // Private: the list is not public.
      addresses: () => [],
      load: () => import(/* webpackChunkName: "own-documents" */ '../../pages/own-documents-page.tsx'),
    },
  ],
  blocks: [
    {
      slot: 'welcome',
      title: 'Mis documentos',
      order: 60,
      chunks: ['my-documents'],
      load: () => import(/* webpackChunkName: "my-documents" */ '../../blocks/my-documents-block.tsx'),
    },
  ],
});
