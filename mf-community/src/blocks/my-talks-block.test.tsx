import { FakeApi } from '@femcoders/kit/test/fake-api';
import { renderPage } from '@femcoders/kit/test/render-page';
import { sessionStore, useToasts } from '@femcoders/platform';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoTalk } from '../../test/demo-talks.ts';
import * as block from './my-talks-block.tsx';

const member = (role: 'member' | 'editor' = 'member') =>
  sessionStore.setState({ status: 'signed-in', user: { id: 'u1', name: 'Socia', avatar: '', role } }, true);
const proposal = {
  id: 'q1',
  title: 'Mi propuesta',
  state: 'received',
  motive: null,
  talk: null,
  createdAt: '2026-11-20T08:00:00.000Z',
};
let api: FakeApi;
beforeEach(() => {
  member();
  api = new FakeApi();
});
const own = (saved: unknown[], proposals: unknown[]) => api.on('GET /user/u1/talks', { saved, helpful: [], proposals });
const open = () => {
  const head = () => ({ title: '', description: '' });
  return renderPage({ Page: () => <block.Block />, head }, '/welcome', api);
};

test('anyone who has neither kept nor proposed a talk is shown nothing', async () => {
  own([], []);
  const { container } = open();
  await waitFor(() => expect(api.asked).toContain('GET /user/u1/talks'));
  await waitFor(() => expect(container.querySelector('section')).toBeNull());
});

test('a talk leaves her list, and comes back', async () => {
  own([demoTalk()], []);
  api.on('PUT /user/u1/talk-marks/:talk', { helpful: false, saved: false, helped: 0 });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar de la lista: Charla de prueba' }));
  await waitFor(() => expect(api.sent.map(({ body }) => body)).toEqual([{ helpful: false, saved: false }]));
  const undo = renderHook(() => useToasts()).result.current.toasts.at(-1)?.action;
  await act(async () => undo?.run());
  await waitFor(() => expect(api.sent.at(-1)?.body).toEqual({ helpful: false, saved: true }));
});

test('a proposal says how it stands, and is taken back after one question', async () => {
  own(
    [],
    [proposal, { ...proposal, id: 'q2', title: 'Otra', state: 'declined', motive: 'En primavera nos encantaría.' }],
  );
  api.on('DELETE /user/u1/talk-proposals/q1', { ...proposal, state: 'withdrawn' });
  open();
  expect(await screen.findByText('Recibida')).toBeInTheDocument();
  expect(screen.getByText('En primavera nos encantaría.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retirar la propuesta: Mi propuesta' }));
  expect(api.sent).toEqual([]);
  own([], [{ ...proposal, state: 'withdrawn' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Sí, retirarla' }));
  expect(await screen.findByText('Retirada')).toBeInTheDocument();
});

test('what does not come can be asked for again', async () => {
  open();
  expect(await screen.findByText('No hemos podido cargar tus charlas')).toBeInTheDocument();
  own([demoTalk()], []);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Charla de prueba' })).toBeInTheDocument();
});

test('anyone who prepares talks finds the way there', async () => {
  member('editor');
  own([], []);
  open();
  expect(await screen.findByRole('link', { name: 'Preparar presentaciones' })).toHaveAttribute(
    'href',
    '/admin/presentaciones',
  );
});
