import type { Measurement } from '@femcoders/contracts/measurements';
import type { LiveRelease, ReleaseSwitch, SwitchOutcome } from '@femcoders/contracts/releases';
import { useProofRequest, useToasts } from '@femcoders/platform';
import { act, renderHook, screen, within } from '@testing-library/react';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { renderAdmin, signedIn } from '../../../test/render-admin.tsx';

const live = (name: string, parts: Partial<LiveRelease> = {}): LiveRelease => {
  const version = 'aaaaaaaaaaaaaaaa';
  return {
    name,
    version,
    owner: 'equipo-blog',
    commit: '0123456789abcdef',
    uncommitted: false,
    untested: false,
    untried: false,
    builtAt: '2026-11-21T07:00:00Z',
    since: '2026-11-21T08:00:00Z',
    by: 'Ana',
    action: 'publish',
    pinned: false,
    goesBackTo: null,
    shown: version,
    reasons: [],
    there: true,
    ...parts,
  };
};
const withBefore = live('mf-blog', { goesBackTo: 'bbbbbbbbbbbbbbbb' });
const measured = (version: string, lcp: number | null, views = 1204): Measurement => {
  const none = { p75: null, samples: 0 };
  return {
    name: 'mf-blog',
    version,
    page: null,
    views,
    errors: 3,
    errorsPerThousand: lcp === null ? null : 2.5,
    lcp: { p75: lcp, samples: views },
    inp: none,
    cls: none,
    ttfb: none,
    load: none,
  };
};
const outcome = (parts: Partial<SwitchOutcome> = {}): SwitchOutcome => ({
  name: 'mf-blog',
  version: 'bbbbbbbbbbbbbbbb',
  previous: 'aaaaaaaaaaaaaaaa',
  held: false,
  steppedBack: [],
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

function openReleases(answer: () => unknown, routes: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'GET /admin/own-parts': () => ({ all: true, parts: [] }),
    'GET /admin/releases': answer,
    'GET /admin/releases/history': history,
    'GET /admin/releases/parts': () => [
      { name: 'mf-blog', owner: 'equipo-blog', live: true },
      { name: 'mf-jobs', owner: 'equipo-jobs', live: false },
    ],
    'GET /admin/releases/measurements': () => ({ entries: [], total: 0 }),
    'GET /admin/rollouts': () => [],
    'GET /admin/freezes': () => [],
    ...routes,
  });
  const { user } = renderAdmin(api, { address: '/admin/despliegues', session: signedIn('admin') });
  return { api, user };
}

/** Like an answer over the network: after what the click does at once. */
const onItsWay = () => new Promise((resolve) => setTimeout(resolve, 50));
const settle = () => act(() => jest.advanceTimersByTimeAsync(500));

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

const parts = async () => within(await screen.findByRole('region', { name: 'En vivo' })).findAllByRole('heading');

test('each part says what is live since when and by whom, and whether it can be taken back', async () => {
  openReleases(() => [live('shell'), live('mf-blog', { action: 'rollback', by: 'Carla', goesBackTo: 'b'.repeat(16) })]);
  await parts();
  const region = screen.getByRole('region', { name: 'En vivo' });
  expect(region).toHaveTextContent('En vivo desde 21 nov 2026, 9:00 a. m., por Ana');
  expect(region).toHaveTextContent('No hay una versión anterior a la que volver.');
  expect(region).toHaveTextContent('Recuperada el 21 nov 2026, 9:00 a. m., por Carla');
  expect(screen.getAllByRole('button', { name: /^Volver a la anterior/ })).toHaveLength(1);
});

test('a part whose files the server does not have says so', async () => {
  openReleases(() => [live('shell'), live('mf-blog', { there: false })]);
  await parts();
  const region = screen.getByRole('region', { name: 'En vivo' });
  expect(within(region).getByText('Sin archivos')).toBeInTheDocument();
  expect(region).toHaveTextContent('Sus archivos no están en el servidor que responde');
});

test('a version is short until somebody wants it whole', async () => {
  const { user } = openReleases(() => [withBefore]);
  const version = await screen.findByRole('button', { name: /^aaaaaaaa ?, versión abreviada/ });
  await user.click(version);
  expect(version).toHaveTextContent('aaaaaaaaaaaaaaaa');
});

test('a rollback asks once, and shows what came of it', async () => {
  const bodies: unknown[] = [];
  const { user } = openReleases(() => [withBefore], {
    'POST /admin/releases/:name/rollback': async ({ params, body }) => {
      bodies.push([...params, body]);
      await onItsWay();
      return outcome({
        steppedBack: [{ name: 'mf-jobs', from: 'c'.repeat(16), to: 'd'.repeat(16), reasons: ['Le falta algo.'] }],
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Volver a la anterior de Blog' }));
  const dialog = await screen.findByRole('dialog', { name: 'Volver a la versión anterior de Blog' });
  expect(dialog).toHaveTextContent('recibe la bbbbbbbb en lugar de la aaaaaaaa');
  expect(bodies).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Sí, volver' }));
  await settle();
  expect(dialog).not.toBeInTheDocument();
  expect(bodies).toEqual([['mf-blog', { from: 'aaaaaaaaaaaaaaaa' }]]);
  expect(renderHook(() => useToasts()).result.current.toasts.at(-1)?.message).toBe(
    'Blog vuelve a la versión bbbbbbbb. Jobs se muestra en una versión anterior, porque la suya no encaja.',
  );
});

test('she is asked whether it is her, and nothing happens when she does not say so', async () => {
  let calls = 0;
  const { user } = openReleases(() => [withBefore], {
    'POST /admin/releases/:name/pin': () => {
      calls += 1;
      return new Refusal(403, 'proof-required', 'Confirma que eres tú.');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Fijar Blog' }));
  await user.click(await screen.findByRole('button', { name: 'Sí, fijarla' }));
  await settle();
  const proof = renderHook(() => useProofRequest());
  act(() => proof.result.current?.(false));
  await settle();
  expect(screen.getByRole('button', { name: 'Sí, fijarla' })).not.toHaveAttribute('aria-busy');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(calls).toBe(1);
});

test('what the registry refuses stands in the question, and what is live is read again', async () => {
  const { api, user } = openReleases(() => [withBefore], {
    'POST /admin/releases/:name/rollback': () => new Refusal(409, 'conflict', 'Ya está en vivo otra versión.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Volver a la anterior de Blog' }));
  await user.click(await screen.findByRole('button', { name: 'Sí, volver' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ya está en vivo otra versión.');
  await settle();
  expect(api.calls.filter((call) => call === 'GET /admin/releases')).toHaveLength(2);
});

test('a held part says so and can be let go, not taken back', async () => {
  const asked: string[] = [];
  const { user } = openReleases(() => [{ ...withBefore, pinned: true }], {
    'DELETE /admin/releases/:name/pin': async ({ params }) => {
      asked.push(...params);
      await onItsWay();
      return outcome({ version: 'aaaaaaaaaaaaaaaa' });
    },
  });
  expect(await screen.findByText('Fijada')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Volver a la anterior de Blog' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Soltar Blog' }));
  await user.click(await screen.findByRole('button', { name: 'Sí, soltarla' }));
  await settle();
  expect(asked).toEqual(['mf-blog']);
});

test('a part that was held once says since when it is live, and not that it is held', async () => {
  openReleases(() => [{ ...withBefore, action: 'pin', pinned: false }]);
  expect(await screen.findByText(/En vivo desde/)).toBeInTheDocument();
  expect(screen.queryByText(/^Fijada el/)).not.toBeInTheDocument();
});

test('a part that was built from sources with changes in no commit says so', async () => {
  openReleases(() => [{ ...withBefore, uncommitted: true }]);
  expect(await screen.findByText(/commit 012345678, con cambios sin confirmar/)).toBeInTheDocument();
});

test('a part that was released without its tests, or not tried, says so', async () => {
  openReleases(() => [
    { ...withBefore, untested: true },
    live('mf-events', { commit: null, untested: true, untried: true }),
  ]);
  expect(await screen.findByText(/commit 012345678, sin pruebas$/)).toBeInTheDocument();
  expect(screen.getByText(/sin pruebas, sin probar/)).toBeInTheDocument();
});

test('a part that does not fit says what visitors get and what it misses', async () => {
  openReleases(() => [
    { ...withBefore, shown: 'bbbbbbbbbbbbbbbb', reasons: ['Llama a GET /gone, que la API no tiene.'] },
  ]);
  expect(await screen.findByText('No se muestra')).toBeInTheDocument();
  expect(screen.getByText('Llama a GET /gone, que la API no tiene.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^bbbbbbbb/ })).toBeInTheDocument();
});

test('its figures are judged and compared in words', async () => {
  openReleases(() => [withBefore], {
    'GET /admin/releases/measurements': () => ({
      entries: [measured('a'.repeat(16), 2600), measured('b'.repeat(16), 1500, 800)],
      total: 2,
    }),
  });
  const table = await screen.findByRole('table', {
    name: /^Cómo va Blog: 1\.?204 visitas, 800 visitas de la anterior/,
  });
  expect(within(table).getByRole('row', { name: /LCP/ })).toHaveTextContent(/2,6 s\s*Mejorable\s*1,5 s\s*ahora peor/);
  expect(within(table).getByRole('row', { name: /Errores/ })).toHaveTextContent('ahora parecido');
});

test('nothing is shown before its figures are there, so that they push nothing away', async () => {
  let arrive = (_: unknown) => {};
  openReleases(() => [withBefore], {
    'GET /admin/releases/measurements': () => new Promise((resolve) => (arrive = resolve)),
  });
  expect(await screen.findByText('Cargando versiones…')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Cambios' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /^Blog/ })).not.toBeInTheDocument();
  arrive({ entries: [], total: 0 });
  expect(await screen.findByRole('heading', { name: /^Blog/ })).toBeInTheDocument();
});

test('what is live is shown when its figures cannot be read', async () => {
  openReleases(() => [withBefore], {
    'GET /admin/releases/measurements': () => new Refusal(503, 'unavailable', 'Ahora no.'),
  });
  expect(await screen.findByText(/No hemos podido leer las medidas/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /^Blog/ })).toBeInTheDocument();
});

test('what browsers refused is in words next to the version before, and not where it is nothing', async () => {
  const refusals = [
    { directive: 'style-src-attr', count: 1200 },
    { directive: 'connect-src', count: 3 },
    { directive: 'nueva-src', count: 1 },
  ];
  openReleases(() => [withBefore, live('mf-events'), live('mf-jobs')], {
    'GET /admin/releases/measurements': () => ({
      entries: [
        { ...measured('a'.repeat(16), 2600), refusals },
        { ...measured('b'.repeat(16), 1500, 800), refusals: [{ directive: 'img-src', count: 7 }] },
        { ...measured('a'.repeat(16), 1500), name: 'mf-events', refusals: [] },
        { ...measured('a'.repeat(16), 1500), name: 'mf-jobs' },
      ],
      total: 4,
    }),
  });
  expect(await screen.findByText(/^Los navegadores han rechazado/)).toHaveTextContent(
    /^Los navegadores han rechazado: estilos en atributos \(1\.?200\), llamadas a otros sitios \(3\), nueva-src \(1\)\. A la versión anterior, 7 veces en 800 visitas\.$/,
  );
});

test('a version lists what browsers refused page by page', async () => {
  const api = fakeApi({
    'GET /admin/releases': () => [live('mf-blog')],
    'GET /admin/releases/mf-blog/versions': () => ({ entries: [], total: 0 }),
    'GET /admin/releases/measurements': () => ({
      entries: [
        { ...measured('a'.repeat(16), 1500), page: '/blog' },
        { ...measured('a'.repeat(16), 1500), page: '/recursos/:area', refusals: [{ directive: 'img-src', count: 2 }] },
      ],
      total: 2,
    }),
  });
  renderAdmin(api, { address: '/admin/despliegues/mf-blog', session: signedIn('admin') });
  expect(await screen.findByText(/^Los navegadores han rechazado/)).toHaveTextContent(
    'Los navegadores han rechazado en /recursos/:area: imágenes (2).',
  );
});

test('too few visits are no figure', async () => {
  openReleases(() => [withBefore], {
    'GET /admin/releases/measurements': () => ({ entries: [measured('a'.repeat(16), null, 4)], total: 1 }),
  });
  const table = await screen.findByRole('table', { name: /^Cómo va Blog: 4 visitas/ });
  expect(within(table).getByRole('row', { name: /LCP/ })).toHaveTextContent('pocas visitas');
});

test('a version is looked at in its own tab', async () => {
  const tab = { opener: window, location: { href: '' }, close: jest.fn() };
  const opened = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const { user } = openReleases(() => [withBefore], {
    'POST /admin/releases/preview': ({ body }) => ({ address: `/blog?mf=${(body as { version: string }).version}` }),
  });
  await user.click(await screen.findByRole('button', { name: /^Vista previa de la anterior: Blog bbbbbbbb/ }));
  await settle();
  expect(tab.location.href).toBe('/blog?mf=bbbbbbbbbbbbbbbb');
  expect(tab.opener).toBeNull();
  opened.mockRestore();
});

test('every switch is in the list below, which can be narrowed to all that was ever released', async () => {
  openReleases(() => [live('mf-blog')]);
  const row = await screen.findByRole('row', { name: /Vuelta atrás/ });
  expect(row).toHaveTextContent('cccccccccccccccc');
  expect(row).toHaveTextContent('Carla');
  expect(await screen.findByRole('option', { name: 'Jobs' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Fuera del sitio' })).toHaveTextContent('mf-jobs · equipo-jobs');
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
