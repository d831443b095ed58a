import { markServerFailure } from '@femcoders/kit/data/remote-data';
import { InHost, impatientQueryClient } from '@femcoders/kit/test/render-page';
import { createQueryClient, hydrate, type QueryClient } from '@femcoders/platform';
import { dehydrate } from '@femcoders/platform/dehydrate';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { PeopleApi, testPerson } from '../../../test/people-api.ts';
import { peopleQuery } from './people-query.ts';
import { teamGroups } from './team-groups.ts';
import { Page } from './team-page.tsx';

const page = (api: PeopleApi, queryClient: QueryClient) => (
  <InHost api={api} queryClient={queryClient}>
    <MemoryRouter initialEntries={['/equipo']}>
      <Page />
    </MemoryRouter>
  </InHost>
);

/** Renders the server's HTML, with the data that travels with it. */
async function serverAnswer(api: PeopleApi) {
  const queryClient = createQueryClient('server');
  const groups = teamGroups.map((group) => peopleQuery(api, group, 1));
  await Promise.all(groups.map((group) => queryClient.prefetchQuery(group)));
  for (const group of groups) markServerFailure(queryClient, group);
  return { html: renderToString(page(api, queryClient)), queries: JSON.parse(JSON.stringify(dehydrate(queryClient))) };
}

async function hydratePage({ html, queries }: Awaited<ReturnType<typeof serverAnswer>>, api: PeopleApi) {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const queryClient = impatientQueryClient();
  hydrate(queryClient, queries);
  const mismatches: unknown[] = [];
  const container = document.getElementById('root') as HTMLElement;
  const root = await act(async () =>
    hydrateRoot(container, page(api, queryClient), { onRecoverableError: (error) => mismatches.push(error) }),
  );
  return { root, mismatches };
}

it('the browser takes the people over as the server wrote them and asks for nothing again', async () => {
  const api = new PeopleApi();
  api.people = [testPerson('Ana Prueba', { group: 'cofounder' }), testPerson('Berta Prueba')];
  const answer = await serverAnswer(api);
  api.asked.length = 0;
  const { root, mismatches } = await hydratePage(answer, api);
  expect(mismatches).toEqual([]);
  expect(api.asked).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Berta Prueba' })).toBeInTheDocument();
  act(() => root.unmount());
});

it('a group that failed on the server is taken over as failed and asked for again', async () => {
  const api = new PeopleApi();
  api.fails.add('promoter');
  const answer = await serverAnswer(api);
  expect(answer.html).toContain('No hemos podido cargar esta parte del equipo');
  api.fails.clear();
  api.people = [testPerson('Berta Prueba')];
  const { root, mismatches } = await hydratePage(answer, api);
  expect(mismatches).toEqual([]);
  expect(await screen.findByRole('heading', { name: 'Berta Prueba' })).toBeInTheDocument();
  expect(screen.queryByText('No hemos podido cargar esta parte del equipo')).not.toBeInTheDocument();
  act(() => root.unmount());
});
