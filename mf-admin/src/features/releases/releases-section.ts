import { lazy } from 'react';
import type { AdminSection } from '../room/admin-section.ts';

/** The section of the administration that tells what is live. */
export const releasesSection: AdminSection = {
  path: '/admin/despliegues',
  title: 'Despliegues',
  summary: 'Qué versión de cada parte de la web está en vivo, cómo va y cómo volver atrás.',
  group: 'system',
  roles: ['admin'],
  subjects: { release: (name) => `/admin/despliegues?parte=${encodeURIComponent(name)}` },
  today: lazy(async () => {
    const { RecentReleases } = await import(
      /* webpackChunkName: "recent-releases", webpackMode: "lazy" */ './components/recent-releases.tsx'
    );
    return { default: RecentReleases };
  }),
  pages: [
    {
      path: '/admin/despliegues',
      chunks: ['releases-page'],
      load: () => import(/* webpackChunkName: "releases-page" */ '../../pages/releases-page.tsx'),
    },
    {
      path: '/admin/despliegues/:name',
      chunks: ['part-versions-page'],
      load: () => import(/* webpackChunkName: "part-versions-page" */ '../../pages/part-versions-page.tsx'),
    },
  ],
};
