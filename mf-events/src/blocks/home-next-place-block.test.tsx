import { InHost, impatientQueryClient } from '@femcoders/kit/test/render-page';
import { sessionStore } from '@femcoders/platform';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { demoMemberPlace, EventsApi } from '../../test/events-api.ts';
import { Block } from './home-next-place-block.tsx';

let api: EventsApi;
beforeEach(() => {
  api = new EventsApi();
  const user = { id: '7', name: 'Ada Ejemplo', avatar: '/default-avatar.png', role: 'member' } as const;
  sessionStore.setState({ status: 'signed-in', user }, true);
});

const open = () =>
  act(
    async () =>
      void render(
        <InHost api={api} queryClient={impatientQueryClient()}>
          <MemoryRouter>
            <Suspense>
              <Block />
            </Suspense>
          </MemoryRouter>
        </InHost>,
      ),
  );

test('the next event is the first that takes place and that she has not left', async () => {
  api.coming = [
    demoMemberPlace('1', { state: 'cancelled' }),
    demoMemberPlace('2', {}, { state: 'postponed' }),
    demoMemberPlace('3', { state: 'waiting', waiting_position: 2 }),
  ];
  await open();
  expect(await screen.findByRole('link', { name: 'Evento de demostración 3' })).toHaveAttribute(
    'href',
    '/eventos/evento-3',
  );
  expect(screen.getByText('En lista de espera')).toBeInTheDocument();
});

test('a member without a place is led to the events', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Ver los eventos' })).toHaveAttribute('href', '/eventos');
});

test('who has only what is cancelled or postponed reads no word of never having asked', async () => {
  api.coming = [demoMemberPlace('1', {}, { state: 'cancelled' }), demoMemberPlace('2', {}, { state: 'postponed' })];
  await open();
  expect(await screen.findByText('Ahora no tienes ninguno con fecha.')).toBeInTheDocument();
  expect(screen.queryByText(/Aún no/)).not.toBeInTheDocument();
});

test('a name is cut where it is too long, also where it has no gap', async () => {
  api.coming = [demoMemberPlace('1', {}, { name: 'x'.repeat(120) })];
  await open();
  expect(await screen.findByRole('link', { name: `${'x'.repeat(70)}…` })).toBeInTheDocument();
});

test('visitors ask for nothing', async () => {
  sessionStore.setState({ status: 'anonymous', user: null }, true);
  await open();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(api.asked).toEqual([]);
});
