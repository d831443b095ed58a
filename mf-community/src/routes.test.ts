import { filterNames } from '@femcoders/contracts/job-filters';
import { pageParameter } from '@femcoders/kit/lists/list-filters';
import { readHubFilters } from './features/hub/list/hub-filters.ts';
import { allParameter } from './features/jobs/job-address.ts';
import { mentorFilters } from './features/mentoring/list/mentor-filters.ts';
import { talkFilters } from './features/talks/talk-links.ts';
import { createRoutes } from './routes.tsx';

const queryOf = (path: string) => createRoutes().find((route) => route.path === path)?.query;

test('each list names the parameters of its filters: the server leaves out all others', () => {
  expect(queryOf('/ofertas-de-trabajo')).toEqual([...Object.values(filterNames), pageParameter]);
  expect(queryOf('/ofertas-de-trabajo/alertas')).toEqual([...Object.values(filterNames), allParameter]);
  expect(queryOf('/mentoria')).toEqual([...Object.keys(mentorFilters.names), pageParameter]);
  expect([...(queryOf('/presentaciones-destacadas') ?? [])].sort()).toEqual(
    [...Object.keys(talkFilters.names), pageParameter].sort(),
  );
  const asked = new URLSearchParams({ q: 'a', tema: 'b', nivel: 'avanzado', abierto: 'si' });
  const hub = createRoutes().filter(({ chunks }) => chunks.includes('hub-list'));
  expect(hub.length).toBeGreaterThan(1);
  for (const { query } of hub) expect(query).toEqual([...Object.keys(readHubFilters(asked)), pageParameter]);
});
