import type { LiveRelease, ReleaseSwitch } from '@femcoders/contracts/releases';
import { screen, within } from '@testing-library/react';
import { fakeApi, Refusal } from '../../test/fake-api.ts';
import { renderAdmin, signedIn } from '../../test/render-admin.tsx';

const live = (name: string, parts: Partial<LiveRelease> = {}): LiveRelease => ({
  name,
  version: 'aaaaaaaaaaaaaaaa',
  owner: 'equipo-blog',
  commit: '0123456789abcdef',
  builtAt: '2026-11-21T07:00:00Z',
  since: '2026-11-21T08:00:00Z',
  by: 'Ana',
  action: 'publish',
  pinned: false,
  goesBackTo: null,
  ...parts,
});
const change: ReleaseSwitch = {
  id: 1,
  name: 'mf-blog',
  action: 'rollback',
  before: 'cccccccccccccccc',
  after: 'aaaaaaaaaaaaaaaa',
  by: 'Carla',
  at: '2026-11-21T08:00:00Z',
};
const history = () => ({ entries: [change], total: 1 });

function openReleases(answer: () => unknown) {
  const api = fakeApi({ 'GET /admin/releases': answer, 'GET /admin/releases/history': history });
  const { user } = renderAdmin(api, { address: '/admin/despliegues', session: signedIn('admin') });
  return { api, user };
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

test('each part says what is live since when and by whom, and how it is taken back', async () => {
  const written: string[] = [];
  const { user } = openReleases(() => [
    live('shell'),
    live('mf-blog', { action: 'rollback', by: 'Carla', goesBackTo: 'bbbbbbbbbbbbbbbb' }),
  ]);
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void written.push(text) },
  });
  const [shell, blog] = within(await screen.findByRole('region', { name: 'En vivo' })).getAllByRole('listitem');
  expect(shell).toHaveTextContent('En vivo desde 21 nov 2026, 9:00, por Ana');
  expect(shell).toHaveTextContent('No hay una versión anterior a la que volver.');
  expect(blog).toHaveTextContent('Recuperada el 21 nov 2026, 9:00, por Carla');
  expect(blog).toHaveTextContent('Vuelve a bbbbbbbbbbbbbbbb');
  await user.click(screen.getByRole('button', { name: 'Copiar la orden de Blog' }));
  expect(written).toEqual(['npm run rollback -- mf-blog']);
});

test('every switch is in the list below', async () => {
  openReleases(() => [live('mf-blog')]);
  const row = await screen.findByRole('row', { name: /Vuelta atrás/ });
  expect(row).toHaveTextContent('cccccccccccccccc');
  expect(row).toHaveTextContent('Carla');
});

test('when the registry cannot be read it says so, and the rest is there', async () => {
  const { api, user } = openReleases(
    () => new Refusal(503, 'unavailable', 'El servicio no está disponible ahora mismo.'),
  );
  expect(await screen.findByText('No hemos podido leer qué está en vivo')).toBeInTheDocument();
  expect(await screen.findByRole('row', { name: /Vuelta atrás/ })).toBeInTheDocument();
  api.routes['GET /admin/releases'] = () => [live('mf-blog')];
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('mf-blog · equipo-blog')).toBeInTheDocument();
});
