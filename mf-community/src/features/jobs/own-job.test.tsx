import { FakeApi } from '@femcoders/kit/test/fake-api';
import { InHost, impatientQueryClient } from '@femcoders/kit/test/render-page';
import { ApiError } from '@femcoders/platform';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ownJob } from '../../../test/demo-jobs.ts';
import { OwnJob } from './own-job.tsx';

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = new FakeApi();
});
const show = (token: string | null = 'enlace') =>
  render(
    <InHost api={api} queryClient={impatientQueryClient()}>
      <MemoryRouter>
        <OwnJob token={token} />
      </MemoryRouter>
    </InHost>,
  );

test('opening the link confirms nothing; the button does, and what came of it takes the focus', async () => {
  api.on('GET /own-job', ownJob()).on('POST /own-job/confirm', ownJob({ state: 'review' }));
  show();
  expect(await screen.findByRole('heading', { name: 'Falta confirmarla' })).toBeInTheDocument();
  expect(api.sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar y enviar a revisión' }));
  expect(await screen.findByRole('heading', { name: 'La estamos revisando' })).toHaveFocus();
});

test('what has to be changed is listed above the form, and what was typed stays when it does not arrive', async () => {
  api.on('GET /own-job', ownJob({ state: 'changes', changes: ['Di el horario.'], version: 3 }));
  show();
  expect(await screen.findByText('Di el horario.')).toBeInTheDocument();
  const title = screen.getByRole('textbox', { name: 'Título' });
  await userEvent.clear(title);
  await userEvent.type(title, 'Otro título');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar a revisión' }));
  expect(await screen.findByText(/No hemos podido conectar/)).toBeInTheDocument();
  expect(title).toHaveValue('Otro título');
  expect(api.sent[0]?.body).toMatchObject({ title: 'Otro título', version: 3, salaryMin: 28_000 });
});

test('withdrawing asks once', async () => {
  api
    .on('GET /own-job', ownJob({ state: 'published', expiresAt: '2026-12-20T10:00:00.000Z' }))
    .on('POST /own-job/close', ownJob({ state: 'withdrawn' }));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Retirarla' }));
  expect(api.sent).toEqual([]);
  const [, confirm] = await screen.findAllByRole('button', { name: 'Retirarla', hidden: true });
  if (confirm) await userEvent.click(confirm);
  expect(await screen.findByRole('heading', { name: 'Está retirada', hidden: true })).toBeInTheDocument();
});

test('an address without an offer says what to do', async () => {
  show(null);
  expect(screen.getByText('Este enlace no lleva a ninguna oferta')).toBeInTheDocument();
});

test('a link that this site has not made leads nowhere', async () => {
  api.on('GET /own-job', () => {
    throw new ApiError(404, 'not-found', 'Este enlace no lleva a ninguna oferta.');
  });
  show('otro');
  expect(await screen.findByText('Este enlace no lleva a ninguna oferta')).toBeInTheDocument();
});

test('a link that has not arrived whole leads nowhere', async () => {
  api.on('GET /own-job', () => {
    throw new ApiError(400, 'validation', 'El enlace no está entero.');
  });
  show('a medias');
  expect(await screen.findByText('Este enlace no lleva a ninguna oferta')).toBeInTheDocument();
});

test('asking for another link asks once, and then this page says that its own is dead', async () => {
  api.on('GET /own-job', ownJob({ state: 'review' })).on('POST /own-job/link', { sent: true });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Pedir otro enlace' }));
  expect(api.sent).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Pedir otro', hidden: true }));
  expect(await screen.findByRole('heading', { name: 'Te hemos enviado otro enlace' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Cambiar el texto' })).not.toBeInTheDocument();
});
