import { FakeApi } from '@femcoders/kit/test/fake-api';
import { renderPage } from '@femcoders/kit/test/render-page';
import { useToasts } from '@femcoders/platform';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoProject, demoResource, ownHub, ownPiece } from '../../test/demo-hub.ts';
import { signedIn } from '../../test/signed-in.ts';
import * as block from './my-hub-block.tsx';

const answer = {
  ...{ id: 'a1', name: 'Berta Prueba', message: 'Me gustaría ayudar con los textos.', at: '2026-11-22T10:00:00.000Z' },
  ...{ reply: null, repliedAt: null },
};
const reply = 'Qué bien. Escríbeme en Slack y quedamos el jueves.';
let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  signedIn();
  api = new FakeApi();
});
const own = (parts: Parameters<typeof ownHub>[0]) => api.on('GET /user/ella/hub', ownHub(parts));
const open = () =>
  renderPage({ Page: () => <block.Block />, head: () => ({ title: '', description: '' }) }, '/welcome', api);

test('anyone who has nothing here yet is shown the ways in', async () => {
  own({});
  open();
  expect(await screen.findByText('Aún no has compartido nada.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Votar las once ideas' })).toBeInTheDocument();
});

test('a piece says how it stands and why; what is taken back comes back', async () => {
  own({ pieces: [ownPiece(demoResource(), { state: 'rejected', reason: 'El enlace no lleva a lo que dices.' })] });
  api.on('POST /user/ella/hub/pieces/r1/act', {});
  open();
  expect(await screen.findByText('No publicado')).toBeInTheDocument();
  expect(screen.getByText('El enlace no lleva a lo que dices.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retirar «Guía de prueba»' }));
  await waitFor(() => expect(api.sent).toHaveLength(1));
  await screen.findByRole('button', { name: 'Retirar «Guía de prueba»' });
  const undo = renderHook(() => useToasts()).result.current.toasts.at(-1)?.action;
  await act(async () => undo?.run());
  await waitFor(() => expect(api.sent.map(({ body }) => body)).toEqual([{ act: 'withdraw' }, { act: 'restore' }]));
});

test('who answered sees what to do next once, without addresses', async () => {
  own({ pieces: [ownPiece(demoProject(), { answers: [answer] })] });
  api.on('POST /user/ella/hub/answers/a1/reply', {});
  open();
  expect(await screen.findByText('1 respuesta por leer')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Contestar a Berta Prueba' }));
  const form = within(await screen.findByRole('form', { name: 'Contestar a Berta Prueba' }));
  await userEvent.type(form.getByLabelText('Tu respuesta para Berta Prueba'), 'Sí');
  await userEvent.click(form.getByRole('button', { name: 'Enviar la respuesta' }));
  expect(await form.findByRole('link', { name: /Cuenta un poco más/ })).toHaveAttribute('href', '#reply-a1');
  await userEvent.clear(form.getByLabelText('Tu respuesta para Berta Prueba'));
  await userEvent.type(form.getByLabelText('Tu respuesta para Berta Prueba'), reply);
  own({ pieces: [ownPiece(demoProject(), { answers: [{ ...answer, reply }] })] });
  await userEvent.click(form.getByRole('button', { name: 'Enviar la respuesta' }));
  expect(await screen.findByText('Le contestaste:')).toBeInTheDocument();
  expect(api.sent.at(-1)?.body).toEqual({ reply });
});

test('a reply that does not arrive stays', async () => {
  own({ pieces: [ownPiece(demoProject(), { answers: [answer] })] });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Contestar a Berta Prueba' }));
  const field = await screen.findByLabelText('Tu respuesta para Berta Prueba');
  await userEvent.type(field, reply);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar la respuesta' }));
  expect(await screen.findByText(/No hemos podido conectar/)).toBeInTheDocument();
  expect(field).toHaveValue(reply);
});

test('what she wrote to others is taken back after one question', async () => {
  own({ sent: [{ ...answer, name: 'Alba Prueba', piece: { ...demoProject(), shown: true } }] });
  api.on('DELETE /user/ella/hub/answers/a1', {});
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Retirar lo que escribí' }));
  expect(api.sent).toEqual([]);
  own({});
  await userEvent.click(screen.getByRole('button', { name: 'Retirar' }));
  await waitFor(() => expect(screen.queryByText('A quién has escrito')).not.toBeInTheDocument());
});

test('what does not come can be asked for again', async () => {
  open();
  expect(await screen.findByText('No hemos podido cargar lo que has compartido')).toBeInTheDocument();
  own({ pieces: [ownPiece(demoResource())] });
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Guía de prueba' })).toBeInTheDocument();
});
