import { impatientQueryClient, renderPage } from '@femcoders/kit/test/render-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoEvent, demoEvents, EventsApi } from '../../test/events-api.ts';
import * as eventsPage from './events-page.tsx';

const { head } = eventsPage;
const renderEventsPage = (api: EventsApi, address?: string) => renderPage(eventsPage, '/eventos', api, address);

const loading = 'Cargando eventos inspiradores...';
const failed = 'Error loading events. Please try again later.';

const findEvent = (id: string) => screen.findByRole('heading', { level: 3, name: `Evento de demostración ${id}` });
const getEvent = (id: string) => screen.getByRole('heading', { level: 3, name: `Evento de demostración ${id}` });
const pastSection = () => screen.getByRole('region', { name: 'Eventos Pasados' });
const upcomingSection = () => screen.getByRole('region', { name: /fechas? para apuntar|En marcha ahora/i });
const titlesIn = (section: HTMLElement) =>
  within(section)
    .queryAllByRole('heading', { level: 3 })
    .map((title) => title.textContent);

let api: EventsApi;
beforeEach(() => {
  api = new EventsApi();
});

test('the page opens with its heading and the line below it', async () => {
  renderEventsPage(api);
  expect(await screen.findByRole('heading', { level: 1, name: 'Próximos eventos tech' })).toBeInTheDocument();
  expect(screen.getByText('conectando talento en tecnología')).toBeInTheDocument();
});

describe('while the lists are on their way', () => {
  test('each says that it is loading', async () => {
    api.upcoming = 'hangs';
    api.past = demoEvents('p', 1);
    renderEventsPage(api);
    await findEvent('p1');
    expect(screen.getByText(loading)).toBeInTheDocument();
    expect(upcomingSection()).toContainElement(screen.getByText(loading));
    expect(upcomingSection()).toHaveAttribute('aria-busy', 'true');
  });
});

describe('the upcoming events', () => {
  test('are cards in the order of the API, with date and place', async () => {
    api.upcoming = [demoEvent('b'), demoEvent('a', { start_local: '2054-12-10T18:30:00' })];
    renderEventsPage(api);
    await screen.findByRole('heading', { name: 'Dos fechas para apuntar' });
    expect(titlesIn(upcomingSection())).toEqual(['Evento de demostración b', 'Evento de demostración a']);
    expect(within(upcomingSection()).getAllByText('jueves, 10 de diciembre, 6:30 p. m.')).not.toHaveLength(0);
    expect(within(upcomingSection()).getAllByText('Sala de demostración')).not.toHaveLength(0);
  });

  test('one that takes place says so, and carries no ticket', async () => {
    api.upcoming = [demoEvent('a', { phase: 'now' })];
    renderEventsPage(api);
    await userEvent.click(await screen.findByRole('button', { name: /Ver detalles/ }));
    expect(within(upcomingSection()).getAllByText('Ahora')).toHaveLength(2);
    expect(screen.queryByRole('link', { name: /Conseguir entrada/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Ver el evento/ })).toHaveAttribute('href', '/eventos/evento-a');
  });

  test('are counted without what has begun, is postponed or cancelled: nobody can note it down', async () => {
    api.upcoming = [
      demoEvent('a', { phase: 'now' }),
      demoEvent('b', { state: 'cancelled' }),
      demoEvent('c', { state: 'postponed' }),
      demoEvent('d'),
    ];
    const { queryClient } = renderEventsPage(api);
    expect(await screen.findByRole('heading', { name: 'Una fecha para apuntar' })).toBeInTheDocument();
    api.upcoming = [demoEvent('a', { phase: 'now' })];
    await queryClient.refetchQueries({ queryKey: ['upcomingEvents'] });
    expect(await screen.findByRole('heading', { name: 'En marcha ahora' })).toBeInTheDocument();
  });

  test('one is announced as one, and many without a count', async () => {
    api.upcoming = demoEvents('u', 1);
    const { queryClient } = renderEventsPage(api);
    expect(await screen.findByRole('heading', { name: 'Una fecha para apuntar' })).toBeInTheDocument();
    api.upcoming = demoEvents('u', 13);
    await queryClient.refetchQueries({ queryKey: ['upcomingEvents'] });
    expect(await screen.findByRole('heading', { name: 'Fechas para apuntar' })).toBeInTheDocument();
  });

  test('are twelve on a page, and the address turns it', async () => {
    api.upcoming = demoEvents('u', 25);
    const user = userEvent.setup();
    renderEventsPage(api, '/eventos?pasados=2');
    await findEvent('u12');
    expect(titlesIn(upcomingSection())).toHaveLength(12);
    const pager = () => within(screen.getByRole('navigation', { name: 'Páginas de próximos eventos' }));
    await user.click(pager().getByRole('link', { name: 'Siguiente' }));
    await findEvent('u24');
    expect(titlesIn(upcomingSection())).toHaveLength(12);
    expect(screen.getByRole('heading', { name: 'Fechas para apuntar' })).toHaveFocus();
    expect(pager().getByRole('link', { name: 'Siguiente' })).toHaveAttribute('href', '/eventos?proximos=3&pasados=2');
    await user.click(pager().getByRole('link', { name: 'Siguiente' }));
    await findEvent('u25');
    expect(pager().getByRole('link', { name: 'Siguiente' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('of a page that is empty by now lead back to the nearest ones', async () => {
    api.upcoming = demoEvents('u', 12);
    renderEventsPage(api, '/eventos?proximos=2');
    expect(await screen.findByRole('link', { name: 'Ver los más cercanos' })).toHaveAttribute('href', '/eventos');
  });

  test('that fill one page have no other', async () => {
    api.upcoming = demoEvents('u', 12);
    renderEventsPage(api);
    expect(await screen.findByRole('heading', { name: 'Doce fechas para apuntar' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Páginas de próximos eventos' })).toBeNull();
  });

  test('offer the ticket on the back of the card', async () => {
    api.upcoming = demoEvents('u', 1);
    renderEventsPage(api);
    await userEvent.click(await screen.findByRole('button', { name: /Ver detalles/ }));
    expect(screen.getByRole('link', { name: /Conseguir entrada/ })).toHaveAttribute(
      'href',
      'https://tickets.example/u1',
    );
  });

  test('are shown without place, description and address too', async () => {
    api.upcoming = [demoEvent('u', { location: null, description: null, event_url: null, logo_url: null })];
    renderEventsPage(api);
    expect(await screen.findByRole('heading', { level: 3, name: 'Evento de demostración u' })).toBeInTheDocument();
    expect(screen.queryByText('Dónde')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Ver detalles/ }));
    expect(screen.queryByRole('link', { name: /Conseguir entrada/ })).not.toBeInTheDocument();
  });

  test('lead to the page of each, and to its form where places are given there', async () => {
    api.upcoming = [demoEvent('u', { event_url: null, takes_registrations: true })];
    renderEventsPage(api);
    await userEvent.click(await screen.findByRole('button', { name: /Ver detalles/ }));
    expect(screen.getByRole('link', { name: /^Conseguir entrada/ })).toHaveAttribute(
      'href',
      '/eventos/evento-u#apuntarme',
    );
    expect(screen.getByRole('link', { name: /^Ver el evento/ })).toHaveAttribute('href', '/eventos/evento-u');
  });

  test('that are cancelled or postponed say so and carry no ticket', async () => {
    api.upcoming = [demoEvent('u', { state: 'cancelled' }), demoEvent('v', { state: 'postponed' })];
    renderEventsPage(api);
    await findEvent('u');
    expect(within(upcomingSection()).getAllByText('Cancelado')).not.toHaveLength(0);
    expect(within(upcomingSection()).getAllByText('Aplazado')).not.toHaveLength(0);
    for (const turn of screen.getAllByRole('button', { name: /Ver detalles/ })) await userEvent.click(turn);
    expect(screen.queryByText('Conseguir entrada')).not.toBeInTheDocument();
  });

  test('lose their ticket once they have started, from any list', async () => {
    api.upcoming = [demoEvent('u', { start_utc: '2020-03-07T09:30:00Z' })];
    renderEventsPage(api);
    await userEvent.click(await screen.findByRole('button', { name: /Ver detalles/ }));
    await waitFor(() => expect(screen.queryByText('Conseguir entrada')).not.toBeInTheDocument());
  });

  test('can be subscribed to', async () => {
    renderEventsPage(api);
    expect(await screen.findByText('Suscríbete al calendario')).toBeInTheDocument();
    expect(screen.getByText('Abrir en mi calendario')).toHaveAttribute(
      'href',
      'webcal://site.example/api/events/api/calendar.ics',
    );
    expect(screen.getByText('https://site.example/api/events/api/calendar.ics')).toBeInTheDocument();
  });

  test('show a long name whole', async () => {
    const name = `Evento de demostración ${'con un nombre muy largo '.repeat(12)}`.trim();
    api.upcoming = [demoEvent('u', { name })];
    renderEventsPage(api);
    expect(await screen.findByRole('heading', { level: 3, name })).toBeInTheDocument();
  });

  test('when there is none, a video without sound goes round and round, and words say what it shows', async () => {
    renderEventsPage(api);
    expect(await screen.findByText('Estamos preparando la próxima fecha')).toBeInTheDocument();
    const video = screen.getByLabelText<HTMLVideoElement>('Vídeo de los eventos');
    expect(video.loop).toBe(true);
    expect(video.muted).toBe(true);
    expect(screen.getByText(/Vídeo sin sonido\. Un plano de Barcelona despierta/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Reproducir el vídeo' })).toBeInTheDocument();
  });
});

describe('the past events', () => {
  test('come three to a page and can be turned to the last page and back', async () => {
    api.past = demoEvents('p', 8);
    const { router } = renderEventsPage(api);
    await findEvent('p1');
    expect(titlesIn(pastSection())).toEqual(['p1', 'p2', 'p3'].map((id) => `Evento de demostración ${id}`));
    expect(screen.getByRole('link', { name: 'Anterior' })).toHaveAttribute('aria-disabled', 'true');

    await userEvent.click(screen.getByRole('link', { name: 'Siguiente' }));
    await findEvent('p4');
    expect(router.state.location.search).toBe('?pasados=2');
    // Above the cards and below them.
    expect(await screen.findAllByText('Página 2 de 3')).toHaveLength(2);

    await userEvent.click(screen.getByRole('link', { name: 'Siguiente' }));
    await findEvent('p7');
    expect(titlesIn(pastSection())).toHaveLength(2);
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Siguiente' })).toHaveAttribute('aria-disabled', 'true'),
    );

    await userEvent.click(screen.getByRole('link', { name: 'Anterior' }));
    await findEvent('p4');
  });

  test('end where the last page is full', async () => {
    api.past = demoEvents('p', 6);
    renderEventsPage(api, '/eventos?pasados=2');
    await findEvent('p6');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Siguiente' })).toHaveAttribute('aria-disabled', 'true'),
    );
    expect(screen.getByRole('link', { name: 'Anterior' })).toHaveAttribute('href', '/eventos');
  });

  test('a turned page takes the focus to the title above it', async () => {
    api.past = demoEvents('p', 4);
    renderEventsPage(api);
    await userEvent.click(await screen.findByRole('link', { name: 'Siguiente' }));
    await findEvent('p4');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Eventos Pasados' })).toHaveFocus());
  });

  test('that fit on one page need no pages', async () => {
    api.past = demoEvents('p', 3);
    renderEventsPage(api);
    await findEvent('p3');
    await waitFor(() => expect(screen.queryByRole('navigation')).not.toBeInTheDocument());
  });

  test('carry no ticket', async () => {
    api.past = [demoEvent('p1', { phase: 'past' })];
    renderEventsPage(api);
    await userEvent.click(await screen.findByRole('button', { name: /Ver detalles/ }));
    expect(screen.getByRole('button', { name: /Volver/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Conseguir entrada/ })).not.toBeInTheDocument();
  });

  test('are asked for by their page only', async () => {
    api.past = demoEvents('p', 8);
    renderEventsPage(api, '/eventos?pasados=2');
    await findEvent('p4');
    expect([...api.asked].sort()).toEqual([
      '/events/api/list/count',
      '/events/api/list/past page=2 limit=3',
      '/events/api/list/past page=3 limit=3',
      '/events/api/list/upcoming page=1 limit=12',
      '/people group=speaker limit=60',
    ]);
  });

  test('when there is none, the page says so', async () => {
    renderEventsPage(api);
    expect(await screen.findByText('No hay eventos pasados disponibles')).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test('beyond the last page there is a way back to the first', async () => {
    api.past = demoEvents('p', 2);
    renderEventsPage(api, '/eventos?pasados=9');
    const back = await screen.findByRole('link', { name: 'Ver los más recientes' });
    expect(screen.queryByText(/^Página 9/)).not.toBeInTheDocument();
    await userEvent.click(back);
    expect(await findEvent('p1')).toBeInTheDocument();
  });
});

describe('when a list fails', () => {
  let log: jest.SpyInstance;
  beforeEach(() => {
    log = jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  test('the past one says so, the upcoming one stays', async () => {
    api.upcoming = demoEvents('u', 1);
    api.past = 'fails';
    renderEventsPage(api);
    await screen.findByText(failed);
    expect(pastSection()).toContainElement(screen.getByText(failed));
    expect(getEvent('u1')).toBeInTheDocument();
    expect(log).toHaveBeenCalledWith('Error fetching past events:', expect.any(Error));
    expect(log).not.toHaveBeenCalledWith('Error fetching upcoming events:', expect.anything());
  });

  test('that was shown already, it stays, with a word below it until it is renewed', async () => {
    api.upcoming = demoEvents('u', 1);
    const { queryClient } = renderEventsPage(api);
    await findEvent('u1');
    api.upcoming = 'fails';
    await queryClient.refetchQueries({ queryKey: ['upcomingEvents'] });
    expect(await screen.findByText(failed)).toBeInTheDocument();
    expect(getEvent('u1')).toBeInTheDocument();
    api.upcoming = demoEvents('u', 2);
    await userEvent.click(screen.getByRole('link', { name: 'Reintentar' }));
    expect(await findEvent('u2')).toBeInTheDocument();
    expect(screen.queryByText(failed)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Dos fechas para apuntar' })).toHaveFocus();
  });

  test('the upcoming one says so, the past one stays', async () => {
    api.upcoming = 'fails';
    api.past = demoEvents('p', 1);
    renderEventsPage(api);
    await screen.findByText(failed);
    expect(upcomingSection()).toContainElement(screen.getByText(failed));
    expect(getEvent('p1')).toBeInTheDocument();
    expect(log).toHaveBeenCalledWith('Error fetching upcoming events:', expect.any(Error));
  });

  test('"Reintentar" asks again, and the focus goes to the list that came', async () => {
    api.upcoming = 'fails';
    renderEventsPage(api);
    await screen.findByText(failed);
    api.upcoming = demoEvents('u', 1);
    await userEvent.click(screen.getByRole('link', { name: 'Reintentar' }));
    expect(await findEvent('u1')).toBeInTheDocument();
    expect(screen.queryByText(failed)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Una fecha para apuntar' })).toHaveFocus();
  });

  test('what failed comes by itself once it can', async () => {
    jest.useFakeTimers();
    try {
      api.past = 'fails';
      renderEventsPage(api);
      await screen.findByText(failed);
      api.past = demoEvents('p', 1);
      await act(() => jest.advanceTimersByTimeAsync(30_000));
      expect(await findEvent('p1')).toBeInTheDocument();
      expect(screen.queryByText(failed)).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  test('a retry that is on its way, or fails again, keeps the message and the place', async () => {
    api.past = 'fails';
    const { queryClient } = renderEventsPage(api);
    await screen.findByText(failed);
    api.past = 'hangs';
    await userEvent.click(screen.getByRole('link', { name: 'Reintentar' }));
    expect(screen.getByText(failed)).toBeInTheDocument();
    expect(screen.queryByText(loading)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Reintentando…' })).toHaveFocus();

    api.past = 'fails';
    await queryClient.cancelQueries();
    await userEvent.click(screen.getByRole('link', { name: /^Reint/ }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Reintentar' })).toHaveFocus());
    expect(screen.getByText(failed)).toBeInTheDocument();
  });

  test('a page of past events that fails can be retried in its place', async () => {
    api.past = demoEvents('p', 7);
    renderEventsPage(api);
    await findEvent('p1');
    await waitFor(() => expect(api.asked).toContain('/events/api/list/past page=2 limit=3'));
    api.past = 'fails';
    await userEvent.click(screen.getByRole('link', { name: 'Siguiente' }));
    await findEvent('p4');
    await userEvent.click(screen.getByRole('link', { name: 'Siguiente' }));
    await screen.findByText(failed);
    api.past = demoEvents('p', 7);
    await userEvent.click(screen.getByRole('link', { name: 'Reintentar' }));
    expect(await findEvent('p7')).toBeInTheDocument();
  });
});

describe('what the page says of itself', () => {
  const args = { params: {}, url: new URL('https://site.example/eventos') };

  test('is its title and the upcoming events it knows', () => {
    const queryClient = impatientQueryClient();
    queryClient.setQueryData(['upcomingEvents', 1], { events: demoEvents('u', 2), hasNext: false });
    const { title, structuredData } = head({ ...args, queryClient });
    expect(title).toBe('Eventos');
    expect(structuredData).toHaveLength(1);
  });

  test('does without events that are not known', () => {
    expect(head({ ...args, queryClient: impatientQueryClient() }).structuredData).toEqual([]);
  });
});
