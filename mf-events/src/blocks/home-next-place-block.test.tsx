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

test('the nearer event is the next one; a place that is held for her later asks for its answer in addition', async () => {
  api.coming = [
    demoMemberPlace('9', { state: 'offered' }, { start_utc: '2027-03-01T17:30:00Z' }),
    demoMemberPlace('3', {}, { start_utc: '2027-01-10T17:30:00Z' }),
    demoMemberPlace('4', {}, { start_utc: '2027-02-10T17:30:00Z' }),
  ];
  await open();
  const [next, held, ...others] = await screen.findAllByRole('link');
  expect(next).toHaveAccessibleName('Evento de demostración 3');
  expect(screen.getByText('Tienes plaza')).toBeInTheDocument();
  expect(held).toHaveAttribute('href', '/eventos/evento-9');
  expect(held).toHaveAccessibleName('Hay una plaza para ti en otro evento');
  expect(others).toEqual([]);
});

test('a place that is held for her at the next event is said once', async () => {
  api.coming = [
    demoMemberPlace('3', { state: 'offered' }, { start_utc: '2027-01-10T17:30:00Z' }),
    demoMemberPlace('4', {}, { start_utc: '2027-02-10T17:30:00Z' }),
  ];
  await open();
  expect(await screen.findAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('Hay una plaza para ti')).toBeInTheDocument();
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
