import type { BlockRoute, PageRoute } from '@femcoders/platform';

/** The face of this remote: the pages that it brings to the site. */
export function createRoutes(): PageRoute[] {
  return [
    {
      path: '/eventos',
      chunks: ['events'],
      load: () => import(/* webpackChunkName: "events" */ './pages/events-page.tsx'),
    },
  ];
}

/** The pieces that it brings to pages of others. */
export function createBlocks(): BlockRoute[] {
  return [
    {
      slot: 'home.now',
      title: 'Próximo evento',
      order: 10,
      chunks: ['next-event'],
      load: () => import(/* webpackChunkName: "next-event" */ './blocks/next-event-block.tsx'),
    },
  ];
}
