import type { PageRoute } from '@femcoders/platform';

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
