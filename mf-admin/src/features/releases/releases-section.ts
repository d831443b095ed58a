import { administration, team } from '@femcoders/contracts/role-groups';
import { lazy } from 'react';
import { type AdminSection, pagesOf } from '../layout/admin-section.ts';

/** The section of the administration on what is live. */
export const releasesSection: AdminSection = {
  path: '/admin/despliegues',
  title: 'Despliegues',
  summary: 'Qué versión de cada parte de la web está en vivo, cómo va y cómo volver atrás.',
  group: 'system',
  roles: team,
  // Of the others only those who were given a part have something to do there.
  listedFor: administration,
  subjects: { release: (name) => `/admin/despliegues?parte=${encodeURIComponent(name)}` },
  today: lazy(async () => {
    const { RecentReleases } = await import(
      /* webpackChunkName: "recent-releases", webpackMode: "lazy" */ './components/recent-releases.tsx'
    );
    return { default: RecentReleases };
  }),
  pages: pagesOf('releases-pages', () => import(/* webpackChunkName: "releases-pages" */ './releases-pages.ts'), {
    '/admin/despliegues': 'releases',
    '/admin/despliegues/equipos': 'teams',
    '/admin/despliegues/:name': 'partVersions',
  }),
};
