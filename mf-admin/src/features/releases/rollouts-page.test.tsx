import type { LiveRelease } from '@femcoders/contracts/releases';
import { useProofRequest, useToasts } from '@femcoders/platform';
import { act, renderHook, screen, within } from '@testing-library/react';
import { candidate, rollout, rolloutChange, stable } from '../../../test/admin-rollout.ts';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { renderAdmin, signedIn } from '../../../test/render-admin.tsx';

const live = (name: string, version = stable): LiveRelease => ({
  name,
  version,
  owner: 'equipo-blog',
  commit: null,
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
});

function open(routes: Parameters<typeof fakeApi>[0] = {}, address = '/admin/despliegues') {
  const api = fakeApi({
    'GET /admin/own-parts': () => ({ all: true, parts: [] }),
    'GET /admin/releases': () => [live('shell'), live('mf-blog')],
    'GET /admin/releases/history': () => ({ entries: [], total: 0 }),
    'GET /admin/releases/parts': () => [
      { name: 'shell', owner: 'equipo-plataforma', live: true },
      { name: 'mf-blog', owner: 'equipo-blog', live: true },
    ],
    'GET /admin/releases/measurements': () => ({ entries: [], total: 0 }),
    'GET /admin/releases/:name/versions': () => ({ entries: [], total: 0 }),
    'GET /admin/rollouts': () => [rollout()],
    'GET /admin/freezes': () => [],
    'GET /admin/part-rules': () => [],
    ...routes,
  });
  return { api, ...renderAdmin(api, { address, session: signedIn('admin') }) };
}

/** Like an answer over the network: after what the click does at once. */
const onItsWay = () => new Promise((resolve) => setTimeout(resolve, 50));
const settle = () => act(() => jest.advanceTimersByTimeAsync(500));
const lastToast = () => renderHook(() => useToasts()).result.current.toasts.at(-1);
async function undoLast() {
  const undo = lastToast()?.action;
  await act(async () => undo?.run());
  await settle();
}
const region = async (name: string) => screen.findByRole('region', { name });
const card = () => screen.findByRole('article', { name: 'Blog' });

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T09:10:00Z') }));

afterEach(() => jest.useRealTimers());

describe('the roll-outs', () => {
  test('say whom they reach, how they do and what happens next', async () => {
    open();
    const shown = await card();
    expect(shown).toHaveTextContent('Llega al 5 % de las visitas, y a nadie más.');
    expect(shown).toHaveTextContent('Sube al 25 % a las 10:30 a. m., si no va peor');
    expect(within(shown).getByText('5 %', { selector: '[aria-current="step"]' })).toBeInTheDocument();
    const row = (name: RegExp) => within(shown).getByRole('row', { name });
    expect(row(/^Visitas con fallos/)).toHaveTextContent('3 (0,7 %)41 (0,5 %)');
    expect(row(/LCP/)).toHaveTextContent('1,2 sparecido1,3 s');
    expect(row(/INP/)).toHaveTextContent('80 mspocas visitas');
  });

  test('are named next to the part that is live', async () => {
    open({ 'GET /admin/rollouts': () => [rollout({ state: 'stopped', share: 0 })] });
    expect(await within(await region('En vivo')).findByText('Reparto parado solo')).toBeInTheDocument();
  });

  test('are shown after they have stopped until something else is live, and say so when there are none', async () => {
    const stopped = rollout({ state: 'stopped', share: 0, next: 'Falló 1 de cada 10 visitas.' });
    const { unmount } = open({ 'GET /admin/rollouts': () => [stopped] });
    expect(await card()).toHaveTextContent('Falló 1 de cada 10 visitas.');
    unmount();
    open({
      'GET /admin/rollouts': () => [stopped],
      'GET /admin/releases': () => [live('mf-blog', 'c'.repeat(16))],
    });
    expect(await region('Repartos')).toBeInTheDocument();
    expect(await screen.findByText(/^No se reparte nada/)).toBeInTheDocument();
  });

  test('are raised by one press, which can be taken back', async () => {
    const bodies: unknown[] = [];
    const { user } = open({
      'POST /admin/releases/:name/rollout/share': async ({ body }) => {
        bodies.push(body);
        await onItsWay();
        return rollout({ share: (body as { share: number }).share });
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Subir al 25.%: reparto de Blog$/ }));
    await settle();
    expect(lastToast()?.message).toMatch(/^Blog: llega al 25.% de las visitas, y a nadie más\.$/);
    await undoLast();
    expect(bodies).toEqual([
      { share: 25, rollout: 7 },
      { share: 5, rollout: 7 },
    ]);
  });

  test('stay as they are when she does not say that it is her, and nothing is said', async () => {
    let calls = 0;
    const before = lastToast();
    const { user } = open({
      'POST /admin/releases/:name/rollout/act': () => {
        calls += 1;
        return new Refusal(403, 'proof-required', 'Confirma que eres tú.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Pausar: reparto de Blog' }));
    await settle();
    const proof = renderHook(() => useProofRequest());
    act(() => proof.result.current?.(false));
    await settle();
    expect(calls).toBe(1);
    expect(lastToast()).toEqual(before);
    expect(screen.getByRole('button', { name: 'Pausar: reparto de Blog' })).not.toHaveAttribute('aria-busy');
  });

  test('say in the API’s words why something was not done', async () => {
    const { user } = open({
      'GET /admin/rollouts': () => [rollout({ state: 'waiting', share: 0 })],
      'POST /admin/releases/:name/rollout/act': async () => {
        await onItsWay();
        return new Refusal(409, 'conflict', 'El visto bueno lo da otra persona, no quien empezó el reparto.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Dar el visto bueno: reparto de Blog' }));
    await settle();
    expect(lastToast()).toMatchObject({
      message: expect.stringMatching(/^El visto bueno lo da otra persona/),
      tone: 'error',
    });
  });

  test('offer nothing to who was not given the part', async () => {
    open({ 'GET /admin/own-parts': () => ({ all: false, parts: [] }) });
    expect(within(await card()).queryByRole('button', { name: /reparto de Blog/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pausar la publicación…' })).not.toBeInTheDocument();
  });

  test('say that they could not be read', async () => {
    open({ 'GET /admin/rollouts': () => new Refusal(500, 'internal', 'No va.') });
    expect(await screen.findByText('No hemos podido leer los repartos')).toBeInTheDocument();
  });
});

describe('a freeze', () => {
  const freeze = {
    id: 3,
    name: null,
    reason: 'Campaña de Navidad',
    until: '2026-12-01T08:00:00.000Z',
    since: '2026-11-21T08:00:00.000Z',
    by: 'Ana',
  };

  test('says of what, why and until when, and is ended by one press', async () => {
    const sent: unknown[] = [];
    const { user } = open({
      'GET /admin/freezes': () => [freeze],
      'DELETE /admin/freezes/:id': ({ params }) => void sent.push(params[0]),
      'POST /admin/freezes': ({ body }) => {
        sent.push(body);
        return freeze;
      },
    });
    const shown = await region('Pausas de publicación');
    expect(await within(shown).findByRole('listitem')).toHaveTextContent(
      'Todas las partes, hasta el 1 de diciembre de 2026 a las 9:00 a. m. (hora de Madrid): Campaña de Navidad',
    );
    await user.click(within(shown).getByRole('button', { name: 'Terminar la pausa: Todas las partes' }));
    await settle();
    await undoLast();
    expect(sent).toEqual(['3', { name: null, reason: freeze.reason, until: freeze.until }]);
  });

  test('is ended once, also by a double click', async () => {
    const ended: unknown[] = [];
    let answer = () => {};
    const { user } = open({
      'GET /admin/freezes': () => [freeze],
      'DELETE /admin/freezes/:id': ({ params }) => {
        ended.push(params[0]);
        return new Promise<void>((resolve) => {
          answer = resolve;
        });
      },
    });
    const shown = await region('Pausas de publicación');
    await user.dblClick(await within(shown).findByRole('button', { name: 'Terminar la pausa: Todas las partes' }));
    answer();
    await settle();
    expect(ended).toEqual(['3']);
  });

  test('is asked for with a reason and an hour of Madrid', async () => {
    const bodies: unknown[] = [];
    const { user } = open({
      'POST /admin/freezes': ({ body }) => {
        bodies.push(body);
        return freeze;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Pausar la publicación…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pausar la publicación' });
    await user.click(within(dialog).getByRole('button', { name: 'Pausar' }));
    await settle();
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Escribe por qué.Escribe hasta cuándo.');
    await user.click(within(dialog).getByRole('radio', { name: 'Blog' }));
    await user.type(within(dialog).getByLabelText('Por qué'), 'Campaña');
    await user.type(within(dialog).getByLabelText('Hasta'), '2026-12-01T09:00');
    await user.click(within(dialog).getByRole('button', { name: 'Pausar' }));
    await settle();
    expect(bodies).toEqual([{ name: 'mf-blog', reason: 'Campaña', until: '2026-12-01T08:00:00.000Z' }]);
  });
});

describe('the page of a part', () => {
  const versions = (state: string) => ({
    entries: [
      {
        version: candidate,
        commit: null,
        uncommitted: false,
        untested: false,
        untried: false,
        builtAt: '2026-11-21T07:00:00Z',
        releasedAt: '2026-11-21T08:00:00Z',
        releasedBy: 'Ana',
        bytes: { scripts: 64_200, styles: 3100, server: null },
        state,
        misses: [],
      },
    ],
    total: 1,
  });
  const openPart = (routes: Parameters<typeof fakeApi>[0] = {}) =>
    open(
      {
        'GET /admin/releases/:name/versions': () => versions('uploaded'),
        'GET /admin/rollouts': () => [],
        ...routes,
      },
      '/admin/despliegues/mf-blog',
    );

  test('rolls a version out, with a sentence for each field that will not do, and nothing typed is lost', async () => {
    const bodies: unknown[] = [];
    const { user } = openPart({
      'POST /admin/releases/:name/rollout': ({ body }) => {
        bodies.push(body);
        return bodies.length === 1
          ? new Refusal(400, 'validation', 'Revisa', [{ field: 'steps', message: 'Esos pasos no.' }])
          : rollout({ share: 1 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Repartir la bbbbbbbb…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Repartir la bbbbbbbb de Blog' });
    const field = (name: string) => within(dialog).getByLabelText(name);
    expect(field('Pasos, en tanto por ciento')).toHaveValue('1, 5, 25, 100');
    await user.clear(field('Pasos, en tanto por ciento'));
    await user.type(field('Pasos, en tanto por ciento'), '5, 1');
    await user.clear(field('Cada paso dura al menos'));
    await user.click(within(dialog).getByRole('radio', { name: 'Un día, a una hora' }));
    await user.click(within(dialog).getByRole('button', { name: 'Empezar el reparto' }));
    await settle();
    expect(within(dialog).getByRole('alert')).toHaveTextContent(
      /Cada paso, mayor que el anterior\.Escribe cuánto dura cada paso.*Escribe día y hora/,
    );
    expect(bodies).toEqual([]);

    await user.clear(field('Pasos, en tanto por ciento'));
    await user.type(field('Pasos, en tanto por ciento'), '5, 50');
    await user.type(field('Cada paso dura al menos'), '2 h');
    await user.type(field('Día y hora'), '2026-12-01T09:00');
    await user.click(within(dialog).getByRole('button', { name: 'Empezar el reparto' }));
    await settle();
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Esos pasos no.');
    expect(field('Cada paso dura al menos')).toHaveValue('2 h');
    await user.click(within(dialog).getByRole('button', { name: 'Empezar el reparto' }));
    await settle();
    expect(bodies.at(-1)).toEqual({
      version: candidate,
      steps: [5, 50],
      holdMinutes: 120,
      leastVisits: 100,
      startsAt: '2026-12-01T08:00:00.000Z',
    });
    expect(lastToast()?.message).toMatch(/^Empieza el reparto de Blog\. Llega al 1.% de las visitas/);
  });

  test('shows what is rolled out, and offers no second roll-out', async () => {
    openPart({ 'GET /admin/rollouts': () => [rollout()] });
    const row = await screen.findByRole('row', { name: /bbbbbbbb/ });
    await within(row).findByText(/^Candidata, al 5.%$/);
    expect(screen.queryByRole('button', { name: /^Repartir/ })).not.toBeInTheDocument();
    expect(await card()).toHaveTextContent('Llega al 5 %');
  });

  test('shows the history of a roll-out as a picture with its table', async () => {
    const stopped = rollout({
      state: 'stopped',
      share: 0,
      changes: [
        ...rollout().changes,
        rolloutChange({
          at: '2026-11-21T09:05:00.000Z',
          share: 0,
          state: 'stopped',
          by: 'el sitio',
          reason: 'Va peor.',
        }),
      ],
    });
    openPart({ 'GET /admin/rollouts': () => [stopped] });
    const history = await screen.findByRole('article', { name: /^Reparto de la bbbbbbbb de Blog/ });
    expect(within(history).getByRole('img', { name: /como mucho al 5.%, y ahora está al 0.%/ })).toBeInTheDocument();
    const rows = within(within(history).getByRole('table')).getAllByRole('row');
    expect(rows[0]).toHaveTextContent('CuándoRepartoEstadoQuiénPor qué');
    expect(rows[3]).toHaveTextContent('0 %Parado soloel sitioVa peor.');
  });

  test('asks for another person’s approval once an admin has said so, and no longer after an undo', async () => {
    const set: unknown[] = [];
    let approvals = 0;
    const { user } = openPart({
      'GET /admin/part-rules': () => [{ name: 'mf-blog', approvals }],
      'PUT /admin/part-rules/:name': ({ body }) => {
        set.push(body);
        approvals = (body as { approvals: number }).approvals;
      },
    });
    await user.click(await screen.findByRole('switch', { name: 'Pide el visto bueno de otra persona' }));
    await settle();
    expect(screen.getByRole('switch', { name: 'Pide el visto bueno de otra persona' })).toBeChecked();
    await undoLast();
    expect(set).toEqual([{ approvals: 1 }, { approvals: 0 }]);
  });
});
