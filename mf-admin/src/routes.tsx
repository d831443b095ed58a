import type { PageRoute } from '@femcoders/platform';
import { sections } from './sections.ts';

/** The face of this remote: the pages that it brings to the site, its first one and those of every section. */
export function createRoutes(): PageRoute[] {
  return [
    {
      path: '/admin',
      chunks: ['admin-home'],
      load: () => import(/* webpackChunkName: "admin-home" */ './pages/admin-home-page.tsx'),
    },
    ...sections.flatMap(({ pages }) => pages.map((page) => ({ ...page }))),
  ];
}
