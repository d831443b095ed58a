import type { PartRight, TeamToken } from '@femcoders/contracts/publishing';
import { act, screen, within } from '@testing-library/react';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { renderAdmin, signedIn } from '../../../test/render-admin.tsx';

const token = (parts: Partial<TeamToken> = {}): TeamToken => ({
  id: 't1',
  label: 'CI de mf-blog',
  names: ['mf-blog'],
  acts: ['upload', 'publish'],
  state: 'valid',
  createdAt: '2026-11-21T08:00:00Z',
  createdBy: 'Ana',
  expiresAt: '2027-02-19T08:00:00Z',
  lastUsedAt: null,
  revokedAt: null,
  ...parts,
});
const right: PartRight = {
  memberId: 'm2',
  name: 'Eva',
  email: 'eva@prueba.example',
  part: 'mf-blog',
  since: '2026-11-21T08:00:00Z',
  by: 'Ana',
};

function openTeams(routes: Parameters<typeof fakeApi>[0] = {}, role: Parameters<typeof signedIn>[0] = 'admin') {
  const api = fakeApi({
    'GET /admin/team-tokens': () => [],
    'GET /admin/part-rights': () => [],
    ...routes,
  });
  return { api, ...renderAdmin(api, { address: '/admin/despliegues/equipos', session: signedIn(role) }) };
}
const onItsWay = () => new Promise((resolve) => setTimeout(resolve, 50));
const settle = () => act(() => jest.advanceTimersByTimeAsync(500));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a token says what it is for, by whom it was made and whether it is good', async () => {
  openTeams({
    'GET /admin/team-tokens': () => [
      token(),
      token({ id: 't2', label: 'Vieja', state: 'revoked', revokedAt: '2026-11-22T08:00:00Z' }),
    ],
  });
  const good = await screen.findByRole('listitem', { name: 'CI de mf-blog' });
  expect(good).toHaveTextContent('mf-blogSubir · Publicar');
  expect(good).toHaveTextContent('por Ana · Todavía no se ha usado · Caduca el 19 feb 2027');
  const revoked = screen.getByRole('listitem', { name: 'Vieja' });
  expect(revoked).toHaveTextContent('Revocado');
  expect(within(revoked).queryByRole('button', { name: /^Revocar/ })).not.toBeInTheDocument();
});

test('a token is made for parts and acts, and its secret is shown once with the lines for .env', async () => {
  const sent: unknown[] = [];
  const secret = `fct_${'x'.repeat(43)}`;
  const { user } = openTeams({
    'POST /admin/team-tokens': async ({ body }) => {
      sent.push(body);
      await onItsWay();
      return { token: token(), secret };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Crear un token' }));
  const dialog = await screen.findByRole('dialog', { name: 'Crear un token de equipo' });
  await user.type(within(dialog).getByLabelText('Nombre'), 'CI de mf-blog');
  await user.type(within(dialog).getByLabelText('Partes'), 'mf-blog, mf-jobs');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Vista previa' }));
  await user.click(within(dialog).getByRole('button', { name: 'Crear el token' }));
  await settle();
  expect(sent).toEqual([
    { label: 'CI de mf-blog', names: ['mf-blog', 'mf-jobs'], acts: ['upload', 'publish'], days: 90 },
  ]);
  const tokenDialog = await screen.findByRole('dialog', { name: 'Token «CI de mf-blog»' });
  expect(tokenDialog).toHaveTextContent(`SITE_URL=http://localhost RELEASE_TOKEN=${secret}`);
  await user.click(within(tokenDialog).getByRole('button', { name: 'Copiar las dos líneas' }));
  expect(await navigator.clipboard.readText()).toBe(`SITE_URL=http://localhost\nRELEASE_TOKEN=${secret}`);
  await user.click(within(tokenDialog).getByRole('button', { name: 'Ya lo he guardado' }));
  expect(document.body).not.toHaveTextContent(secret);
});

test('what a token cannot be is said at its field, before anything is sent', async () => {
  const { user, api } = openTeams();
  await user.click(await screen.findByRole('button', { name: 'Crear un token' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Crear un token de equipo' }));
  await user.type(dialog.getByLabelText('Partes'), 'Blog');
  await user.clear(dialog.getByLabelText('Días hasta que caduca'));
  await user.type(dialog.getByLabelText('Días hasta que caduca'), '400');
  await user.click(dialog.getByRole('button', { name: 'Crear el token' }));
  expect(dialog.getByLabelText('Nombre')).toHaveAccessibleDescription(/Ponle un nombre/);
  expect(dialog.getByLabelText('Partes')).toHaveAccessibleDescription(/shell, o mf-/);
  expect(dialog.getByLabelText('Días hasta que caduca')).toHaveAccessibleDescription(/de 1 a 366/);
  expect(api.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('revoking a token asks once', async () => {
  let revoked = false;
  const { user, api } = openTeams({
    'GET /admin/team-tokens': () => [token({ state: revoked ? 'revoked' : 'valid' })],
    'DELETE /admin/team-tokens/:id': () => {
      revoked = true;
      return undefined;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Revocar «CI de mf-blog»' }));
  const dialog = await screen.findByRole('dialog', { name: 'Revocar «CI de mf-blog»' });
  expect(dialog).toHaveTextContent('Lo que ya está publicado sigue en vivo');
  expect(revoked).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Sí, revocarlo' }));
  await settle();
  expect(api.calls).toContain('DELETE /admin/team-tokens/t1');
  expect(await screen.findByText('Revocado', { selector: 'h3 *' })).toBeInTheDocument();
});

test('somebody of the staff is given a part, and it is taken again', async () => {
  let rights: PartRight[] = [];
  const sent: unknown[] = [];
  const { user, api } = openTeams({
    'GET /admin/part-rights': () => rights,
    'POST /admin/part-rights': ({ body }) => {
      sent.push(body);
      rights = [right];
      return undefined;
    },
    'DELETE /admin/part-rights/:part/:id': () => {
      rights = [];
      return undefined;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Dar un permiso' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dar permiso para publicar' }));
  await user.type(dialog.getByLabelText('Correo de su cuenta'), 'eva@prueba.example');
  await user.type(dialog.getByLabelText('Parte'), 'mf-blog');
  await user.click(dialog.getByRole('button', { name: 'Dar el permiso' }));
  await settle();
  expect(sent).toEqual([{ email: 'eva@prueba.example', part: 'mf-blog' }]);
  await user.click(await screen.findByRole('button', { name: 'Quitar a Eva el permiso de mf-blog' }));
  await user.click(await screen.findByRole('button', { name: 'Sí, quitarlo' }));
  await settle();
  expect(api.calls).toContain('DELETE /admin/part-rights/mf-blog/m2');
  expect(await screen.findByText('Solo publican las administradoras y los tokens')).toBeInTheDocument();
});

test('who is none of the staff is refused with the reason at the field', async () => {
  const message = 'No es del equipo: dale antes un rol de editora, moderadora u organizadora.';
  const { user } = openTeams({
    'POST /admin/part-rights': () => new Refusal(400, 'validation', message, [{ field: 'email', message }]),
  });
  await user.click(await screen.findByRole('button', { name: 'Dar un permiso' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dar permiso para publicar' }));
  await user.type(dialog.getByLabelText('Correo de su cuenta'), 'socia@prueba.example');
  await user.type(dialog.getByLabelText('Parte'), 'mf-blog');
  await user.click(dialog.getByRole('button', { name: 'Dar el permiso' }));
  await settle();
  expect(dialog.getByLabelText('Correo de su cuenta')).toHaveAccessibleDescription(expect.stringContaining(message));
});

test('only an admin opens it', async () => {
  const { api } = openTeams({}, 'editor');
  expect(await screen.findByText(/no tiene permiso|No tienes permiso/i)).toBeInTheDocument();
  expect(api.calls).toEqual([]);
});
