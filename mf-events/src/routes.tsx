import { listPastEvents, listUpcomingEvents } from '@femcoders/contracts/endpoints/events';
import { readWhole } from '@femcoders/kit/data/whole-list';
import { type BlockRoute, callApi, type PageRoute } from '@femcoders/platform';
import { eventPath } from './features/events/event-links.ts';

/** The face of this remote: the pages that it adds to the site. */
export function createRoutes(): PageRoute[] {
  return [
    {
      path: '/eventos',
      chunks: ['events'],
      query: ['proximos', 'pasados'],
      load: () => import(/* webpackChunkName: "events" */ './pages/events-page.tsx'),
    },
    {
      path: '/eventos/:slug',
      chunks: ['event'],
      addresses: async ({ api }) => {
        const events = await Promise.all([
          readWhole((query) => callApi(api, listUpcomingEvents, { query })),
          readWhole((query) => callApi(api, listPastEvents, { query })),
        ]);
        return events.flat().map(({ slug, name, description }) => ({
          path: eventPath(slug),
          title: name,
          ...(description && { description }),
        }));
      },
      load: () => import(/* webpackChunkName: "event" */ './pages/event-page.tsx'),
    },
    {
      // What the team is preparing, as visitors will see it.
      path: '/eventos/borrador/:id',
      chunks: ['event-draft'],
      load: () => import(/* webpackChunkName: "event-draft" */ './pages/event-draft-page.tsx'),
    },
    {
      path: '/eventos/mi-plaza',
      chunks: ['own-place'],
      load: () => import(/* webpackChunkName: "own-place" */ './pages/own-place-page.tsx'),
    },
    {
      path: '/eventos/confirmar-plaza',
      chunks: ['confirm-place'],
      load: () => import(/* webpackChunkName: "confirm-place" */ './pages/confirm-place-page.tsx'),
    },
  ];
}

/** The blocks that it adds to pages of others. */
export function createBlocks(): BlockRoute[] {
  return [
    {
      slot: 'home.now',
      title: 'Próximo evento',
      order: 10,
      chunks: ['next-event'],
      load: () => import(/* webpackChunkName: "next-event" */ './blocks/next-event-block.tsx'),
    },
    {
      slot: 'home.mine',
      title: 'Tu próximo evento',
      order: 10,
      chunks: ['next-event'],
      load: () => import(/* webpackChunkName: "next-event" */ './blocks/home-next-place-block.tsx'),
    },
    {
      slot: 'welcome',
      title: 'Mis eventos',
      order: 20,
      chunks: ['my-events', 'my-events-of'],
      load: () => import(/* webpackChunkName: "my-events" */ './blocks/my-events-block.tsx'),
    },
  ];
}
