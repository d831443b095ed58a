import type { Figures } from '@femcoders/contracts/figures';
import { type ApiClient, createQueryClient } from '@femcoders/platform';
import { act, screen, within } from '@testing-library/react';
import { nobodyIsLoggedIn, renderAt, somebodyIsLoggedIn } from '../../test/render-at.tsx';
import { loader, Page } from './home-page.tsx';

const plenty: Figures = {
  members: 12840,
  eventsHeld: 46,
  approvedComments: 320,
  year: 2026,
  eventsByMonth: [2, 4, 6, 3, 5, 4, 1, 0, 4, 9, 5, null],
};

const noJobs = async (): Promise<unknown> => ({ open: 0, newest: [] });

/** The page as it is after its loader has heard this from the API. */
async function openHome(request: () => Promise<unknown>, jobs = noJobs) {
  const queryClient = createQueryClient('server');
  const api = { request: (path: string) => (path === '/jobs/figures' ? jobs() : request()) } as unknown as ApiClient;
  const url = new URL('https://example.org/');
  await loader({ api, queryClient, params: {}, url, signal: new AbortController().signal });
  await Promise.allSettled(
    queryClient
      .getQueryCache()
      .getAll()
      .map((query) => query.promise),
  );
  renderAt('/', { '/': Page }, { api, queryClient });
}

const openHomeWith = (figures: Figures) => openHome(async () => figures);
const sentence = () => screen.getByRole('heading', { level: 2, name: /Hemos|Somos|Montamos/ }).textContent;

beforeEach(nobodyIsLoggedIn);

test('the home page says what the club is, since when, and three ways to start', async () => {
  await openHomeWith(plenty);
  expect(screen.getByRole('heading', { level: 1, name: 'Tu comunidad de mujeres en tecnología' })).toBeInTheDocument();
  expect(screen.getByText('24').parentElement).toHaveTextContent(/martes.*24.*octubre de 2023/);
  for (const name of ['Aprendo HTML y CSS', 'Busco trabajo', 'Quiero ayudar']) {
    expect(screen.getByRole('heading', { level: 3, name })).toBeInTheDocument();
  }
});

test('every way leads somewhere that exists', async () => {
  await openHomeWith(plenty);
  const addresses: Record<string, string> = {
    'Próximos eventos': '/eventos',
    'Empezar el camino': '/recursos',
    'Ser promotora': '/equipo#sumate',
    'Ayudar como empresa': '/equipo#empresas',
    'Quiénes somos': '/femcoders-quienes-somos',
    'Únete gratis': '/register',
    'Ofertas y alertas': '/ofertas-de-trabajo',
  };
  for (const [name, address] of Object.entries(addresses)) {
    for (const link of screen.getAllByRole('link', { name })) expect(link).toHaveAttribute('href', address);
  }
});

test('the open offers stand where work is looked for', async () => {
  const offer = {
    slug: 'una',
    title: 'Desarrolladora frontend',
    company: 'Empresa de Ejemplo',
    salaryMin: 27000,
    salaryMax: 34000,
  };
  await openHome(
    async () => plenty,
    async () => ({ open: 4, newest: [offer] }),
  );
  expect(screen.getByRole('link', { name: 'Desarrolladora frontend' })).toHaveAttribute(
    'href',
    '/ofertas-de-trabajo/una',
  );
  expect(screen.getByText(/^Empresa de Ejemplo · 27\.000/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver las 4 ofertas abiertas' })).toHaveAttribute(
    'href',
    '/ofertas-de-trabajo',
  );
});

describe('the figures', () => {
  test('are a sentence in Spanish numbers', async () => {
    await openHomeWith(plenty);
    expect(sentence()).toBe('Somos 12.840. Hemos montado 46 eventos y escrito 320 comentarios.');
  });

  test.each([
    [{ members: null }, 'Hemos montado 46 eventos y escrito 320 comentarios.'],
    [{ approvedComments: null }, 'Somos 12.840. Hemos montado 46 eventos.'],
    [{ eventsHeld: null }, 'Somos 12.840. Hemos escrito 320 comentarios.'],
    [{ members: null, eventsHeld: null }, 'Hemos escrito 320 comentarios.'],
    [{ eventsHeld: null, approvedComments: null }, 'Somos 12.840.'],
  ])('leave out what is not stated: %o', async (changes, expected) => {
    await openHomeWith({ ...plenty, ...changes });
    expect(sentence()?.trim()).toBe(expected);
  });

  test('give each month its events, one as one, and those to come as such', async () => {
    await openHomeWith(plenty);
    const months = within(screen.getByRole('list', { name: 'Eventos de 2026, mes a mes' })).getAllByRole('listitem');
    expect(months).toHaveLength(12);
    expect(months[0]).toHaveTextContent('enero: 2 eventos');
    expect(months[6]).toHaveTextContent('julio: 1 evento');
    expect(months[7]).toHaveTextContent('agosto: 0 eventos');
    expect(months[9]).toHaveTextContent('octubre: 9 eventos');
    expect(months[11]).toHaveTextContent('diciembre: aún por llegar');
  });

  test.each([
    ['when there are none', async () => ({ ...plenty, members: null, eventsHeld: null, approvedComments: null })],
    ['when the API does not answer', () => Promise.reject(new Error('sin conexión'))],
  ])('are not there %s: what the club does stands in their place', async (_, request) => {
    await openHome(request);
    expect(sentence()).toMatch(/^Montamos eventos, talleres y masterclasses/);
    expect(screen.queryByRole('list', { name: /mes a mes/ })).not.toBeInTheDocument();
  });
});

test('anyone who is logged in is greeted by her name in place of the invitation', async () => {
  somebodyIsLoggedIn();
  await openHomeWith(plenty);
  expect(screen.getByRole('heading', { level: 2, name: 'Hola, Persona de prueba' })).toBeInTheDocument();
  for (const link of screen.getAllByRole('link', { name: 'Ir a mi perfil' }))
    expect(link).toHaveAttribute('href', '/welcome');
  expect(screen.queryByRole('heading', { name: 'En esta manzana queda un hueco' })).not.toBeInTheDocument();
});

test('the class that decides whose first screen is in sight follows who is there', async () => {
  const root = document.documentElement;
  root.classList.add('has-session');
  await openHomeWith(plenty);
  expect(root).not.toHaveClass('has-session');
  act(() => somebodyIsLoggedIn());
  expect(root).toHaveClass('has-session');
  act(() => nobodyIsLoggedIn());
  expect(root).not.toHaveClass('has-session');
});
