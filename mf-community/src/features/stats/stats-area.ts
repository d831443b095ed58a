import type { CommunityArea } from '../../community-area.ts';
import { statsPath } from './stat-paths.ts';

/** `/stats`: the community in figures, and this device's own. */
export function createStatsArea(): CommunityArea {
  return {
    pages: [
      {
        path: statsPath,
        chunks: ['stats'],
        query: ['periodo'],
        load: () => import(/* webpackChunkName: "stats" */ '../../pages/stats-page.tsx'),
      },
      {
        path: `${statsPath}/:figure`,
        chunks: ['stat'],
        addresses: async () => {
          const { listStats } = await import(/* webpackChunkName: "stat-list" */ './stat-list.ts');
          return listStats();
        },
        load: () => import(/* webpackChunkName: "stat" */ '../../pages/stat-page.tsx'),
      },
    ],
    blocks: [
      {
        slot: 'welcome',
        title: 'Lo que más abres aquí',
        order: 95,
        chunks: ['device-pages'],
        load: () => import(/* webpackChunkName: "device-pages" */ '../../blocks/device-pages-block.tsx'),
      },
    ],
  };
}
