import type {
  AchievementChange,
  AchievementStateChange,
  AdminAchievement,
  NewAchievement,
  Trial,
} from '@femcoders/contracts/achievement';
import { useToasts } from '@femcoders/platform';
import { act, renderHook, screen, within } from '@testing-library/react';
import { adminAchievement, adminAward } from '../../../test/admin-achievement.ts';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { renderAdmin, signedIn } from '../../../test/render-admin.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const trial: Trial = {
  total: 12,
  gets: 11,
  entries: [
    {
      id: 'u2',
      name: 'Alba Prueba',
      email: 'alba@prueba.example',
      reachedAt: '2026-11-20T18:00:00.000Z',
      evidence: '5 eventos con asistencia; el último: «Grid»',
      outcome: 'gets',
    },
    {
      id: 'u3',
      name: 'Bea Prueba',
      email: 'bea@prueba.example',
      reachedAt: '2026-11-19T18:00:00.000Z',
      evidence: '5 eventos con asistencia; el último: «CSS»',
      outcome: 'has',
    },
  ],
};

function open(address: string, achievement: Partial<AdminAchievement> = {}) {
  const state = { achievement: adminAchievement(achievement) };
  const bodies: unknown[] = [];
  /** An answer takes its time, so that nothing is still under way unseen when it is there. */
  const later = () => new Promise((resolve) => setTimeout(resolve, 50));
  const api = fakeApi({
    'GET /admin/achievements': () => ({ entries: [state.achievement], total: 1 }),
    'GET /admin/achievements/trial': () => trial,
    'GET /admin/achievements/:id': () => state.achievement,
    'POST /admin/achievements': async ({ body }) => {
      bodies.push(body);
      await later();
      state.achievement = adminAchievement({
        id: 'l9',
        ...(body as NewAchievement),
        name: 'Nueva',
      } as AdminAchievement);
      return state.achievement;
    },
    'PUT /admin/achievements/:id': async ({ body }) => {
      bodies.push(body);
      await later();
      const { why = '' } = body as AchievementChange;
      state.achievement = { ...state.achievement, why, updatedAt: '2026-11-21T09:00:00.000Z' };
      return state.achievement;
    },
    'POST /admin/achievements/:id/state': async ({ body }) => {
      bodies.push(body);
      await later();
      const change = body as AchievementStateChange;
      state.achievement = { ...state.achievement, state: change.state, holders: 11, wasAwarded: true };
      return state.achievement;
    },
    'DELETE /admin/achievements/:id': later,
    'GET /admin/achievements/:id/awards': () => ({
      entries: [
        adminAward(),
        adminAward({
          id: 'c2',
          member: { id: 'u3', name: 'Bea Prueba', email: 'bea@prueba.example' },
          byHand: true,
          by: 'Ana',
          evidence: 'Su charla',
          revoked: { at: '2026-11-21T08:00:00.000Z', by: 'Ana', reason: 'Fue otra persona' },
        }),
      ],
      total: 2,
    }),
    'GET /admin/achievements/:id/candidates': () => [
      { id: 'u7', name: 'Núria Muestra', email: 'nuria@prueba.example' },
    ],
    'POST /admin/achievements/:id/awards': async ({ body }) => {
      bodies.push(body);
      await later();
      return adminAward({ id: 'c3', member: { id: 'u7', name: 'Núria Muestra', email: 'nuria@prueba.example' } });
    },
    'POST /admin/achievement-awards/:id/revoke': async ({ body }) => {
      bodies.push(body);
      await later();
      return adminAward();
    },
  });
  return { api, bodies, state, ...renderAdmin(api, { address, session: signedIn('admin') }) };
}

const settle = () => act(() => jest.advanceTimersByTimeAsync(400));
const field = (name: RegExp | string) => screen.findByRole('textbox', { name });
const lastUndo = () => renderHook(() => useToasts()).result.current.toasts.findLast(({ action }) => action)?.action;

test('the list says how each is got and how many have it, and narrows by state and family in the address', async () => {
  const { user, router, api } = open('/admin/achievements', { holders: 1204, secret: true });
  const row = await screen.findByRole('row', { name: /Cinco tardes/ });
  expect(row).toHaveTextContent('5 eventos con asistencia · secreto');
  expect(row).toHaveTextContent('1204');
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/admin/achievements/l1');
  await user.click(screen.getByRole('link', { name: 'Activos' }));
  await user.selectOptions(screen.getByRole('combobox', { name: /Familia/ }), 'Participo');
  expect(router.state.location.search).toBe('?estado=active&familia=join');
  expect(api.calls.at(-1)).toBe('GET /admin/achievements?state=active&family=join&sort=family&page=1&limit=50');
});

test('a new one says what is missing, shows how it will look, and is stored as a draft', async () => {
  const { user, bodies, router } = open('/admin/achievements/nuevo');
  await user.click(await screen.findByRole('button', { name: 'Guardar borrador' }));
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Escribe su nombre', 'Escribe por qué se consigue', 'Elige una familia', 'Elige cómo se consigue']);
  await user.type(await field('Nombre'), 'Tres voces');
  await user.type(await field(/Por qué se consigue/), 'Has escrito tres comentarios.');
  await user.click(screen.getByRole('radio', { name: 'Aporto' }));
  await user.click(screen.getByRole('radio', { name: 'Publica comentarios' }));
  const threshold = await field('Cuántas veces');
  await user.clear(threshold);
  await user.type(threshold, 'tres');
  await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  expect(threshold).toHaveAccessibleDescription(/Pon un número entero/);
  await user.clear(threshold);
  await user.type(threshold, '3');
  await user.selectOptions(screen.getByRole('combobox', { name: /Pétalos/ }), '7');
  expect(screen.getByRole('region', { name: 'Así se verá' })).toHaveTextContent(
    'AportoTres vocesHas escrito tres comentarios.',
  );
  await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  await settle();
  expect(router.state.location.pathname).toBe('/admin/achievements/l9');
  expect(bodies).toEqual([
    {
      name: 'Tres voces',
      why: 'Has escrito tres comentarios.',
      family: 'give',
      rule: { fact: 'comments-published', threshold: 3, since: null },
      secret: false,
      drawing: { petals: 7, palette: 'violet' },
    },
  ]);
  expect(localStorage).toHaveLength(0);
});

test('the same rule is tried again, on what has been since', async () => {
  const { user, api } = open('/admin/achievements/l1');
  await user.click(await screen.findByRole('button', { name: 'Probar la regla' }));
  await screen.findByRole('table', { name: 'Quienes cumplen la regla' });
  const trials = () => api.calls.filter((call) => call.startsWith('GET /admin/achievements/trial'));
  expect(trials()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Probar otra vez' }));
  await settle();
  expect(trials()).toHaveLength(2);
});

test('what happens once asks for no number, and what is given by hand for no rule', async () => {
  const { user, bodies } = open('/admin/achievements/nuevo');
  await user.type(await field('Nombre'), 'Ponente');
  await user.type(await field(/Por qué se consigue/), 'Has dado una charla.');
  await user.click(screen.getByRole('radio', { name: 'Aporto' }));
  await user.click(screen.getByRole('radio', { name: 'Es promotora' }));
  expect(screen.queryByRole('textbox', { name: 'Cuántas veces' })).not.toBeInTheDocument();
  expect(screen.getByLabelText(/Desde el día/)).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Solo a mano' }));
  expect(screen.queryByLabelText(/Desde el día/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  await settle();
  expect(bodies).toEqual([expect.objectContaining({ rule: null })]);
});

test('a rule is tried as it is typed, before anything is stored', async () => {
  const { user, api, bodies } = open('/admin/achievements/l1');
  const threshold = await field('Cuántas veces');
  await user.clear(threshold);
  await user.click(screen.getByRole('button', { name: 'Probar la regla' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Pon un número entero, del 1 al 1000');
  await user.type(threshold, '4');
  await user.click(screen.getByRole('button', { name: 'Probar la regla' }));
  const result = await screen.findByRole('table', { name: 'Quienes cumplen la regla' });
  expect(screen.getByText(/la cumplen 12 personas/)).toHaveTextContent(
    '4 eventos con asistencia: la cumplen 12 personas. Lo recibirían 11.',
  );
  expect(within(result).getByRole('row', { name: /Alba/ })).toHaveTextContent('Lo recibiría');
  expect(within(result).getByRole('row', { name: /Bea/ })).toHaveTextContent('Ya lo tiene');
  await user.click(screen.getByRole('link', { name: 'Página 2' }));
  expect(api.calls.at(-1)).toBe(
    'GET /admin/achievements/trial?fact=events-attended&threshold=4&achievement=l1&page=2&limit=10',
  );
  expect(bodies).toEqual([]);
});

test('activating says first who gets it, and mails them only when asked to', async () => {
  const { user, bodies } = open('/admin/achievements/l1');
  await user.click(await screen.findByRole('button', { name: 'Activar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Activar «Cinco tardes»' });
  expect(await within(dialog).findByText(/11 personas ya cumplen la regla/)).toBeInTheDocument();
  const notify = within(dialog).getByRole('checkbox', { name: /Avisarlas por correo: 11 correos/ });
  expect(notify).not.toBeChecked();
  await user.click(notify);
  await user.click(within(dialog).getByRole('button', { name: 'Activar' }));
  await settle();
  expect(bodies).toEqual([{ state: 'active', from: 'draft', notify: true }]);
  expect(screen.getByRole('link', { name: 'Lo tienen 11 personas' })).toHaveAttribute(
    'href',
    '/admin/achievements/l1/personas',
  );
  expect(screen.queryByRole('radio', { name: 'Va a eventos' })).not.toBeInTheDocument();
  expect(screen.getByText(/La regla no cambia mientras el logro está activo/)).toBeInTheDocument();
});

test('a pause is taken back with one press', async () => {
  const { user, bodies } = open('/admin/achievements/l1', { state: 'active', holders: 2, wasAwarded: true });
  await user.click(await screen.findByRole('button', { name: 'Poner en pausa' }));
  await settle();
  expect(screen.getByText('En pausa')).toBeInTheDocument();
  const undo = lastUndo();
  await act(async () => undo?.run());
  await settle();
  expect(bodies).toEqual([
    { state: 'paused', from: 'active' },
    { state: 'active', from: 'paused' },
  ]);
});

test('only a draft that nobody has had is deleted, after one question', async () => {
  const had = open('/admin/achievements/l1', { wasAwarded: true });
  expect(await screen.findByRole('button', { name: 'Activar' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Borrar el borrador' })).not.toBeInTheDocument();
  had.unmount();
  const { user, api, router } = open('/admin/achievements/l1');
  await user.click(await screen.findByRole('button', { name: 'Borrar el borrador' }));
  await user.click(await screen.findByRole('button', { name: 'Borrar' }));
  await settle();
  expect(api.calls).toContain('DELETE /admin/achievements/l1');
  expect(router.state.location.pathname).toBe('/admin/achievements');
});

test('the second to save sees what the other has written, and loses nothing', async () => {
  const { user, api, state } = open('/admin/achievements/l1');
  api.routes['PUT /admin/achievements/:id'] = () => {
    state.achievement = { ...state.achievement, why: 'De la otra', updatedAt: '2026-11-21T08:30:00.000Z' };
    return new Refusal(409, 'conflict', 'Alguien ha cambiado este logro.', [
      { field: 'updatedAt', message: 'Alguien ha cambiado este logro.' },
    ]);
  };
  await user.type(await field(/Por qué se consigue/), ' Lo mío');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await settle();
  expect(screen.getByRole('alert')).toHaveTextContent('De la otra');
  expect(await field(/Por qué se consigue/)).toHaveValue('Has venido a cinco encuentros. Lo mío');
});

test('a name that is taken is said at its field', async () => {
  const { user, api } = open('/admin/achievements/l1');
  api.routes['PUT /admin/achievements/:id'] = async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return new Refusal(409, 'conflict', 'Ya hay un logro con este nombre.', [
      { field: 'name', message: 'Ya hay un logro con este nombre.' },
    ]);
  };
  await user.type(await field('Nombre'), 's');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await settle();
  expect(await field('Nombre')).toHaveAccessibleDescription(/Ya hay un logro con este nombre/);
});

test('who has it says why, and what was taken away stays listed', async () => {
  open('/admin/achievements/l1/personas', { state: 'active' });
  const row = await screen.findByRole('row', { name: /Bea Prueba/ });
  expect(row).toHaveTextContent('A mano, por Ana: «Su charla»');
  expect(row).toHaveTextContent('Retirado el 21 nov 2026, por Ana: «Fue otra persona»');
  expect(within(row).queryByRole('button')).not.toBeInTheDocument();
});

test('it is given by hand to somebody who is found by name, with a reason', async () => {
  const { user, bodies, api } = open('/admin/achievements/l1/personas', { state: 'active' });
  await user.click(await screen.findByRole('button', { name: 'Dar a alguien' }));
  const dialog = await screen.findByRole('dialog', { name: 'Dar «Cinco tardes»' });
  await user.click(within(dialog).getByRole('button', { name: 'Dar el logro' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Busca a quién y elígela');
  await user.type(within(dialog).getByRole('searchbox', { name: '¿A quién?' }), 'nuria');
  await settle();
  expect(api.calls.at(-1)).toBe('GET /admin/achievements/l1/candidates?q=nuria');
  await user.click(await within(dialog).findByRole('radio', { name: 'Núria Muestra' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Motivo' }), 'Por su charla');
  await user.click(within(dialog).getByRole('button', { name: 'Dar el logro' }));
  await settle();
  expect(bodies).toEqual([{ member: 'u7', reason: 'Por su charla' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('it is taken away with a reason, which is asked for and kept when it is not taken', async () => {
  const { user, bodies, api } = open('/admin/achievements/l1/personas', { state: 'active' });
  const revoking = api.routes['POST /admin/achievement-awards/:id/revoke'];
  api.routes['POST /admin/achievement-awards/:id/revoke'] = () => new Refusal(503, 'unavailable', 'Prueba después.');
  await user.click(await screen.findByRole('button', { name: /Retirar\s?a Alba Prueba/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Retirar «Cinco tardes» a Alba Prueba' });
  const act = within(dialog).getByRole('button', { name: 'Retirar y avisarla' });
  await user.click(act);
  expect(within(dialog).getByRole('textbox', { name: 'Motivo' })).toBeInvalid();
  await user.type(within(dialog).getByRole('textbox', { name: 'Motivo' }), 'Fue otra persona');
  await user.click(act);
  await settle();
  expect(within(dialog).getByRole('alert')).toHaveTextContent(/Algo ha fallado por nuestra parte/);
  expect(within(dialog).getByRole('textbox', { name: 'Motivo' })).toHaveValue('Fue otra persona');
  api.routes['POST /admin/achievement-awards/:id/revoke'] = revoking as never;
  await user.click(act);
  await settle();
  expect(bodies).toEqual([{ reason: 'Fue otra persona' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
