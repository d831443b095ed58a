import { ApiError, UnreachableError } from '@femcoders/platform';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nobodyIsLoggedIn, renderAt, somebodyIsLoggedIn } from '../../../test/render-at.tsx';
import { Page as ForgotPage } from './forgot-password-page.tsx';
import { Page as ResetPage } from './reset-password-page.tsx';

const secret = 'k'.repeat(43);
const badLink = new ApiError(404, 'not-found', 'Este enlace ya no sirve: caducó o ya se usó.');
const pages = { '/forgot-password': ForgotPage, '/reset-password': ResetPage, '/login': () => <p>Entra</p> };

function open(request: jest.Mock, path: string, hash = '') {
  window.history.replaceState(null, '', `${path}${hash}`);
  return renderAt(path, pages, { api: { request } });
}

beforeEach(nobodyIsLoggedIn);

describe('anyone who has forgotten her password', () => {
  it('reads the same whether or not there is an account', async () => {
    const request = jest.fn().mockResolvedValue(undefined);
    open(request, '/forgot-password');
    await userEvent.type(screen.getByLabelText('Correo'), 'vecina@example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar el enlace' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Mira tu correo' })).toHaveFocus();
    expect(screen.getByText(/Si hay una cuenta con ese correo, te llegará un enlace/)).toBeInTheDocument();
    expect(request).toHaveBeenCalledWith('/auth/forgot-password', {
      method: 'POST',
      body: { userEmail: 'vecina@example.org' },
    });
  });

  it.each([
    ['', 'Escribe tu correo'],
    ['vecina', 'Escribe un correo válido, como nombre@ejemplo.com'],
  ])('who writes «%s» reads what to write', async (typed, message) => {
    const request = jest.fn();
    open(request, '/forgot-password');
    if (typed) await userEvent.type(screen.getByLabelText('Correo'), typed);
    await userEvent.click(screen.getByRole('button', { name: 'Enviar el enlace' }));
    expect(screen.getByRole('link', { name: message })).toBeInTheDocument();
    expect(request).not.toHaveBeenCalled();
  });

  it('keeps what she wrote when there is no connection', async () => {
    open(jest.fn().mockRejectedValue(new UnreachableError('No')), '/forgot-password');
    await userEvent.type(screen.getByLabelText('Correo'), 'vecina@example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar el enlace' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No hemos podido conectar');
    expect(screen.getByLabelText('Correo')).toHaveValue('vecina@example.org');
  });
});

describe('the link to choose another password', () => {
  it('is looked at, and used with the password chosen', async () => {
    somebodyIsLoggedIn();
    sessionStorage.setItem('authToken', 'ficha');
    const request = jest.fn().mockResolvedValue(undefined);
    open(request, '/reset-password', `#${secret}`);
    await userEvent.type(await screen.findByLabelText('Contraseña nueva'), 'siete ranas');
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar la contraseña' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Contraseña cambiada' })).toHaveFocus();
    expect(request).toHaveBeenLastCalledWith('/auth/reset-password', {
      method: 'POST',
      body: { token: secret, userPassword: 'siete ranas' },
    });
    expect(sessionStorage.getItem('authToken')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Iniciar sesión' }));
    expect(screen.getByText('Entra')).toBeInTheDocument();
  });

  it('that is no good says so before a password is thought up', async () => {
    open(jest.fn().mockRejectedValue(badLink), '/reset-password', `#${secret}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Este enlace ya no sirve' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Pedir otro enlace' })).toHaveAttribute('href', '/forgot-password');
  });

  it('that did not arrive whole says so too', async () => {
    open(jest.fn(), '/reset-password', '#corto');
    expect(await screen.findByRole('heading', { level: 1, name: 'Este enlace ya no sirve' })).toBeInTheDocument();
  });

  it('refuses a short password here and a common one where it is known, and keeps what was typed', async () => {
    const common = new ApiError(400, 'validation', 'Revisa', [
      { field: 'userPassword', message: 'Esa contraseña es de las más usadas: elige otra.' },
    ]);
    const request = jest.fn((path: string) =>
      path.endsWith('/check') ? Promise.resolve(undefined) : Promise.reject(common),
    );
    open(request as jest.Mock, '/reset-password', `#${secret}`);
    const field = await screen.findByLabelText('Contraseña nueva');
    await userEvent.type(field, 'corta');
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar la contraseña' }));
    expect(field).toHaveAccessibleDescription(/10 caracteres o más/);
    expect(field).toBeInvalid();
    await userEvent.type(field, '1234567890');
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar la contraseña' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/de las más usadas/));
    expect(field).toHaveValue('corta1234567890');
  });
});

describe('the link of a mail that says that the password has changed', () => {
  it('locks the account only when she says so', async () => {
    const request = jest.fn().mockResolvedValue(undefined);
    open(request, '/forgot-password', `#${secret}`);
    const button = await screen.findByRole('button', { name: 'Bloquear mi cuenta' });
    expect(request).not.toHaveBeenCalled();
    await userEvent.click(button);
    expect(await screen.findByRole('heading', { level: 1, name: 'Cuenta bloqueada' })).toHaveFocus();
    expect(request).toHaveBeenCalledWith('/auth/lock', { method: 'POST', body: { token: secret } });
  });

  it('that is no good says so', async () => {
    open(jest.fn().mockRejectedValue(badLink), '/forgot-password', `#${secret}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Bloquear mi cuenta' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Este enlace ya no sirve' })).toBeInTheDocument();
  });
});
