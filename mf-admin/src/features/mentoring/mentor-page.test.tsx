import type { AdminMentor, AdminMentorChange } from '@femcoders/contracts/admin-mentoring';
import { useToasts } from '@femcoders/platform';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { adminMentor, noMentoring } from '../../../test/admin-mentoring.ts';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { renderAdmin, signedIn } from '../../../test/render-admin.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z') });
});
afterEach(() => jest.useRealTimers());

const lastToast = () => renderHook(() => useToasts()).result.current.toasts.at(-1);
const takeBack = (toast = lastToast()) => act(async () => toast?.action?.run());

function open(parts: Partial<AdminMentor> = {}, address = '/admin/mentoria/mentoras/m1') {
  const kept = { mentor: adminMentor(parts) };
  const bodies: AdminMentorChange[] = [];
  const api = fakeApi({
    'GET /admin/mentors': () => ({ entries: [kept.mentor], total: 1 }),
    'GET /admin/mentoring/figures': () => noMentoring,
    'GET /admin/mentors/:id': () => kept.mentor,
    'POST /admin/mentors/:id/state': ({ body }) => {
      const change = body as AdminMentorChange;
      bodies.push(change);
      kept.mentor = { ...kept.mentor, state: change.state, pausedBy: change.state === 'paused' ? 'team' : null };
      return kept.mentor;
    },
  });
  return { api, bodies, ...renderAdmin(api, { address, session: signedIn('admin') }) };
}
const state = async () => within(await screen.findByRole('region', { name: 'Estado' }));

test('the list says how much of her room is taken, and who put her in pause', async () => {
  open({ state: 'paused', pausedBy: 'team', isPublic: false, asked: 2 }, '/admin/mentoria/mentoras');
  const row = within(await screen.findByRole('row', { name: /Ana Prueba/ }));
  expect(row.getByRole('link', { name: 'Ana Prueba' })).toHaveAttribute('href', '/admin/mentoria/mentoras/m1');
  expect(row.getByText('1 de 3')).toBeVisible();
  expect(row.getByText('· por el equipo')).toBeVisible();
  expect(row.getByText('· no sale en la lista')).toBeVisible();
});

test('her card says whom she accompanies and what she offers', async () => {
  const pairs = [
    {
      request: 's1',
      name: 'Eva Prueba',
      state: 'active' as const,
      since: '2026-10-20T10:00:00.000Z',
      lastSession: null,
    },
  ];
  open({ pairs, asked: 1 });
  const accompanied = within(await screen.findByRole('region', { name: 'A quién acompaña (1 de 3)' }));
  expect(accompanied.getByRole('link', { name: 'Eva Prueba' })).toHaveAttribute('href', '/admin/mentoria/s1');
  expect(accompanied.getByText(/Sin sesiones\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver su página' })).toHaveAttribute('href', '/mentoria/ana-prueba');
  const about = within(screen.getByRole('complementary', { name: 'Sobre esta mentora' }));
  expect(about.getByText('martes por la tarde')).toBeVisible();
  expect(about.getByRole('link', { name: 'Ver su cuenta' })).toHaveAttribute('href', '/admin/personas/u8');
});

test('a card that waits is activated or not accepted, and that is taken back', async () => {
  const { user, bodies } = open({ state: 'pending' });
  expect((await state()).getByRole('button', { name: 'Activar la ficha' })).toBeVisible();
  await user.click((await state()).getByRole('button', { name: 'No aceptarla' }));
  expect(await screen.findByText('No aceptada')).toBeVisible();
  await takeBack();
  expect(await screen.findByText('Por revisar')).toBeVisible();
  expect(bodies).toEqual([
    { state: 'declined', from: 'pending' },
    { state: 'pending', from: 'declined' },
  ]);
});

test('whom the team puts in pause the team resumes, and both are said', async () => {
  const { user, bodies } = open();
  await user.click((await state()).getByRole('button', { name: 'Poner en pausa' }));
  expect(await screen.findByText(/La ha puesto en pausa el equipo: solo el equipo la retoma/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ver su página' })).not.toBeInTheDocument();
  await user.click((await state()).getByRole('button', { name: 'Reactivar' }));
  expect(await screen.findByRole('button', { name: 'Poner en pausa' })).toBeVisible();
  expect(bodies.at(-1)).toEqual({ state: 'active', from: 'paused' });
});

test('who paused herself is left in peace: the team has no button to resume her', async () => {
  open({ state: 'paused', pausedBy: 'mentor' });
  expect((await state()).getByText('La ha puesto en pausa ella: solo ella la retoma, en su página.')).toBeVisible();
  expect((await state()).queryByRole('button')).not.toBeInTheDocument();
});

test('when somebody else was first it is said, and the card shows how she is', async () => {
  const { api, user } = open();
  const button = (await state()).getByRole('button', { name: 'Poner en pausa' });
  api.routes['POST /admin/mentors/:id/state'] = () => new Refusal(409, 'conflict', 'Ahora está así: en pausa.');
  api.routes['GET /admin/mentors/:id'] = () => adminMentor({ state: 'paused', pausedBy: 'mentor' });
  await user.click(button);
  await waitFor(() => expect(lastToast()).toMatchObject({ tone: 'error', message: 'Ahora está así: en pausa.' }));
  expect(await screen.findByText(/La ha puesto en pausa ella/)).toBeVisible();
});

test('a mentor who does not arrive can be asked for again; one who is not there leads back', async () => {
  const unavailable = () => new Refusal(503, 'unavailable', 'Vuelve a intentarlo en un momento.');
  const api = fakeApi({ 'GET /admin/mentors/:id': unavailable });
  const { user } = renderAdmin(api, { address: '/admin/mentoria/mentoras/m2', session: signedIn('admin') });
  expect(await screen.findByText('No hemos podido cargar la ficha')).toBeVisible();
  api.routes['GET /admin/mentors/:id'] = () => new Refusal(404, 'not-found', 'No está.');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Esta mentora no está aquí')).toBeVisible();
});
