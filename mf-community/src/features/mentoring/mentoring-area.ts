import type { CommunityArea } from '../../community-area.ts';
import { askPath, mentoringPath, mentorPath, minePath, offerPath } from './mentoring-address.ts';

/** `/mentoria`: who accompanies whom, and how to begin. */
export function createMentoringArea(): CommunityArea {
  return {
    pages: [
      {
        path: mentoringPath,
        chunks: ['mentoring'],
        query: ['tema', 'idioma', 'formato', 'modalidad', 'sitio', 'pagina'],
        load: () => import(/* webpackChunkName: "mentoring" */ '../../pages/mentoring-page.tsx'),
      },
      {
        path: offerPath,
        chunks: ['mentor-offer'],
        load: () => import(/* webpackChunkName: "mentor-offer" */ '../../pages/mentor-offer-page.tsx'),
      },
      {
        path: askPath,
        chunks: ['mentor-request'],
        load: () => import(/* webpackChunkName: "mentor-request" */ '../../pages/mentor-request-page.tsx'),
      },
      {
        path: minePath,
        chunks: ['my-mentoring'],
        query: ['pareja'],
        load: () => import(/* webpackChunkName: "my-mentoring" */ '../../pages/my-mentoring-page.tsx'),
      },
      {
        path: mentorPath(':slug'),
        chunks: ['mentor'],
        addresses: async ({ api }) => {
          const { listMentorAddresses } = await import(
            /* webpackChunkName: "mentor-addresses" */ './list/mentor-addresses.ts'
          );
          return listMentorAddresses(api);
        },
        load: () => import(/* webpackChunkName: "mentor" */ '../../pages/mentor-page.tsx'),
      },
    ],
    blocks: [
      {
        slot: 'welcome',
        title: 'Mi mentoría',
        order: 50,
        chunks: ['mentoring-block'],
        load: () => import(/* webpackChunkName: "mentoring-block" */ '../../blocks/mentoring-block.tsx'),
      },
    ],
  };
}
