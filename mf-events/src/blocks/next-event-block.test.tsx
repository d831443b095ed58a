import { InHost } from '@femcoders/kit/test/render-page';
import { createQueryClient } from '@femcoders/platform';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { demoEvent, EventsApi } from '../../test/events-api.ts';
import { Block, loader } from './next-event-block.tsx';

let api: EventsApi;
beforeEach(() => {
  api = new EventsApi();
});

/** The block as a page shows it, after its loader. */
async function showBlock() {
  const queryClient = createQueryClient('server');
  const url = new URL('https://site.example/');
  await loader({ api, queryClient, url, signal: new AbortController().signal });
  render(
    <InHost api={api} queryClient={queryClient}>
      <MemoryRouter>
        <Block />
      </MemoryRouter>
    </InHost>,
  );
}

test('the soonest event is shown with day, date, zone and place, and asked for alone', async () => {
  api.upcoming = [demoEvent('a', { description: 'Traemos portátiles.' }), demoEvent('b')];
  await showBlock();
  expect(screen.getByRole('heading', { level: 2, name: 'Evento de demostración a' })).toBeInTheDocument();
  expect(screen.getByText('28').parentElement).toHaveTextContent('Próximo evento, sábado 28 noviembre · 10:30 a. m.');
  expect(screen.getByText(/^Sábado, 28 de noviembre/)).toHaveTextContent(
    'Sábado, 28 de noviembre, 10:30 a. m. (hora de Madrid).',
  );
  expect(screen.getByText(/^Sábado, 28 de noviembre/)).toHaveAttribute('datetime', '2054-11-28T09:30:00Z');
  expect(screen.getByText('Sala de demostración.', { exact: false })).toBeInTheDocument();
  expect(screen.getByText('Traemos portátiles.')).toBeInTheDocument();
  expect(screen.queryByText('Evento de demostración b')).not.toBeInTheDocument();
  expect(api.asked).toEqual(['/events/api/list/upcoming limit=10']);
});

test('while it takes place it says so, and leads to its page, not to the ticket', async () => {
  api.upcoming = [demoEvent('a', { phase: 'now' })];
  await showBlock();
  expect(screen.getByText('28').parentElement).toHaveTextContent('Ahora, sábado 28 noviembre');
  expect(screen.getByRole('link', { name: 'Ver el evento: Evento de demostración a' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Conseguir entrada/ })).not.toBeInTheDocument();
});

test('it leads to the ticket, to the event and to all events', async () => {
  api.upcoming = [demoEvent('a')];
  await showBlock();
  expect(screen.getByRole('link', { name: 'Conseguir entrada: Evento de demostración a' })).toHaveAttribute(
    'href',
    'https://tickets.example/a',
  );
  expect(screen.getByRole('link', { name: 'Ver el evento: Evento de demostración a' })).toHaveAttribute(
    'href',
    '/eventos/evento-a',
  );
  expect(screen.getByRole('link', { name: 'Ver todos los eventos' })).toHaveAttribute('href', '/eventos');
});

test('a cancelled or postponed event is not the next one', async () => {
  api.upcoming = [
    demoEvent('a', { state: 'cancelled' }),
    demoEvent('b', { state: 'postponed' }),
    demoEvent('c', { event_url: null, takes_registrations: true }),
  ];
  await showBlock();
  expect(screen.getByRole('heading', { level: 2, name: 'Evento de demostración c' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Conseguir entrada/ })).toHaveAttribute(
    'href',
    '/eventos/evento-c#apuntarme',
  );
});

test('an event without place, description and ticket is shown without them', async () => {
  api.upcoming = [demoEvent('a', { location: null, description: null, event_url: null })];
  await showBlock();
  expect(screen.getByRole('heading', { name: 'Evento de demostración a' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /entrada/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Ver el evento/ })).toBeInTheDocument();
});

test('while none is announced it says where the next one will be heard of', async () => {
  await showBlock();
  expect(screen.getByRole('heading', { level: 2, name: 'Estamos preparando la próxima fecha' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Unirme al Slack' })).toHaveAttribute('href', 'https://slack.com/');
  expect(screen.getByRole('link', { name: 'Ver los eventos' })).toHaveAttribute('href', '/eventos');
});

test('a list that does not come is a failure of the block, which the page around it reports', async () => {
  api.upcoming = 'fails';
  await expect(showBlock()).rejects.toThrow('No hemos podido conectar.');
});
