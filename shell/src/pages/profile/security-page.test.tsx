import type { OwnSession } from '@femcoders/contracts/own-session';
import { type ApiClient, ApiError, type ApiRequest, useProofRequest, useToasts } from '@femcoders/platform';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt, somebodyIsLoggedIn } from '../../../test/render-at.tsx';
import { Page } from './security-page.tsx';

const here: OwnSession = {
  id: 'a',
  device: 'Firefox en Linux',
  createdAt: '2026-11-21T17:05:00.000Z',
  lastUsedAt: '2026-11-21T18:00:00.000Z',
  current: true,
  secondFactor: false,
};
const phone: OwnSession = { ...here, id: 'b', device: 'Safari en iOS', current: false, secondFactor: true };
const tablet: OwnSession = { ...here, id: 'c', device: 'Chrome en Android', current: false };

/** The API with these sessions; `fail` is thrown by what changes something. */
function show(sessions: OwnSession[], fail?: (path: string) => Error | undefined) {
  const calls: string[] = [];
  let open = sessions;
  const request = async (path: string, { method = 'GET', body }: ApiRequest = {}): Promise<unknown> => {
    if (path === '/user/7/sessions' && method === 'GET') return open;
    if (method === 'GET') return { enabledSince: null, recoveryCodesLeft: 0, required: false, demanded: false };
    const error = fail?.(path);
    if (error) throw error;
    calls.push(`${method} ${path}${body ? ` ${JSON.stringify(body)}` : ''}`);
    open = path.endsWith('/sessions')
      ? open.filter(({ current }) => current)
      : open.filter(({ id }) => !path.endsWith(id));
    return undefined;
  };
  renderAt(
    '/personaliza-perfil/seguridad',
    { '/personaliza-perfil/seguridad': Page },
    { api: { request: request as ApiClient['request'] } },
  );
  render(<HostMessages />);
  return calls;
}

/** Shows the host's messages, and whether it asks for a proof of identity. */
function HostMessages() {
  const settle = useProofRequest();
  const { toasts } = useToasts();
  return (
    <>
      {toasts.map(({ id, message }) => (
        <p key={id}>{message}</p>
      ))}
      {settle && (
        <button type="button" onClick={() => settle(false)}>
          No demostrarlo
        </button>
      )}
    </>
  );
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Sesiones abiertas' })).findAllByRole('listitem');

beforeEach(() => somebodyIsLoggedIn());

describe('my sessions', () => {
  it('are listed with device and times of Madrid; this one says so and cannot be closed', async () => {
    show([here, phone]);
    const [mine, other] = await rows();
    expect(mine).toHaveTextContent('Firefox en LinuxEsta sesiónAbierta el 21 de noviembre a las 6:05 p. m.');
    expect(within(mine as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(other).toHaveTextContent(
      'con verificación en dos pasosUsada por última vez el 21 de noviembre a las 7:00 p. m.',
    );
  });

  it('are closed one by one, asked once', async () => {
    const calls = show([here, phone, tablet]);
    await userEvent.click(await screen.findByRole('button', { name: /^Cerrar la sesión de Safari en iOS/ }));
    expect(await screen.findByRole('dialog', { name: '¿Cerrar esta sesión?' })).toHaveTextContent(
      'La de Safari en iOS',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar la sesión' }));
    expect(await screen.findByText('Hemos cerrado la sesión.')).toBeInTheDocument();
    expect(calls).toEqual(['DELETE /user/7/sessions/b']);
    expect(await rows()).toHaveLength(2);
    await waitFor(() => expect(screen.getByRole('list', { name: 'Sesiones abiertas' })).toHaveFocus());
  });

  it('are closed all but this one; then there is nothing more to close', async () => {
    const calls = show([here, phone, tablet]);
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar las demás' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Cerrar las demás sesiones?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar las demás' }));
    expect(await screen.findByText('Hemos cerrado las demás sesiones.')).toBeInTheDocument();
    expect(calls).toEqual(['DELETE /user/7/sessions']);
    expect(await rows()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Cerrar las demás' })).not.toBeInTheDocument();
  });

  it('stay open when she thinks better of it', async () => {
    const calls = show([here, phone]);
    await userEvent.click(await screen.findByRole('button', { name: /^Cerrar la sesión de Safari/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'No, dejarlo' }));
    expect(calls).toEqual([]);
    expect(await rows()).toHaveLength(2);
  });

  it('that could not be closed are said to be open still, and another try is one click away', async () => {
    show([here, phone], () => new Error('no network'));
    await userEvent.click(await screen.findByRole('button', { name: /^Cerrar la sesión de Safari/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar la sesión' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No hemos podido cerrarla');
    expect(screen.getByRole('button', { name: 'Cerrar la sesión' })).toBeEnabled();
  });
});

describe('another password', () => {
  const choose = async (password: string) => {
    const field = await screen.findByLabelText(/^Contraseña nueva/);
    if (password) await userEvent.type(field, password);
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar la contraseña' }));
    return field;
  };

  it('is taken, and the field is empty again', async () => {
    const calls = show([here]);
    const field = await choose('siete ranas en la acequia');
    expect(await screen.findByText('Contraseña cambiada. Hemos cerrado tus demás sesiones.')).toBeInTheDocument();
    expect(calls).toEqual(['PUT /user/7/password {"userPassword":"siete ranas en la acequia"}']);
    expect(field).toHaveValue('');
  });

  it('is not sent when it is too short', async () => {
    const calls = show([here]);
    await choose('corta');
    expect(await screen.findByRole('alert')).toHaveTextContent('La contraseña tiene que tener 10 caracteres o más');
    expect(calls).toEqual([]);
  });

  it('stays typed and nothing is said when she does not want to prove that it is her', async () => {
    const calls = show([here], () => new ApiError(403, 'proof-required', 'Antes de continuar, confirma que eres tú.'));
    const field = await choose('siete ranas en la acequia');
    await userEvent.click(await screen.findByRole('button', { name: 'No demostrarlo' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cambiar la contraseña' })).toBeVisible());
    expect(field).toHaveValue('siete ranas en la acequia');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });
});
