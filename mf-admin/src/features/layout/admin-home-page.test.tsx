import type { WaitingWork } from '@femcoders/contracts/admin-list';
import { act, screen, within } from '@testing-library/react';
import { CommentsApi, comments } from '../../../test/comments-api.ts';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { renderAdmin, signedIn } from '../../../test/render-admin.tsx';

const nothing = () => ({ entries: [], total: 0 });

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

test('the first page says what waits and leads there', async () => {
  const { user } = renderAdmin(new CommentsApi(comments(2)), { address: '/admin' });
  expect(screen.getByRole('heading', { level: 1, name: 'Hoy toca' })).toBeInTheDocument();
  expect(await screen.findByText('2 comentarios por revisar')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Comentarios' }));
  expect(await screen.findByRole('table', { name: 'Comentarios pendientes' })).toBeInTheDocument();
});

test('the rail shows the page and how much waits', async () => {
  renderAdmin(new CommentsApi(comments(2)), { address: '/admin' });
  expect(await screen.findByRole('link', { name: /^Comentarios ?: 2 comentarios por revisar$/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Resumen' })).toHaveAttribute('aria-current', 'page');
});

test('a member has nothing to do here', () => {
  const api = new CommentsApi(comments(2));
  renderAdmin(api, { address: '/admin', session: signedIn('member') });
  expect(screen.getByText('No tienes permiso para ver esta página')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Comentarios/ })).not.toBeInTheDocument();
  expect(api.calls).toEqual([]);
});

test('what waits comes first, each with how long the oldest has waited', async () => {
  jest.setSystemTime(new Date('2026-11-21T12:00:00Z'));
  const api = fakeApi({
    'GET /admin/waiting': () => [
      { section: '/admin/comments', count: 0, since: null },
      { section: '/admin/correos', count: 3, since: '2026-11-21T09:00:00Z' },
    ],
    'GET /admin/releases/history': nothing,
    'GET /admin/events': nothing,
  });
  renderAdmin(api, { address: '/admin', session: signedIn('admin') });
  expect(await screen.findByText('3 correos fallidos')).toHaveTextContent('lo más antiguo espera 3 h');
  const headings = within(screen.getByRole('heading', { level: 1 }).parentElement as HTMLElement)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  expect(headings[0]).toBe('Correos');
  expect(headings).toContain('Comentarios');
  expect(screen.queryByText('No hay nada pendiente')).not.toBeInTheDocument();
});

test('an administrator reads that the site shows demo data, while it does, and others do not', async () => {
  const left = {
    events: 11,
    people: 1,
    members: 0,
    comments: 0,
    talks: 0,
    news: 0,
    jobs: 2,
    messages: 0,
    achievements: 0,
  };
  const api = fakeApi({
    'GET /admin/demo-data': () => left,
    'GET /admin/releases/history': nothing,
    'GET /admin/events': nothing,
  });
  const { unmount } = renderAdmin(api, { address: '/admin', session: signedIn('admin') });
  expect(await screen.findByText(/datos de demostración: 11 eventos, 1 persona y 2 ofertas\./)).toBeVisible();
  unmount();
  renderAdmin(api, { address: '/admin', session: signedIn('editor') });
  await screen.findByText('No hay nada pendiente');
  expect(screen.queryByText(/datos de demostración/)).toBeNull();
});

test('when nothing waits it says so', async () => {
  const api = fakeApi({ 'GET /admin/releases/history': nothing, 'GET /admin/events': nothing });
  renderAdmin(api, { address: '/admin', session: signedIn('admin') });
  expect(await screen.findByText('No hay nada pendiente')).toBeInTheDocument();
});

test('shows what went live in the last week, and nothing older', async () => {
  jest.setSystemTime(new Date('2026-11-21T12:00:00Z'));
  const change = (id: number, name: string, at: string) => ({
    id,
    name,
    action: 'publish',
    before: null,
    after: 'aaaaaaaaaaaaaaaa',
    by: 'Ana',
    at,
  });
  const api = fakeApi({
    'GET /admin/releases/history': () => ({
      entries: [change(2, 'mf-blog', '2026-11-20T12:00:00Z'), change(1, 'mf-events', '2026-11-14T11:59:00Z')],
      total: 2,
    }),
  });
  renderAdmin(api, { address: '/admin', session: signedIn('admin') });
  const news = await screen.findByRole('region', { name: 'Lo último en vivo' });
  expect(within(news).getAllByRole('listitem')).toHaveLength(1);
  expect(within(news).getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/admin/despliegues?parte=mf-blog');
});

test('the rail says who is here and as what', async () => {
  renderAdmin(fakeApi({}), { address: '/admin', session: signedIn('organiser') });
  const rail = screen.getByRole('navigation', { name: 'Administración' });
  expect(within(rail).getByText('Moderadora de muestra')).toBeInTheDocument();
  expect(within(rail).getByText('Organizadora')).toBeInTheDocument();
  expect(within(rail).queryByText('Registro')).not.toBeInTheDocument();
});

test('the next event says when it is and who comes, and leads to its people', async () => {
  const asked: string[] = [];
  const api = fakeApi({
    'GET /admin/events': ({ query }) => {
      asked.push(query.toString());
      const event = {
        id: 'e1',
        slug: 'taller',
        name: 'Taller de muestra',
        state: 'published',
        source: 'own',
        start_local: '2026-11-28T18:30',
        start_utc: '2026-11-28T17:30:00Z',
        location: 'Gràcia',
        takes_registrations: true,
        capacity: 40,
        taken: 40,
        waiting: 3,
      };
      return { entries: [event], total: 1 };
    },
  });
  renderAdmin(api, { address: '/admin', session: signedIn('organiser') });
  const next = await screen.findByRole('region', { name: 'Próximo evento' });
  expect(next).toHaveTextContent('sáb, 28 nov 2026, 6:30 p. m. · Gràcia');
  expect(next).toHaveTextContent('40 de 40, 3 esperan');
  expect(within(next).getByRole('link', { name: 'Asistentes' })).toHaveAttribute(
    'href',
    '/admin/eventos/e1/asistentes',
  );
  expect(asked).toEqual(['when=upcoming&state=published&sort=starts_at&limit=1']);
});

describe('a second factor', () => {
  const state = { enabledSince: null, recoveryCodesLeft: 0, required: false, demanded: false };

  test('that her role must have is asked for in place of any page that she opens, with the way there and back', async () => {
    const refuse = () => new Refusal(403, 'second-factor-required', 'Tu rol necesita la verificación en dos pasos.');
    const api = fakeApi({ 'GET /admin/waiting': refuse, 'GET /admin/audit': refuse });
    const { user } = renderAdmin(api, { address: '/admin/registro?acto=auth.login', session: signedIn('admin') });
    expect(await screen.findByText('Activa la verificación en dos pasos')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByText(/Reintentar/)).not.toBeInTheDocument();
    const way = screen.getByRole('link', { name: 'Activarla' });
    expect(way).toHaveAttribute('href', expect.stringMatching(/#dos-pasos$/));
    await user.click(way);
    expect(
      await screen.findByText('Estás en /personaliza-perfil/seguridad?volver=/admin/registro?acto=auth.login'),
    ).toBeInTheDocument();
  });

  test('that a demonstration does not ask for is mentioned to anyone who has none', async () => {
    renderAdmin(fakeApi({ 'GET /auth/second-factor': () => state }), { address: '/admin', session: signedIn('admin') });
    expect(await screen.findByText(/Esto es una demostración y no te pide la verificación/)).toBeInTheDocument();
  });

  test('that a demonstration does not ask for is mentioned once what stands above it is there', async () => {
    const work = Promise.withResolvers<WaitingWork[]>();
    const api = fakeApi({ 'GET /auth/second-factor': () => state, 'GET /admin/waiting': () => work.promise });
    renderAdmin(api, { address: '/admin', session: signedIn('admin') });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.queryByText(/demostración/)).not.toBeInTheDocument();
    work.resolve([]);
    expect(await screen.findByText(/demostración/)).toBeInTheDocument();
    expect(screen.getByText('No hay nada pendiente')).toBeInTheDocument();
  });

  test.each([
    ['she has', { ...state, enabledSince: '2026-11-01T10:00:00.000Z' }],
    ['is demanded', { ...state, demanded: true }],
  ])('that %s is not mentioned', async (_, status) => {
    renderAdmin(fakeApi({ 'GET /auth/second-factor': () => status }), {
      address: '/admin',
      session: signedIn('admin'),
    });
    expect(await screen.findByText('No hay nada pendiente')).toBeInTheDocument();
    expect(screen.queryByText(/demostración/)).not.toBeInTheDocument();
  });
});
