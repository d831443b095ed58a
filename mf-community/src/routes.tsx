import type { PageRoute } from '@femcoders/platform';

/** The face of this remote: the pages that it brings to the site. */
export function createRoutes(): PageRoute[] {
  return [
    {
      path: '/mentoria',
      chunks: ['front'],
      load: () => import(/* webpackChunkName: "front" */ './pages/front-page.tsx'),
    },
  ];
}
