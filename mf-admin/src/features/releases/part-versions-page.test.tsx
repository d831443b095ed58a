import type { ReleasedVersion } from '@femcoders/contracts/releases';
import { act, screen, within } from '@testing-library/react';
import { fakeApi } from '../../../test/fake-api.ts';
import { renderAdmin, signedIn } from '../../../test/render-admin.tsx';

const released = (digit: string, parts: Partial<ReleasedVersion> = {}): ReleasedVersion => ({
  version: digit.repeat(16),
  commit: null,
  uncommitted: false,
  untested: false,
  untried: false,
  builtAt: '2026-11-21T07:00:00Z',
  releasedAt: '2026-11-21T08:00:00Z',
  releasedBy: 'Ana',
  bytes: { scripts: 64_200, styles: 3100, server: 1_240_000 },
  state: 'released',
  misses: [],
  ...parts,
});

function openVersions(entries: ReleasedVersion[], routes: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'GET /admin/own-parts': () => ({ all: true, parts: [] }),
    'GET /admin/releases': () => [],
    'GET /admin/releases/:name/versions': () => ({ entries, total: entries.length }),
    'GET /admin/rollouts': () => [],
    'GET /admin/part-rules': () => [],
    ...routes,
  });
  return renderAdmin(api, { address: '/admin/despliegues/mf-jobs', session: signedIn('admin') });
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

test('every version says by whom it was published, what it weighs and where it stands', async () => {
  openVersions([released('a', { state: 'held' }), released('b', { misses: ['Publica antes el shell.'] })]);
  expect(await screen.findByRole('heading', { name: 'Jobs: versiones publicadas' })).toBeInTheDocument();
  const held = await screen.findByRole('row', { name: /aaaaaaaa/ });
  expect(held).toHaveTextContent('En vivo y fijada');
  expect(held).toHaveTextContent('código 64,2 kB, estilos 3,1 kB, servidor 1,2 MB');
  expect(within(held).queryByRole('button', { name: /Fijar/ })).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /bbbbbbbb/ })).toHaveTextContent('Publicada No encajaPublica antes el shell.');
});

test('a version whose files are gone can only be published again', async () => {
  openVersions([released('a', { state: 'removed' })]);
  const row = await screen.findByRole('row', { name: /aaaaaaaa/ });
  expect(row).toHaveTextContent('Publícala de nuevo para usarla.');
});

test('any version can be put live and held', async () => {
  const asked: unknown[] = [];
  const { user } = openVersions([released('a', { state: 'live' }), released('b')], {
    'POST /admin/releases/:name/pin': async ({ params, body }) => {
      asked.push([...params, body]);
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { name: 'mf-jobs', version: 'b'.repeat(16), previous: null, held: true, steppedBack: [] };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Fijar la bbbbbbbb' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('La bbbbbbbb pasa a estar en vivo y se queda');
  await user.click(screen.getByRole('button', { name: 'Sí, fijarla' }));
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(asked).toEqual([['mf-jobs', { version: 'b'.repeat(16) }]]);
});

test('a version that was uploaded is published when that is confirmed', async () => {
  const asked: unknown[] = [];
  const { user } = openVersions([released('a', { state: 'live' }), released('b', { state: 'uploaded' })], {
    'POST /admin/releases/:name/publish': async ({ params, body }) => {
      asked.push([...params, body]);
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { name: 'mf-jobs', version: 'b'.repeat(16), previous: 'a'.repeat(16), held: false, steppedBack: [] };
    },
  });
  expect(await screen.findByRole('row', { name: /bbbbbbbb/ })).toHaveTextContent('Subida, no publicada');
  await user.click(await screen.findByRole('button', { name: 'Publicar la bbbbbbbb' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('recibe la bbbbbbbb');
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Sí, publicarla' }));
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(asked).toEqual([['mf-jobs', { version: 'b'.repeat(16) }]]);
});

test('who was not given the part sees the versions, and nothing that changes them', async () => {
  openVersions([released('a', { state: 'live' }), released('b', { state: 'uploaded' })], {
    'GET /admin/own-parts': () => ({ all: false, parts: ['mf-blog'] }),
  });
  const row = await screen.findByRole('row', { name: /bbbbbbbb/ });
  expect(within(row).getByRole('button', { name: /^Vista previa/ })).toBeInTheDocument();
  expect(within(row).queryByRole('button', { name: /Publicar|Fijar/ })).not.toBeInTheDocument();
});
