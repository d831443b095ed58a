import { ApiError, forgetSession, SessionNotKept, UnreachableError } from '@femcoders/platform';
import { act, screen, waitFor } from '@testing-library/react';
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

  it('sends on anyone who is logged in already', async () => {
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
      'Escribe un correo válido, como nombre@ejemplo.com.',
    );
    expect(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription('Escribe tu contraseña.');
    await userEvent.click(screen.getByRole('link', { name: 'Escribe tu contraseña' }));
    expect(screen.getByLabelText('Contraseña')).toHaveFocus();
    expect(request).not.toHaveBeenCalled();
  });

  it.each([
    [
      new ApiError(401, 'unauthenticated', 'El correo o la contraseña no son correctos.'),
      'El correo o la contraseña no son correctos.',
    ],
    [
      new ApiError(429, 'too-many-requests', 'No', [], 150),
      'Has hecho demasiados intentos. Prueba de nuevo en 3 minutos.',
    ],
    [new ApiError(500, 'internal', 'No'), 'Algo ha fallado por nuestra parte. No has perdido nada: prueba de nuevo.'],
    [new UnreachableError('No'), 'No hemos podido conectar. Lo que has escrito sigue aquí: prueba de nuevo.'],
    [new SessionNotKept('Tu navegador no deja guardar tu sesión.'), 'Tu navegador no deja guardar tu sesión.'],
  ])('after %s says what happened and keeps what was typed', async (error, message) => {
    open(jest.fn().mockRejectedValue(error));
    await fillIn();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('Correo')).toHaveValue('prueba@example.org');
    expect(screen.getByLabelText('Contraseña')).toHaveValue('una contraseña larga');
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeInTheDocument();
  });

  it('says to anyone who is suspended why, in place of the form, and how she appeals', async () => {
    const why = 'Tu cuenta está suspendida sin fecha de fin. Motivo: Has publicado anuncios.';
    open(jest.fn().mockRejectedValue(new ApiError(403, 'suspended', why)));
    await fillIn();
    expect(await screen.findByRole('heading', { level: 1, name: 'No puedes entrar por ahora' })).toHaveFocus();
    expect(screen.getByText(why)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Recurrir' })).toHaveAttribute('href', '/contacto');
    expect(screen.queryByLabelText('Contraseña')).not.toBeInTheDocument();
  });

  it('informs anyone who is suspended only after her code, too', async () => {
    const why = 'Tu cuenta está suspendida sin fecha de fin.';
    const request = jest
      .fn()
      .mockResolvedValueOnce({ secondFactor: { challenge: 'reto', expiresAt: '2026-11-21T18:00:00Z' } })
      .mockRejectedValueOnce(new ApiError(403, 'suspended', why));
    open(request);
    await fillIn();
    await userEvent.type(await screen.findByLabelText(/código/i), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByText(why)).toBeVisible();
  });

  it('says why she is here when her session is over, and nothing of it when she has logged out', () => {
    sessionStorage.setItem('authToken', 'vencido');
    act(() => forgetSession('vencido'));
    const expired = 'Tu sesión ha caducado. Entra de nuevo y seguimos donde estabas.';
    open(jest.fn(), '/login?volver=/welcome');
    expect(screen.getByText(expired)).toBeVisible();
    act(() => forgetSession());
    expect(screen.queryByText(expired)).not.toBeInTheDocument();
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

describe('the second step', () => {
  beforeEach(nobodyIsLoggedIn);

  const wrongCode = new ApiError(400, 'validation', 'No', [{ field: 'code', message: 'Este código no es correcto.' }]);
  const expired = new ApiError(404, 'not-found', 'Ha pasado demasiado tiempo. Escribe tu contraseña otra vez.');

  /** The password is right; each answer is what the API says to a code. */
  async function reach(...codes: unknown[]) {
    const request = jest.fn(async (path: string) => {
      if (path === '/auth/login') return { secondFactor: { challenge: 'reto', expiresAt: '2026-11-21T10:05:00Z' } };
      const next = codes.shift();
      if (next instanceof Error) throw next;
      return next;
    });
    const { where } = open(request as never as jest.Mock, '/login?volver=/eventos');
    await fillIn();
    return { where, request, code: await screen.findByLabelText('Código de verificación') };
  }

  it('takes a code and goes on to where the reader came from', async () => {
    const { where, request, code } = await reach(answer);
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(sessionStorage.getItem('authToken')).toBeNull();
    await userEvent.click(code);
    await userEvent.paste('123 456');
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    await screen.findByText('Otra página');
    expect(where()).toBe('/eventos');
    expect(request).toHaveBeenLastCalledWith('/auth/login/second-factor', {
      method: 'POST',
      body: { challenge: 'reto', code: '123 456' },
    });
    expect(sessionStorage.getItem('authToken')).toBe('ficha-de-prueba');
  });

  it('takes a recovery code, and leads back to the application', async () => {
    const { request } = await reach(answer);
    await userEvent.click(screen.getByRole('button', { name: 'Usar un código de recuperación' }));
    await userEvent.click(screen.getByRole('button', { name: 'Usar mi aplicación' }));
    await userEvent.click(screen.getByRole('button', { name: 'Usar un código de recuperación' }));
    await userEvent.type(screen.getByLabelText('Código de recuperación'), 'ABCD-EFGH-JKMN{Enter}');
    await screen.findByText('Otra página');
    expect(request).toHaveBeenLastCalledWith('/auth/login/second-factor', {
      method: 'POST',
      body: { challenge: 'reto', code: 'ABCD-EFGH-JKMN' },
    });
  });

  it('says that a code is wrong or missing, and asks again', async () => {
    const { code, request } = await reach(wrongCode, answer);
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(code).toHaveAccessibleDescription(/Escribe el código\.$/);
    expect(request).toHaveBeenCalledTimes(1);
    await userEvent.type(code, '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveFocus();
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Este código no es correcto\.$/));
    await userEvent.click(screen.getByRole('button', { name: 'Usar un código de recuperación' }));
    expect(screen.getByLabelText('Código de recuperación')).not.toHaveAccessibleDescription(/no es correcto/);
    await userEvent.click(screen.getByRole('button', { name: 'Usar mi aplicación' }));
    await userEvent.type(screen.getByLabelText('Código de verificación'), '123456{Enter}');
    await screen.findByText('Otra página');
  });

  it('when it took too long says so and begins again, with the mail kept', async () => {
    const { code } = await reach(expired);
    await userEvent.type(code, '123456{Enter}');
    expect(await screen.findByText(expired.message)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('Correo')).toHaveValue('prueba@example.org');
    expect(screen.getByLabelText('Contraseña')).toHaveValue('');
  });

  it('leads back to the first step', async () => {
    await reach();
    await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
    expect(screen.getByLabelText('Correo')).toHaveValue('prueba@example.org');
    expect(screen.getByLabelText('Contraseña')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
