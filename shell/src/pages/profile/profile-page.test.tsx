import { emptyMemberProfile } from '@femcoders/contracts/clean-member-profile';
import { chooseAvatar } from '@femcoders/contracts/endpoints/members';
import type { MemberProfile } from '@femcoders/contracts/member-profile';
import { uploadFile } from '@femcoders/kit/files/upload-file';
import { ApiError, sessionStore, UnreachableError } from '@femcoders/platform';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt, somebodyIsLoggedIn } from '../../../test/render-at.tsx';
import { Page } from './profile-page.tsx';

jest.mock('@femcoders/kit/files/upload-file', () => ({ uploadFile: jest.fn() }));

const saved: MemberProfile = { ...emptyMemberProfile, name: 'Persona de prueba', avatar: null, version: 3 };
const section = (name: string) => within(screen.getByRole('region', { name }));
/** Pasted: typing letter by letter is slow on a page of this size. */
async function fill(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}
const saveIn = (name: string) => userEvent.click(section(name).getByRole('button', { name: 'Guardar' }));

const unfold = (name: string) => userEvent.click(screen.getByRole('heading', { name }));
const unfolded = () => [...document.querySelectorAll('details[open] h2')].map(({ textContent }) => textContent);

/** An API that keeps one profile; `put` answers a change in its place. */
function open({ put, fails = 0, at = '' }: { put?: jest.Mock; fails?: number; at?: string } = {}) {
  let stored = saved;
  let failures = fails;
  const request = jest.fn(
    async (path: string, call: { method?: string; body?: MemberProfile; query?: object } = {}) => {
      if (path === '/member-skills') return ['Prolog'];
      if (path === '/members/7') {
        const shown = stored.city && stored.visibility.city === 'public' ? { city: stored.city } : {};
        return { id: '7', name: stored.name, ...shown };
      }
      if (call.method === 'PUT') {
        if (put) return put(call.body);
        stored = { ...stored, ...call.body, version: stored.version + 1 };
      }
      failures -= 1;
      if (failures >= 0) throw new ApiError(403, 'forbidden', 'No');
      return stored;
    },
  );
  const address = `/personaliza-perfil${at}`;
  const view = renderAt(address, { '/personaliza-perfil': Page }, { api: { request: request as never } });
  const puts = () => request.mock.calls.flatMap(([, call]) => (call?.method === 'PUT' ? [call.body] : []));
  const store = (next: MemberProfile) => {
    stored = next;
  };
  return { ...view, puts, store };
}

beforeEach(() => {
  localStorage.clear();
  somebodyIsLoggedIn();
});

describe('the profile', () => {
  it('is a list of folded sections, each of which says what it holds', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Quién eres' })).toBeVisible();
    expect(unfolded()).toEqual([]);
    expect(section('Quién eres').getByText('Persona de prueba · Bienvenida')).toBeVisible();
    expect(section('Enlaces').getByText('Nada todavía')).toBeVisible();
    await unfold('Qué haces');
    await fill(screen.getByLabelText(/^Ciudad/), 'Lleida');
    await unfold('Qué haces');
    expect(section('Qué haces').getByText('Sin guardar')).toBeVisible();
    await unfold('Qué haces');
    await saveIn('Qué haces');
    expect(await section('Qué haces').findByText('Lleida')).toBeVisible();
    expect(section('Qué haces').queryByText('Sin guardar')).not.toBeInTheDocument();
  });

  it('opens the section that the address names', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    open({ at: '#enlaces' });
    await screen.findByRole('heading', { name: 'Enlaces' });
    expect(unfolded()).toEqual(['Enlaces']);
    expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts[0]).toBe(document.getElementById('enlaces'));
  });

  it('is saved section by section: what is typed in another waits', async () => {
    const { puts } = open();
    await fill(await screen.findByLabelText(/^Ciudad/), 'Lleida');
    await userEvent.clear(screen.getByLabelText('Nombre'));
    await fill(screen.getByLabelText('Nombre'), 'Begoña');
    await saveIn('Quién eres');
    await act(async () => undefined);
    expect(puts()).toHaveLength(1);
    expect(puts()[0]).toMatchObject({ name: 'Begoña', city: '', version: 3 });
    // The header follows at once.
    expect(sessionStore.getState().user?.name).toBe('Begoña');
    expect(sessionStorage.getItem('userName')).toBe('Begoña');
    expect(screen.getByLabelText(/^Ciudad/)).toHaveValue('Lleida');
    await saveIn('Qué haces');
    await act(async () => undefined);
    expect(puts()[1]).toMatchObject({ name: 'Begoña', city: 'Lleida', version: 4 });
  });

  it('is saved section after section, also when she does not wait for the first', async () => {
    const answers: (() => void)[] = [];
    const put = jest.fn(
      (body: MemberProfile) =>
        new Promise((resolve) => answers.push(() => resolve({ ...body, version: body.version + 1 }))),
    );
    const { puts } = open({ put });
    await fill(await screen.findByLabelText(/^Ciudad/), 'Lleida');
    await fill(screen.getByLabelText(/^Sobre ti/), 'Hago mapas');
    await saveIn('Quién eres');
    await saveIn('Qué haces');
    expect(puts()).toHaveLength(1);
    await act(async () => answers[0]?.());
    expect(puts()[1]).toMatchObject({ bio: 'Hago mapas', city: 'Lleida', version: 4 });
    await act(async () => answers[1]?.());
    expect(localStorage.getItem('profileDraft')).toBeNull();
  });

  it('lets her decide field by field who sees it, and look with the eyes of others', async () => {
    const { puts } = open();
    const who = await screen.findByLabelText('Quién lo ve: ciudad');
    expect(who).toHaveDisplayValue('Solo yo');
    // Folded, it asks for nothing.
    expect(screen.queryByText('Una visitante no ve nada de ti')).not.toBeInTheDocument();
    await unfold('Así te ve…');
    expect(await screen.findByText('Una visitante no ve nada de ti')).toBeInTheDocument();
    await fill(screen.getByLabelText(/^Ciudad/), 'Vic');
    await userEvent.selectOptions(who, 'Todo el mundo');
    expect(screen.getByText(/todavía no cuentan aquí/)).toBeInTheDocument();
    await saveIn('Qué haces');
    expect(within(await screen.findByRole('article', { name: 'Persona de prueba' })).getByText('Vic')).toBeVisible();
    expect(puts()[0]?.visibility).toEqual({ ...emptyMemberProfile.visibility, city: 'public' });
    expect(screen.queryByText(/todavía no cuentan aquí/)).not.toBeInTheDocument();
  });

  it('takes skills of the list, of others and of her own, and lets go of them', async () => {
    const { puts } = open();
    const field = await screen.findByRole('combobox', { name: /^Habilidades/ });
    await fill(field, 'prol');
    expect(await screen.findByRole('option', { name: 'Prolog' })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.keyboard('Cartografía{Enter}');
    await userEvent.keyboard('CARTOGRAFIA{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar: Prolog' }));
    await saveIn('Qué haces');
    expect(puts()[0]?.skills).toEqual(['Cartografía']);
  });

  it('says at each field what is wrong before anything is sent', async () => {
    const { puts } = open();
    await userEvent.clear(await screen.findByLabelText('Nombre'));
    await saveIn('Quién eres');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('Nombre')).toHaveAccessibleDescription(/Escribe tu nombre/);
    await fill(screen.getByLabelText(/^GitHub/), 'https://gitlab.com/ana');
    await saveIn('Enlaces');
    expect(screen.getByLabelText(/^GitHub/)).toHaveAccessibleDescription(/https:\/\/github.com\/tu-nombre/);
    await fill(screen.getByLabelText(/^Años/), 'muchos');
    await saveIn('Qué haces');
    expect(screen.getByLabelText(/^Años/)).toHaveValue('much');
    expect(screen.getByLabelText(/^Años/)).toHaveAccessibleDescription(/número entero/);
    expect(puts()).toEqual([]);
  });

  it('keeps what was typed without a connection, and over a reload', async () => {
    const first = open({ put: jest.fn().mockRejectedValue(new UnreachableError('No')) });
    await fill(await screen.findByLabelText(/^Sobre ti/), 'Hago mapas');
    await saveIn('Quién eres');
    expect(await screen.findByRole('alert')).toHaveTextContent('No hemos podido conectar');
    expect(screen.getByLabelText(/^Sobre ti/)).toHaveValue('Hago mapas');
    expect(first.puts()).toHaveLength(1);
    cleanup();
    open();
    expect(await screen.findByText(/Hemos recuperado cambios/)).toBeInTheDocument();
    expect(unfolded()).toEqual(['Quién eres']);
    expect(screen.getByLabelText(/^Sobre ti/)).toHaveValue('Hago mapas');
    await userEvent.click(screen.getByRole('button', { name: 'Descartarlos' }));
    expect(screen.getByLabelText(/^Sobre ti/)).toHaveValue('');
    expect(localStorage.getItem('profileDraft')).toBeNull();
  });

  it('shows nobody what another member has typed on this device', async () => {
    localStorage.setItem('profileDraft', JSON.stringify({ userId: '8', edits: { bio: 'De otra' } }));
    open();
    expect(await screen.findByLabelText(/^Sobre ti/)).toHaveValue('');
    expect(screen.queryByText(/Hemos recuperado/)).not.toBeInTheDocument();
  });

  it('changed in another tab is loaded, and what was typed here stays on top of it', async () => {
    const conflict = new ApiError(409, 'conflict', 'Tu perfil ha cambiado');
    const put = jest
      .fn()
      .mockRejectedValueOnce(conflict)
      .mockImplementation(async (body) => ({ ...body, avatar: null }));
    const { store, puts } = open({ put });
    await fill(await screen.findByLabelText(/^Ciudad/), 'Reus');
    store({ ...saved, jobTitle: 'Cartógrafa', version: 9 });
    await saveIn('Qué haces');
    expect(await screen.findByRole('alert')).toHaveTextContent('ha cambiado en otra pestaña');
    await userEvent.click(screen.getByRole('button', { name: 'Traer lo guardado y conservar lo mío' }));
    expect(await screen.findByDisplayValue('Cartógrafa')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Ciudad/)).toHaveValue('Reus');
    await saveIn('Qué haces');
    expect(puts()[1]).toMatchObject({ city: 'Reus', jobTitle: 'Cartógrafa', version: 9 });
  });

  it('that does not arrive says so, and tries again', async () => {
    open({ fails: 1 });
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByLabelText('Nombre')).toHaveValue('Persona de prueba');
  });
});

describe('the picture', () => {
  const choose = async (file: File) => userEvent.upload(await screen.findByLabelText('Archivo de tu foto'), file);

  it.each([
    ['that is empty', new File([], 'foto.jpg', { type: 'image/jpeg' }), /está vacío/],
    [
      'of more than 4 MB',
      new File([new Uint8Array(4 * 1024 * 1024 + 1)], 'foto.jpg', { type: 'image/jpeg' }),
      /no puede pasar de 4 MB/,
    ],
  ])('%s is refused at once', async (_, file, says) => {
    open();
    await choose(file);
    expect(screen.getByText(says)).toBeInTheDocument();
  });

  it('that is refused shows why, and what she does next keeps the focus', async () => {
    const picture = { width: 30, height: 30, close: jest.fn() };
    Object.assign(globalThis, { createImageBitmap: jest.fn().mockResolvedValue(picture) });
    const drawing = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const writing = jest
      .spyOn(HTMLCanvasElement.prototype, 'toBlob')
      .mockImplementation((done) => done(new Blob(['foto'])));
    const message = 'La imagen tiene demasiados píxeles';
    const fields = [{ field: 'content', message }];
    jest.mocked(uploadFile).mockRejectedValueOnce(new ApiError(400, 'validation', 'Revisa', fields));
    open();
    await choose(new File(['x'], 'foto.jpg', { type: 'image/jpeg' }));
    await saveIn('Tu foto');
    await screen.findByRole('alert');
    expect(document.getElementById('content-error')).toHaveTextContent(message);
    expect(uploadFile).toHaveBeenCalledWith(chooseAvatar, { params: { id: expect.any(String) } }, expect.any(File));
    await userEvent.click(screen.getByRole('button', { name: 'Dejarla como estaba' }));
    expect(screen.getByRole('button', { name: 'Elegir una foto' })).toHaveFocus();
    drawing.mockRestore();
    writing.mockRestore();
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });

  it('that is none says so', async () => {
    Object.assign(globalThis, { createImageBitmap: jest.fn().mockRejectedValue(new Error('InvalidStateError')) });
    open();
    await choose(new File(['<html>'], 'foto.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText(/parece dañada/)).toBeInTheDocument();
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });
});
