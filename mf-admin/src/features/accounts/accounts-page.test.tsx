import type { AdminAccount, MergePreview } from '@femcoders/contracts/admin-account';
import { useProofRequest } from '@femcoders/platform';
import { act, renderHook, screen, within } from '@testing-library/react';
import { accountEntry, adminAccount } from '../../../test/admin-account.ts';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { renderAdmin, signedIn } from '../../../test/render-admin.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const other = accountEntry({ id: 'a2', name: 'Alba P.', email: 'alba.p@prueba.example', role: 'mentor' });
const preview: MergePreview = {
  from: other,
  obstacle: null,
  comments: 4,
  notes: 1,
  achievements: 0,
  registrations: 2,
  sharedEvents: 1,
  sessions: 1,
  secondFactor: true,
};

function open(address: string, parts: Partial<AdminAccount> = {}) {
  const state = { account: adminAccount(parts) };
  const bodies: unknown[] = [];
  const later = () => new Promise((resolve) => setTimeout(resolve, 50));
  const become = (change: (body: never) => Partial<AdminAccount>) => async (call: { body: unknown }) => {
    bodies.push(call.body);
    await later();
    state.account = { ...state.account, ...change(call.body as never) };
    return state.account;
  };
  const api = fakeApi({
    'GET /admin/accounts': () => ({ entries: [state.account, other], total: 2 }),
    'GET /admin/accounts/figures': () => ({
      active: 5,
      suspended: 1,
      leaving: 0,
      never: 2,
      weeks: ['2026-11-09', '2026-11-16'],
      created: [1, 4],
    }),
    'GET /admin/accounts/:id': () => state.account,
    'POST /admin/accounts/:id/role': become(({ role }: { role: AdminAccount['role'] }) => ({ role })),
    'POST /admin/accounts/:id/suspension': become(({ until }: { until: string | null }) => ({
      state: 'suspended',
      suspension: { since: '2026-11-22T10:00:00.000Z', until, reason: 'Spam o publicidad. Anuncios.' },
    })),
    'DELETE /admin/accounts/:id/suspension': become(() => ({ state: 'active', suspension: null })),
    'DELETE /admin/accounts/:id/sessions': become(() => ({ sessions: 0 })),
    'POST /admin/accounts/:id/notes': become(({ key, text }: { key: string; text: string }) => ({
      notes: [{ id: key, text, author: 'Ana', createdAt: '2026-11-22T10:00:00.000Z' }],
    })),
    'POST /admin/accounts/:id/deletion': become(({ comments }: { comments: string }) => ({
      state: 'leaving',
      deletion: { at: '2026-12-06T10:00:00.000Z', comments: comments === 'delete' },
    })),
    'DELETE /admin/accounts/:id/deletion': become(() => ({ state: 'active', deletion: null })),
    'GET /admin/accounts/:id/merge': () => preview,
    'POST /admin/accounts/:id/merge': become(() => ({})),
  });
  return { api, bodies, state, ...renderAdmin(api, { address, session: signedIn('admin') }) };
}

const settle = () => act(() => jest.advanceTimersByTimeAsync(100));
const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');

test('the list shows role, state and last visit, and narrows by them in the address', async () => {
  const { user, api, router } = open('/admin/personas', { lastSeenOn: null, state: 'suspended' });
  const row = await screen.findByRole('row', { name: /Alba Prueba/ });
  expect(row).toHaveTextContent('alba@prueba.example');
  expect(row).toHaveTextContent('Socia');
  expect(row).toHaveTextContent('Suspendida');
  expect(row).toHaveTextContent('Nunca');
  expect(within(row).getByRole('link', { name: 'Alba Prueba' })).toHaveAttribute('href', '/admin/personas/a1');
  expect(screen.getByRole('link', { name: /^Suspendidas/ })).toHaveTextContent('1');
  expect(screen.getByRole('img', { name: /Altas por semana: columnas, con un máximo de 4/ })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /^Suspendidas/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: /Rol/ }), 'Moderadora');
  await user.selectOptions(screen.getByRole('combobox', { name: /Dos pasos/ }), 'sin verificación');
  expect(router.state.location.search).toBe('?estado=suspended&rol=moderator&dos-pasos=off');
  expect(api.calls.at(-1)).toBe(
    'GET /admin/accounts?state=suspended&role=moderator&secondFactor=off&sort=-created_at&page=1&limit=50',
  );
});

test('another role is given with a reason, and nothing is sent without one', async () => {
  const { user, bodies } = open('/admin/personas/a1');
  await press(user, 'Cambiar el rol');
  const asked = await dialog();
  await user.click(within(asked).getByRole('button', { name: 'Cambiar el rol' }));
  const summary = within(asked).getByRole('alert');
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Elige un rol distinto del que tiene.', 'Escribe por qué.']);
  await user.click(within(asked).getByRole('radio', { name: 'Moderadora' }));
  await user.type(within(asked).getByRole('textbox', { name: '¿Por qué?' }), 'Empieza a moderar');
  await user.click(within(asked).getByRole('button', { name: 'Cambiar el rol' }));
  await settle();
  expect(bodies).toEqual([{ role: 'moderator', from: 'member', reason: 'Empieza a moderar' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getAllByText('Moderadora').length).toBeGreaterThan(0);
});

test('she is asked whether it is her; when she does not say so, the dialog stays as it was', async () => {
  const { user, api } = open('/admin/personas/a1');
  const change = api.routes['POST /admin/accounts/:id/role'];
  api.routes['POST /admin/accounts/:id/role'] = async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return new Refusal(403, 'proof-required', 'Confirma que eres tú.');
  };
  await press(user, 'Cambiar el rol');
  const asked = await dialog();
  await user.click(within(asked).getByRole('radio', { name: 'Mentora' }));
  await user.type(within(asked).getByRole('textbox', { name: '¿Por qué?' }), 'Acompaña');
  await user.click(within(asked).getByRole('button', { name: 'Cambiar el rol' }));
  await settle();
  const proof = renderHook(() => useProofRequest());
  act(() => proof.result.current?.(false));
  await settle();
  expect(within(asked).getByRole('textbox', { name: '¿Por qué?' })).toHaveValue('Acompaña');
  expect(within(asked).queryByRole('alert')).not.toBeInTheDocument();

  await user.click(within(asked).getByRole('button', { name: 'Cambiar el rol' }));
  await settle();
  if (change) api.routes['POST /admin/accounts/:id/role'] = change;
  act(() => proof.result.current?.(true));
  await settle();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getAllByText('Mentora').length).toBeGreaterThan(0);
});

test('what the API refuses is said in the dialog, and nothing typed is lost, not even by closing it', async () => {
  const { user, api } = open('/admin/personas/a1');
  const refused = 'Tiene que quedar una administradora activa: da antes ese rol a otra persona.';
  api.routes['DELETE /admin/accounts/:id/sessions'] = () => new Refusal(409, 'conflict', refused);
  await press(user, 'Cerrar sus sesiones');
  const asked = await dialog();
  expect(asked).toHaveTextContent('Tiene 2 sesiones abiertas.');
  await user.type(within(asked).getByRole('textbox'), 'Perdió el portátil');
  await user.click(within(asked).getByRole('button', { name: 'Cerrar sus sesiones' }));
  expect(await within(asked).findByRole('alert')).toHaveTextContent(refused);
  await user.click(within(asked).getByRole('button', { name: 'Cancelar' }));
  await press(user, 'Cerrar sus sesiones');
  expect(within(await dialog()).getByRole('textbox')).toHaveValue('Perdió el portátil');

  api.routes['DELETE /admin/accounts/:id/sessions'] = () => {
    throw new Error('offline');
  };
  await user.click(within(await dialog()).getByRole('button', { name: 'Cerrar sus sesiones' }));
  expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('No hemos podido conectar');
});

test('a suspension says why and until when, and can be lifted', async () => {
  const { user, bodies } = open('/admin/personas/a1');
  await press(user, 'Suspender la cuenta');
  const asked = await dialog();
  const send = () => user.click(within(asked).getByRole('button', { name: 'Suspender la cuenta' }));
  await send();
  expect(within(within(asked).getByRole('alert')).getAllByRole('link')).toHaveLength(3);
  await user.click(within(asked).getByRole('radio', { name: 'Spam o publicidad' }));
  await user.type(within(asked).getByRole('textbox', { name: 'Qué ha pasado' }), 'Anuncios.');
  await user.click(within(asked).getByRole('radio', { name: 'Hasta un día, incluido' }));
  await send();
  expect(within(asked).getByRole('alert')).toHaveTextContent('Elige el último día.');
  await user.type(within(asked).getByLabelText('Último día'), '2026-11-30');
  await send();
  await settle();
  expect(bodies).toEqual([{ reason: 'spam', text: 'Anuncios.', until: '2026-11-30' }]);
  expect(screen.getByText(/Le hemos dicho: «Spam o publicidad. Anuncios.»/)).toBeInTheDocument();

  await press(user, 'Levantar la suspensión');
  const lifting = await dialog();
  await user.type(within(lifting).getByRole('textbox'), 'Se aclaró');
  await user.click(within(lifting).getByRole('button', { name: 'Levantar la suspensión' }));
  await settle();
  expect(bodies.at(-1)).toEqual({ reason: 'Se aclaró' });
  expect(await screen.findByRole('button', { name: 'Suspender la cuenta' })).toBeInTheDocument();
});

test('an account goes with or without its comments, and may be kept until then', async () => {
  const { user, bodies } = open('/admin/personas/a1');
  await press(user, 'Borrar la cuenta');
  const asked = await dialog();
  expect(asked).toHaveTextContent('Se borra dentro de 14 días.');
  await user.click(within(asked).getByRole('radio', { name: 'Se borran con la cuenta' }));
  await user.type(within(asked).getByRole('textbox'), 'Lo pidió por correo');
  await user.click(within(asked).getByRole('button', { name: 'Borrar la cuenta' }));
  await settle();
  expect(bodies).toEqual([{ comments: 'delete', reason: 'Lo pidió por correo' }]);
  expect(screen.getByText(/Sus comentarios se borran con ella/)).toBeInTheDocument();
  await press(user, 'Cancelar el borrado');
  const keeping = await dialog();
  await user.type(within(keeping).getByRole('textbox'), 'Ha cambiado de idea');
  await user.click(within(keeping).getByRole('button', { name: 'Cancelar el borrado' }));
  await settle();
  expect(screen.queryByText(/La cuenta se borrará/)).not.toBeInTheDocument();
});

test('the copy of her data is saved as a file, with the reason sent along', async () => {
  const { user } = open('/admin/personas/a1');
  const asked: [string, RequestInit | undefined][] = [];
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    asked.push([String(input), init]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    return new Response('zip', { headers: { 'content-disposition': 'attachment; filename="datos-a1.zip"' } });
  });
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:here';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await press(user, 'Sacar una copia de sus datos');
  await user.type(within(await dialog()).getByRole('textbox'), 'No puede entrar');
  await user.click(within(await dialog()).getByRole('button', { name: 'Sacar la copia' }));
  await settle();
  expect(asked.map(([address, init]) => [address, init?.method, init?.body])).toEqual([
    ['/api/admin/accounts/a1/export', 'POST', '{"reason":"No puede entrar"}'],
  ]);
  expect(saved).toEqual(['datos-a1.zip']);
  fetched.mockRestore();
});

test('a note is kept with its writer, and the same one is sent under the same key until it arrives', async () => {
  const { user, api, bodies } = open('/admin/personas/a1');
  const keep = api.routes['POST /admin/accounts/:id/notes'];
  const keys: string[] = [];
  api.routes['POST /admin/accounts/:id/notes'] = ({ body }) => {
    keys.push((body as { key: string }).key);
    throw new Error('offline');
  };
  await user.type(await screen.findByRole('textbox', { name: 'Nota' }), 'Llamó ayer');
  await press(user, 'Guardar nota');
  expect(await screen.findByRole('alert')).toHaveTextContent('Lo que has escrito sigue aquí');
  if (keep) api.routes['POST /admin/accounts/:id/notes'] = keep;
  await press(user, 'Guardar nota');
  await settle();
  expect(bodies).toEqual([{ key: keys[0], text: 'Llamó ayer' }]);
  expect(screen.getByRole('textbox', { name: 'Nota' })).toHaveValue('');
  expect(screen.getByText('Llamó ayer')).toBeInTheDocument();
});

test('with her own account she does nothing that needs somebody else', async () => {
  open('/admin/personas/u1', { id: 'u1', secondFactor: true, role: 'admin' });
  expect(await screen.findByText(/Es tu cuenta/)).toBeInTheDocument();
  for (const name of [
    'Cambiar el rol',
    'Suspender la cuenta',
    'Borrar la cuenta',
    'Quitar la verificación en dos pasos',
    'Cerrar sus sesiones',
  ]) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});

test('two accounts become one after what will happen was shown, and once she has said why', async () => {
  const { user, bodies, router } = open('/admin/personas/a1/unir');
  await user.type(await screen.findByRole('searchbox', { name: 'Buscar por nombre o correo' }), 'alba');
  await settle();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.queryByRole('button', { name: /Elegir la de alba@prueba/ })).not.toBeInTheDocument();
  await press(user, 'Elegir la de alba.p@prueba.example');
  expect(router.state.location.search).toBe('?con=a2');
  await screen.findByRole('heading', { name: 'Qué pasará' });
  const effects = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(effects).toContain('Pasan a la cuenta que queda: 4 comentarios, 2 inscripciones, 1 nota interna.');
  expect(effects).toContain('Se acaban en la otra: 1 sesión abierta, su verificación en dos pasos.');
  expect(effects).toContain('El rol sigue siendo socia: el de la otra no pasa.');
  await press(user, 'Unir las cuentas');
  const asked = await dialog();
  await user.type(within(asked).getByRole('textbox'), 'Lo pidió por correo');
  await user.click(within(asked).getByRole('button', { name: 'Unir las cuentas' }));
  await settle();
  expect(bodies).toEqual([{ from: 'a2', reason: 'Lo pidió por correo' }]);
  expect(router.state.location.pathname).toBe('/admin/personas/a1');
});

test('accounts that cannot be merged say why, and offer nothing but another one', async () => {
  const { api, user } = open('/admin/personas/a1');
  api.routes['GET /admin/accounts/:id/merge'] = () => ({ ...preview, obstacle: 'Esa cuenta está suspendida.' });
  await user.click(await screen.findByRole('link', { name: 'Unir otra cuenta a esta' }));
  await user.type(await screen.findByRole('searchbox'), 'alba');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await press(user, 'Elegir la de alba.p@prueba.example');
  expect(await screen.findByText('Esa cuenta está suspendida.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Unir las cuentas' })).not.toBeInTheDocument();
  await press(user, 'Elegir otra');
  expect(await screen.findByRole('searchbox')).toBeInTheDocument();
});

test('an account that is gone says so, and a list that does not come can be asked for again', async () => {
  const { api, user, router } = open('/admin/personas');
  await screen.findByRole('row', { name: /Alba Prueba/ });
  api.routes['GET /admin/accounts/:id'] = () => new Refusal(404, 'not-found', 'Esta cuenta no existe.');
  await user.click(screen.getByRole('link', { name: 'Alba Prueba' }));
  expect(await screen.findByText('Esta cuenta no está aquí')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Volver a la lista' }));
  expect(router.state.location.pathname).toBe('/admin/personas');
});
