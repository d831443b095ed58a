import { InHost, impatientQueryClient } from '@femcoders/kit/test/render-page';
import { createQueryClient, hydrate, type QueryClient } from '@femcoders/platform';
import { dehydrate } from '@femcoders/platform/dehydrate';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { demoDetail, demoSpeakers, EventsApi } from '../../test/events-api.ts';
import { eventDetailQuery } from '../features/event-page/api/event-detail.ts';
import { Page } from './event-page.tsx';

function page(api: EventsApi, queryClient: QueryClient) {
  return (
    <InHost api={api} queryClient={queryClient}>
      <MemoryRouter initialEntries={['/eventos/evento-1']}>
        <Routes>
          <Route path="/eventos/:slug" element={<Page />} />
        </Routes>
      </MemoryRouter>
    </InHost>
  );
}

/** The server's HTML, something typed into it, and then the browser that takes it over. */
async function hydratePage(api: EventsApi, typed?: { name: string }, meanwhile?: () => void) {
  const onServer = createQueryClient('server');
  await onServer.prefetchQuery(eventDetailQuery(api, 'evento-1'));
  document.body.innerHTML = `<div id="root">${renderToString(page(api, onServer))}</div>`;
  if (typed) {
    screen.getByLabelText<HTMLInputElement>(/^Nombre/).value = typed.name;
    screen.getByRole('checkbox').click();
  }

  meanwhile?.();
  const queryClient = impatientQueryClient();
  hydrate(queryClient, JSON.parse(JSON.stringify(dehydrate(onServer))));
  api.asked.length = 0;
  const mismatches: unknown[] = [];
  const container = document.getElementById('root') as HTMLElement;
  const root = await act(async () =>
    hydrateRoot(container, page(api, queryClient), { onRecoverableError: (error) => mismatches.push(error) }),
  );
  return { root, mismatches };
}

let api: EventsApi;
beforeEach(() => {
  localStorage.clear();
  api = new EventsApi();
});

test('the browser takes an event over as the server wrote it and asks for nothing again', async () => {
  api.detail = demoDetail('1', { online: true, speakers: demoSpeakers(2), registration: 'open', places_left: 4 });
  const { root, mismatches } = await hydratePage(api);
  expect(mismatches).toEqual([]);
  expect(api.asked).toEqual([]);
  expect(screen.getByRole('heading', { level: 1, name: 'Evento de demostración 1' })).toBeInTheDocument();
  act(() => root.unmount());
});

test('what was typed and ticked before the page came alive stays, and is sent', async () => {
  api.detail = demoDetail('1', { registration: 'open' });
  api.onSend = () => ({ state: 'registered' });
  const { root, mismatches } = await hydratePage(api, { name: 'Ada' });
  expect(mismatches).toEqual([]);
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Ada');
  expect(screen.getByRole('checkbox')).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: /^Apuntarme/ }));
  expect(api.sent).toMatchObject([{ body: { name: 'Ada', privacy: true } }]);
  act(() => root.unmount());
});

test('an event that ends between the server and the browser becomes past once the page is live', async () => {
  const now = jest.spyOn(Date, 'now');
  const end = Date.parse('2054-11-28T12:30:00Z');
  now.mockReturnValue(end - 1000);
  api.detail = demoDetail('1', { phase: 'now' });
  const { root, mismatches } = await hydratePage(api, undefined, () => now.mockReturnValue(end + 1000));
  expect(mismatches).toEqual([]);
  expect(screen.getByText('Este evento ya ha pasado')).toBeInTheDocument();
  act(() => root.unmount());
});
