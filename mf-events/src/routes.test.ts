import { longestList } from '@femcoders/contracts/endpoints/queries';
import { demoEvents, EventsApi } from '../test/events-api.ts';
import { createRoutes } from './routes.tsx';

test('every event has its address in the site map, however many there are', async () => {
  const api = new EventsApi();
  api.upcoming = demoEvents('u', longestList);
  api.past = demoEvents('p', 2 * longestList + 1);
  const addresses = createRoutes().find(({ path }) => path === '/eventos/:slug')?.addresses;
  const listed = (await addresses?.({ api })) ?? [];
  expect(listed).toHaveLength(3 * longestList + 1);
  expect(new Set(listed.map(({ path }) => path)).size).toBe(listed.length);
});
