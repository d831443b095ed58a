import { ApiError, UnreachableError } from '@femcoders/platform';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nobodyIsLoggedIn, renderAt, somebodyIsLoggedIn } from '../../../test/render-at.tsx';
import { Page } from './login-page.tsx';

const answer = {
  authToken: 'ficha-de-prueba',
  userId: '7',
  userName: 'Persona de prueba',
  userAvatar: '/default-avatar.png',
  userRole: 'member',
};
const Elsewhere = () => <p>Otra página</p>;

function open(request: jest.Mock, address = '/login') {
  return renderAt(address, { '/login': Page, '*': Elsewhere }, { api: { request } });
}

async function fillIn(email = 'prueba@example.org', password = 'una contraseña larga') {
  await userEvent.type(screen.getByLabelText('Correo'), email);
  await userEvent.type(screen.getByLabelText('Contraseña'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
}

describe('logging in', () => {
  beforeEach(nobodyIsLoggedIn);

  it('sends mail and password, keeps the session and goes to the welcome page', async () => {
    const request = jest.fn().mockResolvedValue(answer);
    const { where } = open(request);
    await fillIn();
    expect(request).toHaveBeenCalledWith('/auth/login', {
      method: 'POST',
      body: { userEmail: 'prueba@example.org', userPassword: 'una contraseña larga' },
    });
    expect(await screen.findByText('Otra página')).toBeInTheDocument();
    expect(where()).toBe('/welcome');
    expect(sessionStorage.getItem('authToken')).toBe('ficha-de-prueba');
    expect(sessionStorage.getItem('userId')).toBe('7');
    expect(sessionStorage.getItem('userName')).toBe('Persona de prueba');
  });

  it('goes back to where the reader came from', async () => {
    const { where } = open(jest.fn().mockResolvedValue(answer), '/login?volver=/admin/comments');
    await fillIn();
    await screen.findByText('Otra página');
    expect(where()).toBe('/admin/comments');
  });

  it('never goes to another site', async () => {
    const { where } = open(jest.fn().mockResolvedValue(answer), '/login?volver=//example.org');
    await fillIn();
    await screen.findByText('Otra página');
    expect(where()).toBe('/welcome');
  });

  it('sends on whoever is logged in already', async () => {
    somebodyIsLoggedIn();
    const { where } = open(jest.fn(), '/login?volver=/eventos');
    await screen.findByText('Otra página');
    expect(where()).toBe('/eventos');
  });

  it('says what is missing, with the focus on the summary, and asks the API nothing', async () => {
    const request = jest.fn();
    open(request);
    await userEvent.type(screen.getByLabelText('Correo'), 'prueba');
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('Correo')).toHaveAccessibleDescription(
      'Escribe un correo válido, como nombre@ejemplo.com',
    );
    expect(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription('Escribe tu contraseña');
    await userEvent.click(screen.getByRole('link', { name: 'Escribe tu contraseña' }));
    expect(screen.getByLabelText('Contraseña')).toHaveFocus();
    expect(request).not.toHaveBeenCalled();
  });

  it.each([
    [new ApiError(401, 'unauthenticated', 'No'), 'El correo o la contraseña no son correctos'],
    [
      new ApiError(429, 'too-many-requests', 'No', [], 150),
      'Has hecho demasiados intentos. Prueba de nuevo en 3 minutos.',
    ],
    [new ApiError(500, 'internal', 'No'), 'Algo ha fallado por nuestra parte. No has perdido nada: prueba de nuevo.'],
    [new UnreachableError('No'), 'No hemos podido conectar. Lo que has escrito sigue aquí: prueba de nuevo.'],
  ])('after %s says what happened and keeps what was typed', async (error, message) => {
    open(jest.fn().mockRejectedValue(error));
    await fillIn();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('Correo')).toHaveValue('prueba@example.org');
    expect(screen.getByLabelText('Contraseña')).toHaveValue('una contraseña larga');
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeInTheDocument();
  });

  it('says that it is under way, and sends once', async () => {
    const request = jest.fn().mockReturnValue(new Promise(() => undefined));
    open(request);
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Entrando…' }));
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('shows and hides the password, and lets a password manager fill both fields', async () => {
    open(jest.fn());
    const password = screen.getByLabelText('Contraseña');
    expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
    expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
    expect(password).toHaveAttribute('type', 'password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByLabelText('Correo')).toHaveAttribute('autocomplete', 'username');
  });
});
