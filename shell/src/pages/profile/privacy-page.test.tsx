import type { PlannedDeletion } from '@femcoders/contracts/my-data';
import { ApiError, type ApiRequest, UnreachableError, useProofRequest } from '@femcoders/platform';
import * as files from '@femcoders/shared-ui/save-file';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt, somebodyIsLoggedIn } from '../../../test/render-at.tsx';
import { Block } from './privacy/deletion-block.tsx';
import { Page } from './privacy-page.tsx';

jest.mock('@femcoders/shared-ui/save-file', () => ({ saveFile: jest.fn() }));

const address = '/personaliza-perfil/privacidad';
const staying: PlannedDeletion = { deleteAt: null, comments: 'anonymise' };
const leaving: PlannedDeletion = { deleteAt: '2026-12-05T10:00:00.000Z', comments: 'delete' };
const needsProof = new ApiError(403, 'proof-required', 'Antes de continuar, confirma que eres tú.');

/** Answers as the API does; `fail` is what the next call of that method throws. */
function fakeDeletion(planned = staying) {
  const state = { planned, fail: {} as Partial<Record<string, Error>>, calls: [] as [string, unknown][] };
  const request = async (path: string, { method = 'GET', body }: ApiRequest = {}) => {
    expect(path).toBe('/user/7/deletion');
    if (method !== 'GET') state.calls.push([method, body]);
    const failure = state.fail[method];
    if (failure) {
      delete state.fail[method];
      throw failure;
    }
    if (method === 'POST') state.planned = leaving;
    if (method === 'DELETE') state.planned = staying;
    return state.planned;
  };
  return { state, api: { request: request as never } };
}

/** Stands for the dialog that asks who is there. */
function Proof() {
  const settle = useProofRequest();
  return (
    settle && (
      <>
        <button type="button" onClick={() => settle(true)}>
          Soy yo
        </button>
        <button type="button" onClick={() => settle(false)}>
          Mejor no
        </button>
      </>
    )
  );
}

function open(fake = fakeDeletion(), Shown: () => React.ReactNode = Page) {
  renderAt(
    address,
    { [address]: Shown },
    {
      api: fake.api,
      frame: (page) => (
        <>
          {page}
          <Proof />
        </>
      ),
    },
  );
  return fake.state;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const askToGo = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: 'Borrarlos también' }));
  await press('Borrar mi cuenta');
};

beforeEach(() => somebodyIsLoggedIn());

describe('leaving', () => {
  test('begins with what happens to the comments', async () => {
    const state = open();
    await screen.findByRole('radio', { name: 'Dejarlos sin mi nombre' });
    await press('Borrar mi cuenta');
    const alert = screen.getAllByRole('alert')[0] as HTMLElement;
    expect(alert).toHaveFocus();
    await userEvent.click(within(alert).getByRole('link', { name: 'Elige qué hacemos con tus comentarios' }));
    expect(screen.getByRole('radio', { name: 'Dejarlos sin mi nombre' })).toHaveFocus();
    expect(state.calls).toEqual([]);
  });

  test('is asked for once she has shown that it is her, and then has a day and a way back', async () => {
    const fake = fakeDeletion();
    fake.state.fail.POST = needsProof;
    const state = open(fake);
    await askToGo();
    await userEvent.click(await screen.findByRole('button', { name: 'Soy yo' }));
    const band = await screen.findByRole('region', { name: 'Tu cuenta se borrará el 5 de diciembre de 2026' });
    expect(band).toHaveTextContent('Tus comentarios se borrarán con ella.');
    expect(band.parentElement).toHaveFocus();
    expect(state.calls).toEqual([
      ['POST', { comments: 'delete' }],
      ['POST', { comments: 'delete' }],
    ]);
    await press('Cancelar el borrado');
    expect(await screen.findByRole('button', { name: 'Borrar mi cuenta' })).toBeInTheDocument();
    expect(state.calls.at(-1)).toEqual(['DELETE', undefined]);
  });

  test('is not asked for when she does not want to show that it is her, and nothing is said', async () => {
    const fake = fakeDeletion();
    fake.state.fail.POST = needsProof;
    const state = open(fake);
    await askToGo();
    await userEvent.click(await screen.findByRole('button', { name: 'Mejor no' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Borrar mi cuenta' })).not.toHaveAttribute('aria-busy'),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Borrarlos también' })).toBeChecked();
    expect(state.planned).toEqual(staying);
  });

  test('says to the last administrator what to do first', async () => {
    const fake = fakeDeletion();
    const words = 'Tiene que quedar una administradora activa: da antes ese rol a otra persona.';
    fake.state.fail.POST = new ApiError(409, 'conflict', words);
    open(fake);
    await askToGo();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  test('that could not be taken back can be tried again', async () => {
    const fake = fakeDeletion(leaving);
    fake.state.fail.DELETE = new UnreachableError('No');
    open(fake);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar el borrado' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No hemos podido cancelarlo.');
    await press('Cancelar el borrado');
    expect(await screen.findByRole('button', { name: 'Borrar mi cuenta' })).toBeInTheDocument();
  });

  test('that is not known can be asked for again', async () => {
    const fake = fakeDeletion();
    fake.state.fail.GET = new ApiError(404, 'not-found', 'No');
    open(fake);
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('button', { name: 'Borrar mi cuenta' })).toBeInTheDocument();
  });
});

describe('the welcome page', () => {
  test('informs anyone who is leaving, and lets her stay', async () => {
    open(fakeDeletion(leaving), Block);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar el borrado' }));
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  });

  test('says nothing of it to all others', async () => {
    const { api } = fakeDeletion();
    const request = jest.fn(api.request);
    open({ ...fakeDeletion(), api: { request: request as never } }, Block);
    await waitFor(() => expect(request).toHaveBeenCalled());
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});

describe('her copy', () => {
  const answers = jest.fn();
  beforeEach(() => {
    jest.mocked(files.saveFile).mockClear();
    answers.mockReset();
    globalThis.fetch = answers;
    sessionStorage.setItem('authToken', 'llave');
  });
  const refusal = (status: number, code: string, headers = {}) => ({
    ok: false,
    status,
    headers: new Headers(headers),
    text: async () => JSON.stringify({ code, message: 'No' }),
  });
  const headers = new Headers({ 'content-disposition': 'attachment; filename="mis-datos-2026-11-21.zip"' });
  const copy = { ok: true, status: 200, headers, blob: async () => new Blob(['zip']) };

  test('is saved as a file once she has shown that it is her', async () => {
    answers.mockResolvedValueOnce(refusal(403, 'proof-required')).mockResolvedValueOnce(copy);
    open();
    await press('Descargar mi copia');
    await userEvent.click(await screen.findByRole('button', { name: 'Soy yo' }));
    await waitFor(() => expect(files.saveFile).toHaveBeenCalled());
    expect(jest.mocked(files.saveFile).mock.calls[0]?.[0]).toBe('mis-datos-2026-11-21.zip');
    expect(answers.mock.calls.at(-1)).toEqual([
      '/api/user/7/export',
      { method: 'POST', headers: { authorization: 'Bearer llave' } },
    ]);
  });

  test('says that it is on its way, and what to do when it does not come', async () => {
    const { promise, reject } = Promise.withResolvers();
    answers.mockReturnValueOnce(promise);
    open();
    await press('Descargar mi copia');
    expect(screen.getByRole('button', { name: 'Preparando tu copia…' })).toHaveAttribute('aria-busy', 'true');
    reject(new TypeError('network'));
    expect(await screen.findByRole('alert')).toHaveTextContent('La copia no ha llegado entera.');
    answers.mockResolvedValueOnce(refusal(429, 'too-many-requests', { 'retry-after': '3600' }));
    await press('Descargar mi copia');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Has hecho demasiados intentos. Prueba de nuevo en 60 minutos.',
      ),
    );
    expect(files.saveFile).not.toHaveBeenCalled();
  });
});
