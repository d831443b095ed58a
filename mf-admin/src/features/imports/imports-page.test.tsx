import type { EventFeed } from '@femcoders/contracts/event-feed';
import { act, screen, within } from '@testing-library/react';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { renderAdmin, signedIn } from '../../../test/render-admin.tsx';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));

afterEach(() => jest.useRealTimers());

const feed = (parts: Partial<EventFeed> = {}): EventFeed => ({
  id: 'f1',
  kind: 'ical',
  name: 'Agenda de Barcelona',
  address: 'https://agenda.example/eventos.ics',
  active: true,
  ready: true,
  busy: false,
  tried_at: '2026-11-21T11:00:00.000Z',
  succeeded_at: '2026-11-21T11:00:00.000Z',
  found: 12,
  upcoming: 8,
  error: null,
  notes: [],
  ...parts,
});

function open(feeds: EventFeed[], routes: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ 'GET /admin/event-feeds': () => ({ feeds, every: 60 }), ...routes });
  const view = renderAdmin(api, { address: '/admin/eventos/importar', session: signedIn('organiser') });
  return { api, ...view };
}

const entry = (name: string) => screen.findByRole('listitem', { name });

test('a source says when it was read, what was found and what should be known', async () => {
  const { user } = open([feed({ notes: ['«Charla» se importa sin imagen.', '«Cena» está mal escrito.'] })]);
  const one = within(await entry('Agenda de Barcelona'));
  expect(one.getByText('Al día')).toBeInTheDocument();
  expect(one.getByText(/^12 eventos encontrados, 8 por venir en la web/)).toBeInTheDocument();
  expect(one.getByText('https://agenda.example/eventos.ics')).toBeInTheDocument();
  await user.click(one.getByText('2 avisos'));
  expect(one.getByText('«Charla» se importa sin imagen.')).toBeVisible();
  expect(screen.getByText(/Cada fuente se lee cada hora/)).toBeInTheDocument();
});

test('one that fails says why, and that nothing was lost', async () => {
  open([feed({ error: 'El servidor ha respondido con un error (500)' })]);
  const one = within(await entry('Agenda de Barcelona'));
  expect(one.getByRole('status')).toHaveTextContent(
    'No se ha podido importar: El servidor ha respondido con un error (500).',
  );
  expect(one.getByText(/Los eventos siguen como estaban/)).toBeInTheDocument();
});

test('one that is asked for is busy until it has been read, and then says so', async () => {
  let now = feed();
  const { user, api } = open([], {
    'GET /admin/event-feeds': () => ({ feeds: [now], every: 15 }),
    'POST /admin/event-feeds/:id/run': () => {
      now = feed({ busy: true });
      return now;
    },
  });
  const one = within(await entry('Agenda de Barcelona'));
  await user.click(one.getByRole('button', { name: 'Importar ahora' }));
  expect(await one.findByText('Importando…', { selector: 'p' })).toBeInTheDocument();
  expect(api.calls).toContain('POST /admin/event-feeds/f1/run');
  now = feed({ found: 13 });
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(await one.findByText(/^13 eventos encontrados/)).toBeInTheDocument();
  expect(one.getByText('Al día')).toBeInTheDocument();
});

test('one is paused and goes on', async () => {
  let now = feed();
  const { user } = open([], {
    'GET /admin/event-feeds': () => ({ feeds: [now], every: 60 }),
    'PATCH /admin/event-feeds/:id': ({ body }) => {
      now = feed(body as Partial<EventFeed>);
      return now;
    },
  });
  const one = within(await entry('Agenda de Barcelona'));
  await user.click(one.getByRole('button', { name: 'Pausar' }));
  expect(await one.findByText('En pausa')).toBeInTheDocument();
  await user.click(one.getByRole('button', { name: 'Reanudar' }));
  expect(await one.findByText('Al día')).toBeInTheDocument();
});

test('a calendar is added with its name, and its source appears', async () => {
  const feeds: EventFeed[] = [];
  const sent: unknown[] = [];
  const { user } = open(feeds, {
    'POST /admin/event-feeds': ({ body }) => {
      sent.push(body);
      const added = feed({ ...(body as object), busy: true, tried_at: null, succeeded_at: null, found: null });
      feeds.push(added);
      return added;
    },
  });
  expect(await screen.findByText('Todavía no se importa de ningún sitio')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Nombre'), 'Agenda');
  await user.type(screen.getByLabelText('Dirección del calendario'), 'webcal://agenda.example/a.ics{Enter}');
  expect(within(await entry('Agenda')).getByRole('status')).toHaveTextContent('Importando…');
  expect(sent).toEqual([{ name: 'Agenda', address: 'webcal://agenda.example/a.ics' }]);
  expect(screen.getByLabelText('Nombre')).toHaveValue('');
});

test('an address that is refused stays in its field, with the reason', async () => {
  const message = 'La dirección lleva a una red interna, y desde ahí no importamos nada';
  const { user } = open([], {
    'POST /admin/event-feeds': () => new Refusal(400, 'validation', message, [{ field: 'address', message }]),
  });
  await user.type(await screen.findByLabelText('Nombre'), 'Interna');
  const address = screen.getByLabelText('Dirección del calendario');
  await user.type(address, 'https://169.254.169.254/');
  await user.click(screen.getByRole('button', { name: 'Añadir e importar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(address).toHaveValue('https://169.254.169.254/');
  expect(address).toHaveAccessibleDescription(expect.stringContaining(message));
});

test('a calendar is removed after asking what becomes of its events', async () => {
  let feeds = [feed()];
  const { user, api } = open([], {
    'GET /admin/event-feeds': () => ({ feeds, every: 60 }),
    'DELETE /admin/event-feeds/:id': () => {
      feeds = [];
      return undefined;
    },
  });
  const one = within(await entry('Agenda de Barcelona'));
  await user.click(one.getByRole('button', { name: 'Quitar' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Quitar «Agenda de Barcelona»?' }));
  await user.click(dialog.getByRole('radio', { name: 'Pasan a borrador y salen de la web' }));
  await user.click(dialog.getByRole('button', { name: 'Quitar la fuente' }));
  expect(await screen.findByText('Todavía no se importa de ningún sitio')).toBeInTheDocument();
  expect(api.calls).toContain('DELETE /admin/event-feeds/f1?events=draft');
  expect(screen.getByText(/Cada fuente se lee cada hora/)).toHaveFocus();
});

test('Eventbrite cannot be removed here, and says what it lacks', async () => {
  open([feed({ kind: 'eventbrite', name: 'Eventbrite', address: null, ready: false })]);
  const one = within(await entry('Eventbrite'));
  expect(one.getByText('Sin configurar')).toBeInTheDocument();
  expect(one.getByText('EVENTBRITE_TOKEN')).toBeInTheDocument();
  expect(one.queryByRole('button', { name: 'Quitar' })).not.toBeInTheDocument();
  expect(one.queryByRole('button', { name: 'Importar ahora' })).not.toBeInTheDocument();
});

test('when the sources cannot be read, they can be asked for again', async () => {
  let broken = true;
  const { user } = open([], {
    'GET /admin/event-feeds': () =>
      broken ? new Refusal(503, 'unavailable', 'El servicio no está disponible.') : { feeds: [feed()], every: 60 },
  });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  broken = false;
  await user.click(retry);
  expect(await entry('Agenda de Barcelona')).toBeInTheDocument();
});

test('thousands of sources come page after page', async () => {
  const asked: string[] = [];
  const api = fakeApi({
    'GET /admin/event-feeds': ({ query }) => {
      const page = Number(query.get('page'));
      asked.push(`${page}, ${query.get('limit')}`);
      return { feeds: [feed({ id: `f${page}`, name: `Fuente de la página ${page}` })], every: 60, total: 2_001 };
    },
  });
  const { user } = renderAdmin(api, { address: '/admin/eventos/importar', session: signedIn('organiser') });
  await entry('Fuente de la página 1');
  const pages = within(screen.getByRole('navigation', { name: 'Páginas de fuentes' }));
  await user.click(pages.getByRole('link', { name: /41/ }));
  expect(await entry('Fuente de la página 41')).toBeInTheDocument();
  expect(asked).toEqual(['1, 50', '41, 50']);
});
