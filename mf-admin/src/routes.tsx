import type { PageRoute } from '@femcoders/platform';

/** The face of this remote: the pages that it brings to the site. */
export function createRoutes(): PageRoute[] {
  return [
    {
      path: '/admin',
      chunks: ['admin-home'],
      load: () => import(/* webpackChunkName: "admin-home" */ './pages/admin-home-page.tsx'),
    },
    {
      path: '/admin/comments',
      chunks: ['comments'],
      load: () => import(/* webpackChunkName: "comments" */ './pages/comments-page.tsx'),
    },
  ];
}
