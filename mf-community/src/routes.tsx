import type { BlockRoute, PageRoute } from '@femcoders/platform';
import { areas } from './areas.ts';

/** The face of this remote: the pages that its areas add to the site. */
export function createRoutes(): PageRoute[] {
  return areas.flatMap((create) => create().pages);
}

/** The blocks that it adds to pages of others. */
export function createBlocks(): BlockRoute[] {
  return [
    {
      slot: 'home.mine',
      title: 'Ofertas para ti',
      order: 30,
      chunks: ['home-community'],
      load: () => import(/* webpackChunkName: "home-community" */ './blocks/home-jobs-block.tsx'),
    },
    {
      slot: 'home.community',
      title: 'Lo que movemos juntas',
      order: 10,
      chunks: ['home-community'],
      load: () => import(/* webpackChunkName: "home-community" */ './blocks/home-community-block.tsx'),
    },
    ...areas.flatMap((create) => create().blocks),
  ];
}
