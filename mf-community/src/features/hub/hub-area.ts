import { listHubPieces } from '@femcoders/contracts/endpoints/hub';
import { readWhole } from '@femcoders/kit/data/whole-list';
import { callApi } from '@femcoders/platform';
import type { CommunityArea } from '../../community-area.ts';
import { hubPath, ideasPath, listPaths, piecePath } from './hub-address.ts';

/** `/recursos-comunidad-{product}`: what members put up for each other, and the ideas that they vote for. */
export const createHubArea = (): CommunityArea => ({
  pages: [
    {
      path: hubPath,
      chunks: ['hub'],
      load: () => import(/* webpackChunkName: "hub" */ '../../pages/hub-page.tsx'),
    },
    ...Object.values(listPaths).map((path) => ({
      path,
      chunks: ['hub-list'],
      query: ['q', 'tema', 'nivel', 'abierto', 'pagina'],
      load: () => import(/* webpackChunkName: "hub-list" */ '../../pages/hub-list-page.tsx'),
    })),
    {
      path: ideasPath,
      chunks: ['hub-ideas'],
      load: () => import(/* webpackChunkName: "hub-ideas" */ '../../pages/hub-ideas-page.tsx'),
    },
    {
      path: `${hubPath}/proponer`,
      chunks: ['hub-propose'],
      query: ['editar', 'tipo'],
      load: () => import(/* webpackChunkName: "hub-propose" */ '../../pages/hub-propose-page.tsx'),
    },
    {
      path: piecePath(':slug'),
      chunks: ['hub-piece'],
      addresses: async ({ api }) => {
        const pieces = await readWhole((query) => callApi(api, listHubPieces, { query }));
        return pieces.map(({ slug, title }) => ({ path: piecePath(slug), title }));
      },
      load: () => import(/* webpackChunkName: "hub-piece" */ '../../pages/hub-piece-page.tsx'),
    },
  ],
  blocks: [
    {
      slot: 'welcome',
      title: 'Mi comunidad',
      order: 90,
      chunks: ['my-hub'],
      load: () => import(/* webpackChunkName: "my-hub" */ '../../blocks/my-hub-block.tsx'),
    },
  ],
});
