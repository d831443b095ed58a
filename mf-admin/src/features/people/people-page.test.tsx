import type { AdminPerson, NewPerson, PersonChange, PersonStateChange } from '@femcoders/contracts/person';
import { useToasts } from '@femcoders/platform';
import { act, renderHook, screen, within } from '@testing-library/react';
import { adminPerson } from '../../../test/admin-person.ts';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { renderAdmin, signedIn } from '../../../test/render-admin.tsx';

jest.mock('@femcoders/kit/files/upload-file', () => ({ uploadFile: jest.fn() }));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const acceptance = { at: '2026-11-20T10:00:00.000Z', by: 'Ana', note: 'Por correo' };

function open(address: string, person: Partial<AdminPerson> = {}) {
  const state = { person: adminPerson(person) };
  const bodies: unknown[] = [];
  /** An answer takes its time, so that nothing is still under way unseen when it is there. */
  const later = () => new Promise((resolve) => setTimeout(resolve, 50));
  const api = fakeApi({
    'GET /admin/people': () => ({ entries: [state.person, adminPerson({ id: 'p2', name: 'Bea' })], total: 2 }),
    'GET /admin/people/:id': () => state.person,
    'POST /admin/people': async ({ body }) => {
      bodies.push(body);
      await later();
      state.person = adminPerson({ id: 'p9', name: (body as NewPerson).name ?? '' });
      return state.person;
    },
    'PUT /admin/people/:id': async ({ body }) => {
      bodies.push(body);
      await later();
      const { title = '', summary = '' } = body as PersonChange;
      state.person = { ...state.person, title, summary, updatedAt: '2026-11-21T09:00:00.000Z' };
      return state.person;
    },
    'POST /admin/people/:id/state': async ({ body }) => {
      bodies.push(body);
      await later();
      const change = body as PersonStateChange;
      state.person = {
        ...state.person,
        state: change.state,
        acceptance: change.note ? { ...acceptance, note: change.note } : state.person.acceptance,
      };
      return state.person;
    },
    'POST /admin/people/:id/move': async ({ body }) => {
      bodies.push(body);
      await later();
      return state.person;
    },
    'DELETE /admin/people/:id': later,
  });
  return { api, bodies, state, ...renderAdmin(api, { address, session: signedIn('admin') }) };
}

const settle = () => act(() => jest.advanceTimersByTimeAsync(100));
const field = (name: RegExp | string) => screen.findByRole('textbox', { name });
const lastUndo = () => renderHook(() => useToasts()).result.current.toasts.findLast(({ action }) => action)?.action;

test('the list shows everybody with her state, and narrows by state and group in the address', async () => {
  const { user, router, api } = open('/admin/equipo');
  const row = await screen.findByRole('row', { name: /Alba Prueba/ });
  expect(row).toHaveTextContent('Mentora');
  expect(row).toHaveTextContent('Borrador');
  expect(within(row).getByRole('link', { name: 'Alba Prueba' })).toHaveAttribute('href', '/admin/equipo/p1');
  await user.click(screen.getByRole('link', { name: 'Publicadas' }));
  await user.selectOptions(screen.getByRole('combobox', { name: /Grupo/ }), 'Ponente');
  expect(router.state.location.search).toBe('?estado=published&grupo=speaker');
  expect(api.calls.at(-1)).toBe('GET /admin/people?state=published&group=speaker&sort=group&page=1&limit=50');
});

test('somebody is moved within her group, and the focus stays on the button', async () => {
  const { user, bodies } = open('/admin/equipo');
  const button = await screen.findByRole('button', { name: 'Bajar a Alba Prueba un puesto en su grupo' });
  await user.click(button);
  await settle();
  expect(bodies).toEqual([{ direction: 'down' }]);
  expect(button).toHaveFocus();
  expect(screen.getByText('Alba Prueba: un puesto más abajo')).toBeInTheDocument();
});

test('a new record says what is missing, shows how it will look, and is stored as a draft', async () => {
  const { user, bodies, router } = open('/admin/equipo/nueva');
  await user.click(await screen.findByRole('button', { name: 'Guardar borrador' }));
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Elige un grupo', 'Escribe su nombre', 'Escribe qué es o qué hace']);
  await user.click(screen.getByRole('radio', { name: 'Ponente' }));
  await user.type(await field('Nombre'), 'Núria');
  await user.type(await field(/Qué es o qué hace/), 'HTML sin miedo');
  await user.type(await field(/Temas/), 'HTML, accesibilidad, HTML,');
  await user.type(await field(/^Web/), 'http://nuria.example');
  const preview = screen.getByRole('region', { name: 'Así se verá' });
  expect(preview).toHaveTextContent('NúriaHTML sin miedo');
  expect(preview).toHaveTextContent('accesibilidad');
  await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  expect(await field(/^Web/)).toHaveAccessibleDescription(/Escribe una dirección completa, como https/);
  await user.clear(await field(/^Web/));
  await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  await settle();
  expect(router.state.location.pathname).toBe('/admin/equipo/p9');
  expect(bodies).toEqual([
    expect.objectContaining({ name: 'Núria', group: 'speaker', topics: ['HTML', 'accesibilidad'], portrait: '' }),
  ]);
  expect(localStorage).toHaveLength(0);
});

test('what was typed into a new record is there the next time', async () => {
  const first = open('/admin/equipo/nueva');
  await first.user.type(await field('Nombre'), 'Núria');
  first.unmount();
  const second = open('/admin/equipo/nueva');
  expect(await field('Nombre')).toHaveValue('Núria');
  await second.user.click(screen.getByRole('button', { name: 'Vaciar' }));
  expect(await field('Nombre')).toHaveValue('');
});

test('nobody is published before her permission is noted down', async () => {
  const { user, bodies } = open('/admin/equipo/p1');
  expect(await screen.findByText(/antes tiene que aceptarlo ella/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Publicar' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Anotar que ha aceptado' }));
  const dialog = await screen.findByRole('dialog', { name: 'Alba Prueba ha aceptado' });
  await user.click(within(dialog).getByRole('button', { name: 'Anotarlo' }));
  expect(within(dialog).getByRole('textbox', { name: /Cómo lo ha dicho/ })).toBeInvalid();
  await user.type(within(dialog).getByRole('textbox', { name: /Cómo lo ha dicho/ }), 'Por correo, el 3 de mayo');
  await user.click(within(dialog).getByRole('button', { name: 'Anotarlo' }));
  await settle();
  expect(screen.getByText(/Aceptó: «Por correo, el 3 de mayo»/)).toHaveTextContent('Lo anotó Ana el 20 nov 2026');
  expect(screen.getByRole('button', { name: 'Publicar' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Publicar' }));
  await settle();
  expect(screen.getByText('Publicada')).toBeInTheDocument();
  expect(bodies).toEqual([
    { state: 'accepted', from: 'draft', note: 'Por correo, el 3 de mayo' },
    { state: 'published', from: 'accepted' },
  ]);
});

test('how somebody has accepted is still there after a session that ended', async () => {
  const begin = async () => {
    const view = open('/admin/equipo/p1');
    await view.user.click(await screen.findByRole('button', { name: 'Anotar que ha aceptado' }));
    return { ...view, note: await screen.findByRole('textbox', { name: /Cómo lo ha dicho/ }) };
  };
  const first = await begin();
  first.api.routes['POST /admin/people/:id/state'] = () => new Refusal(401, 'unauthenticated', 'Inicia sesión.');
  await first.user.type(first.note, 'Por correo');
  await first.user.click(screen.getByRole('button', { name: 'Anotarlo' }));
  expect(await screen.findByText('Estás en /login?volver=/admin/equipo/p1')).toBeInTheDocument();
  first.unmount();
  const { user, note } = await begin();
  expect(note).toHaveValue('Por correo');
  expect(localStorage).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Anotarlo' }));
  await settle();
  expect(screen.getByText(/Aceptó: «Por correo»/)).toBeInTheDocument();
});

test('anyone who is archived by mistake is back with one press', async () => {
  const { user, bodies } = open('/admin/equipo/p1', { state: 'published', acceptance });
  await user.click(await screen.findByRole('button', { name: 'Archivar' }));
  await settle();
  expect(screen.getByText('Archivada')).toBeInTheDocument();
  const undo = lastUndo();
  await act(async () => undo?.run());
  await settle();
  expect(screen.getByText('Publicada')).toBeInTheDocument();
  expect(bodies).toEqual([
    { state: 'archived', from: 'published' },
    { state: 'published', from: 'archived' },
  ]);
});

test('taking a permission away, and deleting a draft, are asked once', async () => {
  const accepted = open('/admin/equipo/p1', { state: 'accepted', acceptance });
  await accepted.user.click(await screen.findByRole('button', { name: 'Ya no acepta' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Alba Prueba ya no acepta?' });
  await accepted.user.click(within(dialog).getByRole('button', { name: 'No, dejarlo' }));
  expect(accepted.bodies).toEqual([]);
  accepted.unmount();

  const { user, api, router } = open('/admin/equipo/p1');
  await user.click(await screen.findByRole('button', { name: 'Borrar el borrador' }));
  await user.click(await screen.findByRole('button', { name: 'Borrar' }));
  await settle();
  expect(api.calls).toContain('DELETE /admin/people/p1');
  expect(router.state.location.pathname).toBe('/admin/equipo');
});

test('an edit is saved with the version it began from, and says so', async () => {
  const { user, bodies } = open('/admin/equipo/p1');
  expect(await screen.findByRole('button', { name: 'Guardar cambios' })).toHaveAttribute('aria-disabled', 'true');
  await user.type(await field(/Qué es o qué hace/), ' y mentora');
  expect(screen.getByText('Hay cambios sin guardar.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await settle();
  expect(bodies).toEqual([
    expect.objectContaining({ title: 'Desarrolladora y mentora', updatedAt: '2026-11-21T08:00:00.000Z' }),
  ]);
  expect(screen.queryByText('Hay cambios sin guardar.')).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

test('what is typed while a save, or a portrait, is on its way stays', async () => {
  const { user, api, bodies } = open('/admin/equipo/p1');
  const title = await field(/Qué es o qué hace/);
  await user.type(title, ' y');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await user.type(title, ' más');
  await settle();
  expect(title).toHaveValue('Desarrolladora y más');
  expect(screen.getByText('Hay cambios sin guardar.')).toBeInTheDocument();

  const kept = Promise.withResolvers<unknown>();
  api.routes['POST /admin/pictures'] = () => kept.promise;
  await user.upload(screen.getByLabelText(/^Retrato/), new File(['x'], 'foto.png', { type: 'image/png' }));
  await user.type(title, ' aún');
  await act(async () => kept.resolve({ path: '/api/pictures/una.webp' }));
  expect(await screen.findByRole('img', { name: 'Así se ve ahora' })).toBeInTheDocument();
  expect(title).toHaveValue('Desarrolladora y más aún');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await settle();
  expect(bodies.at(-1)).toMatchObject({
    title: 'Desarrolladora y más aún',
    portrait: '/api/pictures/una.webp',
    updatedAt: '2026-11-21T09:00:00.000Z',
  });
});

test('the second to save sees what the other has written, and loses nothing', async () => {
  const { user, api, state, bodies } = open('/admin/equipo/p1');
  const saving = api.routes['PUT /admin/people/:id'];
  api.routes['PUT /admin/people/:id'] = () => {
    state.person = { ...state.person, title: 'De la otra', updatedAt: '2026-11-21T08:30:00.000Z' };
    return new Refusal(409, 'conflict', 'Alguien ha cambiado esta ficha mientras la editabas.');
  };
  await user.type(await field(/Qué es o qué hace/), ', lo mío');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await settle();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('De la otra');
  expect(alert).toHaveFocus();
  expect(await field(/Qué es o qué hace/)).toHaveValue('Desarrolladora, lo mío');
  api.routes['PUT /admin/people/:id'] = saving as never;
  await user.click(within(alert).getByRole('button', { name: 'Guardar lo mío' }));
  await settle();
  expect(bodies).toEqual([
    expect.objectContaining({ title: 'Desarrolladora, lo mío', updatedAt: '2026-11-21T08:30:00.000Z' }),
  ]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('anyone who has typed nothing sees what another has saved meanwhile, without a word about a conflict', async () => {
  const { state, queryClient } = open('/admin/equipo/p1');
  expect(await field(/Qué es o qué hace/)).toHaveValue('Desarrolladora');
  state.person = { ...state.person, title: 'De la otra', updatedAt: '2026-11-21T08:30:00.000Z' };
  await act(() => queryClient.invalidateQueries());
  expect(await field(/Qué es o qué hace/)).toHaveValue('De la otra');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a session that ends takes nothing along', async () => {
  const first = open('/admin/equipo/p1');
  first.api.routes['PUT /admin/people/:id'] = () =>
    new Refusal(401, 'unauthenticated', 'Inicia sesión para continuar.');
  await first.user.type(await field(/Qué es o qué hace/), ' nueva');
  await first.user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('Estás en /login?volver=/admin/equipo/p1')).toBeInTheDocument();
  first.unmount();
  const second = open('/admin/equipo/p1');
  expect(await field(/Qué es o qué hace/)).toHaveValue('Desarrolladora nueva');
  await second.user.click(screen.getByRole('button', { name: 'Descartarlos' }));
  expect(await field(/Qué es o qué hace/)).toHaveValue('Desarrolladora');
});
