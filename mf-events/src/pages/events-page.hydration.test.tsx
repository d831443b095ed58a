import { markServerFailure, type RemoteQuery } from '@femcoders/kit/data/remote-data';
import { InHost, impatientQueryClient } from '@femcoders/kit/test/render-page';
import { createQueryClient, hydrate, type QueryClient } from '@femcoders/platform';
import { dehydrate } from '@femcoders/platform/dehydrate';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { demoEvents, demoSpeakers, EventsApi } from '../../test/events-api.ts';
import { listedEventsQuery } from '../features/events/api/listed-events.ts';
import { pastEventsQuery } from '../features/events/api/past-events.ts';
import { upcomingEventsQuery } from '../features/events/api/upcoming-events.ts';
import { speakersQuery } from '../features/speakers/speakers-query.ts';
import { Page } from './events-page.tsx';

const findEvent = (id: string) => screen.findByRole('heading', { level: 3, name: `Evento de demostración ${id}` });
const getEvent = (id: string) => screen.getByRole('heading', { level: 3, name: `Evento de demostración ${id}` });
const failed = 'Error loading events. Please try again later.';

function page(api: EventsApi, queryClient: QueryClient) {
  return (
    <InHost api={api} queryClient={queryClient}>
      <MemoryRouter initialEntries={['/eventos']}>
        <Page />
      </MemoryRouter>
    </InHost>
  );
}

/** Renders the server's HTML, with the data that travels with it. */
async function serverAnswer(api: EventsApi) {
  const queryClient = createQueryClient('server');
  const lists: RemoteQuery<unknown>[] = [
    upcomingEventsQuery(api, 1),
    pastEventsQuery(api, 1),
    pastEventsQuery(api, 2),
    listedEventsQuery(api),
  ];
  const speakers = speakersQuery(api);
  await Promise.all([...lists.map((list) => queryClient.prefetchQuery(list)), queryClient.prefetchQuery(speakers)]);
  markServerFailure(queryClient, speakers);
  for (const list of lists.slice(0, 2)) markServerFailure(queryClient, list);
  return { html: renderToString(page(api, queryClient)), queries: JSON.parse(JSON.stringify(dehydrate(queryClient))) };
}

async function hydratePage({ html, queries }: Awaited<ReturnType<typeof serverAnswer>>, api: EventsApi) {
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

test('the browser takes the events and the speakers over as the server wrote them and asks for nothing again', async () => {
  const api = new EventsApi();
  api.upcoming = demoEvents('u', 1);
  api.past = demoEvents('p', 4);
  api.speakers = demoSpeakers(35);
  const answer = await serverAnswer(api);
  api.asked.length = 0;
  const { root, mismatches } = await hydratePage(answer, api);
  expect(mismatches).toEqual([]);
  expect(api.asked).toEqual([]);
  expect(getEvent('p3')).toBeInTheDocument();
  expect(screen.getByText('Ponente 35')).toBeInTheDocument();
  act(() => root.unmount());
});

test('a list that failed on the server is taken over as failed and asked for again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const api = new EventsApi();
  api.past = 'fails';
  api.upcoming = demoEvents('u', 1);
  const answer = await serverAnswer(api);
  expect(answer.html).toContain(failed);

  api.past = demoEvents('p', 2);
  const { root, mismatches } = await hydratePage(answer, api);
  expect(mismatches).toEqual([]);
  expect(await findEvent('p1')).toBeInTheDocument();
  expect(screen.queryByText(failed)).not.toBeInTheDocument();
  act(() => root.unmount());
});
