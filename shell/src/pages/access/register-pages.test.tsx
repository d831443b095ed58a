import { ApiError, UnreachableError } from '@femcoders/platform';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nobodyIsLoggedIn, renderAt } from '../../../test/render-at.tsx';
import { Page as ConfirmPage } from './confirm-page.tsx';
import { Page as RegisterPage } from './register-page.tsx';
import { forgetUnsent } from './unsent-registration.ts';

const secret = 'k'.repeat(43);
const answer = {
  authToken: 'ficha-de-prueba',
  userId: '7',
  userName: 'Begoña',
  userAvatar: '/default-avatar.png',
  userRole: 'member',
};
const pages = {
  '/register': RegisterPage,
  '/register/confirmar': ConfirmPage,
  '/register/sobre-ti': () => <p>Segundo paso</p>,
};

function open(request: jest.Mock, path: string, hash = '') {
  window.history.replaceState(null, '', `${path}${hash}`);
  return renderAt(path, pages, { api: { request } });
}

async function fillIn({ name = "Begoña O'Neill-Núñez", agree = true } = {}) {
  if (name) await userEvent.type(screen.getByLabelText('Nombre'), name);
  await userEvent.type(screen.getByLabelText('Correo'), 'vecina@example.org');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'siete ranas en la acequia');
  if (agree) {
    await userEvent.click(screen.getByLabelText('Tengo 16 años o más'));
    await userEvent.click(screen.getByLabelText('He leído y acepto los términos de uso'));
    await userEvent.click(screen.getByLabelText('He leído y acepto la política de privacidad'));
  }
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Crear mi cuenta' }));

beforeEach(() => {
  nobodyIsLoggedIn();
  forgetUnsent();
});

describe('registering', () => {
  it('says what one gets, and keeps what was typed for who comes back, passwords aside', async () => {
    const { unmount } = open(jest.fn(), '/register');
    expect(screen.getByText('Ofertas tres días antes')).toBeInTheDocument();
    await fillIn();
    unmount();
    open(jest.fn(), '/register');
    expect(screen.getByLabelText('Nombre')).toHaveValue("Begoña O'Neill-Núñez");
    expect(screen.getByLabelText('Correo')).toHaveValue('vecina@example.org');
    expect(screen.getByLabelText('Tengo 16 años o más')).toBeChecked();
    expect(screen.getByLabelText('Contraseña')).toHaveValue('');
  });

  it('sends what was typed and agreed to, and says where the mail went', async () => {
    const request = jest.fn().mockResolvedValue(undefined);
    open(request, '/register');
    await fillIn();
    await send();
    expect(await screen.findByRole('heading', { level: 1, name: 'Mira tu correo' })).toHaveFocus();
    expect(screen.getByText('vecina@example.org')).toBeInTheDocument();
    expect(request).toHaveBeenCalledWith('/auth/register', {
      method: 'POST',
      body: {
        userName: "Begoña O'Neill-Núñez",
        userEmail: 'vecina@example.org',
        userPassword: 'siete ranas en la acequia',
        ofAge: true,
        rules: true,
        privacy: true,
        wantsNews: false,
        website: '',
      },
    });
  });

  it('finds everything as it was for anyone who mistyped her address', async () => {
    open(jest.fn().mockResolvedValue(undefined), '/register');
    await fillIn();
    await send();
    await userEvent.click(await screen.findByRole('button', { name: /revisa la dirección/ }));
    expect(screen.getByLabelText('Correo')).toHaveValue('vecina@example.org');
    expect(screen.getByLabelText('Tengo 16 años o más')).toBeChecked();
  });

  it('asks for nothing to be agreed to beforehand, and says what is missing', async () => {
    const request = jest.fn();
    open(request, '/register');
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    await fillIn({ name: '', agree: false });
    await send();
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    for (const name of ['Escribe tu nombre.', /16 años/, /términos de uso/, /política de privacidad/]) {
      expect(within(summary).getByRole('link', { name })).toBeInTheDocument();
    }
    expect(request).not.toHaveBeenCalled();
  });

  it('keeps what was typed when there is no answer, and says that it may have arrived', async () => {
    open(jest.fn().mockRejectedValue(new UnreachableError('No')), '/register');
    await fillIn();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('no sabemos si ha llegado');
    expect(screen.getByLabelText('Contraseña')).toHaveValue('siete ranas en la acequia');
  });
});

describe('confirming the mail', () => {
  async function confirm() {
    await userEvent.type(await screen.findByLabelText('Contraseña'), 'siete ranas en la acequia');
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar y entrar' }));
  }

  it('with the password chosen makes the account and goes in', async () => {
    const request = jest.fn().mockResolvedValue(answer);
    open(request, '/register/confirmar', `#${secret}`);
    await confirm();
    expect(await screen.findByText('Segundo paso')).toBeInTheDocument();
    expect(sessionStorage.getItem('authToken')).toBe('ficha-de-prueba');
    expect(request).toHaveBeenCalledWith('/auth/confirm', {
      method: 'POST',
      body: { token: secret, userPassword: 'siete ranas en la acequia' },
    });
  });

  it('with another password says so at the field', async () => {
    const wrong = new ApiError(400, 'validation', 'Revisa', [
      { field: 'userPassword', message: 'No es la contraseña que elegiste al registrarte.' },
    ]);
    open(jest.fn().mockRejectedValue(wrong), '/register/confirmar', `#${secret}`);
    await confirm();
    expect(await screen.findByRole('link', { name: /No es la contraseña/ })).toBeInTheDocument();
  });

  it('with a link that is no good leads on', async () => {
    open(jest.fn().mockRejectedValue(new ApiError(404, 'not-found', 'No')), '/register/confirmar', `#${secret}`);
    await confirm();
    expect(await screen.findByRole('heading', { level: 1, name: 'Este enlace ya no sirve' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Registrarme' })).toHaveAttribute('href', '/register');
  });
});
