import type { DocumentCaseDetail } from '@femcoders/contracts/document';
import { uploadFile } from '@femcoders/kit/files/upload-file';
import { FakeApi } from '@femcoders/kit/test/fake-api';
import { renderPage } from '@femcoders/kit/test/render-page';
import { ApiError, forgetSession, signIn } from '@femcoders/platform';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as newPage from '../../pages/new-documents-page.tsx';
import * as ownPage from '../../pages/own-documents-page.tsx';

jest.mock('@femcoders/kit/files/upload-file', () => ({ uploadFile: jest.fn() }));
const upload = jest.mocked(uploadFile);

const detail = (part: Partial<DocumentCaseDetail> = {}): DocumentCaseDetail => ({
  reference: 'FD-AAAA-BBBB',
  kind: 'cv',
  state: 'draft',
  files: 0,
  changedAt: '2026-11-23T10:00:00Z',
  sentAt: null,
  deleteAt: '2026-11-30T10:00:00Z',
  missing: [],
  fields: {},
  documents: [],
  reason: '',
  steps: [],
  ...part,
});
const kept = {
  ...{ id: 'f1', name: 'cv.pdf', type: 'pdf' as const, bytes: 2048 },
  ...{ verdict: 'open' as const, uploadedAt: '2026-11-23T10:00:00Z' },
};

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = new FakeApi().on('GET /user/:id/documents/drafts/:kind', { draft: null });
  upload.mockReset();
  upload.mockImplementation(async (_endpoint, _input, { name, size }) => ({ ...kept, name, bytes: size }));
  act(() =>
    signIn({
      authToken: 'token',
      userId: 'u1',
      userName: 'Ana de prueba',
      userAvatar: '/default-avatar.png',
      userRole: 'member',
    } as Parameters<typeof signIn>[0]),
  );
});
afterEach(() => act(() => forgetSession()));

const openForm = () =>
  renderPage(newPage, '/enviar-documentacion/nuevo', api, '/enviar-documentacion/nuevo?tramite=cv');

test('a file makes the draft, and the case is sent with what was typed', async () => {
  api
    .on('PUT /user/u1/documents/drafts/cv', ({ body }: { body: { fields: Record<string, string> } }) =>
      detail({ fields: body.fields }),
    )
    .on('POST /user/u1/documents/FD-AAAA-BBBB/send', detail({ state: 'sent' }));
  const { router } = openForm();
  await userEvent.type(await screen.findByLabelText('Qué trabajo buscas'), 'Frontend');
  await userEvent.upload(screen.getByLabelText('Elegir archivos'), new File(['pdf'], 'cv.pdf'));
  expect(await screen.findByText('Subido')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: /He leído lo anterior/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Enviar documentos' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/enviar-documentacion/FD-AAAA-BBBB'));
  expect(api.sent.at(-1)?.body).toMatchObject({ fields: { puesto: 'Frontend' }, privacy: true });
  expect(localStorage.getItem('communityDraft:documentos-cv')).toBeNull();
});

test('what is missing is said before anything is sent, and what was typed stays', async () => {
  openForm();
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar documentos' }));
  const summary = screen.getByRole('alert');
  expect(summary).toHaveTextContent('Escribe qué trabajo buscas');
  expect(summary).toHaveTextContent('Añade al menos un archivo');
  expect(summary).toHaveTextContent('Marca la casilla para que podamos leer tus documentos');
  expect(summary).toHaveFocus();
  expect(api.sent).toEqual([]);
});

test('a file that is refused says why, next to its name', async () => {
  api.on('PUT /user/u1/documents/drafts/cv', detail());
  const message = 'Este archivo no es un PDF, DOCX, ODT, PNG ni JPG de verdad';
  upload.mockRejectedValue(new ApiError(400, 'validation', 'Revisa', [{ field: 'file', message }]));
  openForm();
  await userEvent.upload(await screen.findByLabelText('Elegir archivos'), new File(['MZ'], 'cv.pdf'));
  expect(await screen.findByText(`${message}.`)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar cv.pdf' }));
  expect(screen.queryByRole('button', { name: /cv.pdf/ })).not.toBeInTheDocument();
});

test('the draft is there again, with its text and its files', async () => {
  const draft = detail({ fields: { puesto: 'Backend' }, files: 1, documents: [kept] });
  api.on('GET /user/u1/documents/drafts/cv', { draft });
  openForm();
  expect(await screen.findByLabelText('Qué trabajo buscas')).toHaveValue('Backend');
  expect(screen.getByRole('button', { name: 'Quitar cv.pdf' })).toBeInTheDocument();
  expect(screen.getByText(/Si no lo envías, se borra el 30 de noviembre de 2026/)).toBeInTheDocument();
});

test('a visitor sees why she has to log in, with the way back', async () => {
  act(() => forgetSession());
  openForm();
  expect(await screen.findByText(/hace falta una cuenta/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
    'href',
    `/login?volver=${encodeURIComponent('/enviar-documentacion/nuevo?tramite=cv')}`,
  );
});

test('a file of hers that waits for the virus scanner says so, and is not offered meanwhile', async () => {
  const sent = detail({ state: 'sent', files: 1, documents: [{ ...kept, verdict: 'waiting' }] });
  api.on('GET /user/u1/documents/FD-AAAA-BBBB', sent);
  renderPage(ownPage, '/enviar-documentacion/:reference', api, '/enviar-documentacion/FD-AAAA-BBBB');
  expect(await screen.findByText(/Todavía no hemos podido comprobar que no lleva un virus/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Descargar/ })).not.toBeInTheDocument();
});

test('her case says how it stands and who opened what, and is withdrawn after one question', async () => {
  const steps = [
    { id: '1', kind: 'sent' as const, at: '2026-11-23T10:00:00Z', by: null, text: '', file: null },
    { id: '2', kind: 'opened' as const, at: '2026-11-24T09:05:00Z', by: 'Eva del equipo', text: '', file: 'cv.pdf' },
  ];
  const sent = detail({ state: 'sent', files: 1, documents: [kept], steps, deleteAt: '2027-05-23T10:00:00Z' });
  api
    .on('GET /user/u1/documents/FD-AAAA-BBBB', sent)
    .on(
      'POST /user/u1/documents/FD-AAAA-BBBB/withdraw',
      detail({ state: 'withdrawn', deleteAt: null, changedAt: '2026-11-25T10:00:00Z' }),
    );
  renderPage(ownPage, '/enviar-documentacion/:reference', api, '/enviar-documentacion/FD-AAAA-BBBB');
  expect(await screen.findByRole('heading', { name: 'Hemos recibido 1 documento' })).toBeInTheDocument();
  expect(screen.getByText(/Se borra el 23 de mayo de 2027\./)).toBeInTheDocument();
  expect(screen.getByText('Eva del equipo abrió cv.pdf')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Retirar mis documentos' }));
  expect(api.sent).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Retirar y borrar' }));
  const title = await screen.findByRole('heading', { name: 'Lo has retirado' });
  expect(title).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Retirar mis documentos' })).not.toBeInTheDocument();
});
