import { listTalks } from '@femcoders/contracts/endpoints/talks';
import { readWhole } from '@femcoders/kit/data/whole-list';
import { callApi } from '@femcoders/platform';
import type { CommunityArea } from '../../community-area.ts';
import { proposePath, talkPath, talksPath } from './talk-paths.ts';

/** Talks with slides and transcript, and how one is proposed. */
export const createTalksArea = (): CommunityArea => ({
  pages: [
    {
      path: talksPath,
      chunks: ['talks'],
      query: ['tema', 'fecha', 'nivel', 'idioma', 'formato', 'duracion', 'orden', 'pagina'],
      load: () => import(/* webpackChunkName: "talks" */ '../../pages/talks-page.tsx'),
    },
    {
      path: proposePath,
      chunks: ['propose-talk'],
      load: () => import(/* webpackChunkName: "propose-talk" */ '../../pages/propose-talk-page.tsx'),
    },
    {
      path: `${talksPath}/:slug`,
      chunks: ['talk'],
      addresses: async ({ api }) => {
        const talks = await readWhole((query) => callApi(api, listTalks, { query }));
        return talks.map(({ slug, title, summary, level, givenOn }) => ({
          path: talkPath(slug),
          title,
          description: summary,
          kind: 'charla',
          level,
          published: givenOn,
        }));
      },
      load: () => import(/* webpackChunkName: "talk" */ '../../pages/talk-page.tsx'),
    },
  ],
  blocks: [
    {
      slot: 'welcome',
      title: 'Mis charlas',
      order: 80,
      chunks: ['my-talks', 'my-talks-of'],
      load: () => import(/* webpackChunkName: "my-talks" */ '../../blocks/my-talks-block.tsx'),
    },
  ],
});
