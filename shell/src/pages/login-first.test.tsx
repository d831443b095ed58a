import { forgetSession, sessionStore, useToasts } from '@femcoders/platform';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt, somebodyIsLoggedIn } from '../../test/render-at.tsx';
import { LoginFirst } from './login-first.tsx';

function Form() {
  const { toasts } = useToasts();
  return (
    <main>
      <LoginFirst heading={<h1>Perfil</h1>}>
        {({ name }) => (
          <label>
            Sobre {name}
            <input />
          </label>
        )}
      </LoginFirst>
      {toasts.map(({ id, message }) => (
        <p key={id}>{message}</p>
      ))}
    </main>
  );
}
const open = () => renderAt('/perfil', { '/perfil': Form, '/login': () => <p>Entra</p> });
const field = () => screen.getByLabelText('Sobre Persona de prueba');
const expire = () => act(() => forgetSession('vencido'));

beforeEach(() => {
  sessionStorage.setItem('authToken', 'vencido');
  somebodyIsLoggedIn();
});

test('what a member has written outlives her session: she sees why, logs in elsewhere and goes on', async () => {
  const { where } = open();
  await userEvent.type(field(), 'Me gusta la accesibilidad');
  expire();
  expect(screen.getByText('Tu sesión ha caducado. Lo que has escrito sigue aquí.')).toBeInTheDocument();
  expect([field(), where()]).toEqual([expect.objectContaining({ value: 'Me gusta la accesibilidad' }), '/perfil']);
  act(() => somebodyIsLoggedIn());
  expect(screen.queryByText(/sigue aquí/)).not.toBeInTheDocument();
  expect(field()).toHaveValue('Me gusta la accesibilidad');
});

test('without a network it outlives, too', async () => {
  open();
  await userEvent.type(field(), 'Me gusta');
  act(() => sessionStore.setState({ status: 'anonymous', user: null }, true));
  expect(screen.getByText('No hemos podido comprobar tu sesión. Lo que has escrito sigue aquí.')).toBeInTheDocument();
  expect(field()).toHaveValue('Me gusta');
});

test('somebody else who logs in finds nothing of it', async () => {
  open();
  await userEvent.type(field(), 'Me gusta');
  expire();
  const other = { id: '8', name: 'Otra', avatar: '/default-avatar.png', role: 'member' } as const;
  act(() => sessionStore.setState({ status: 'signed-in', user: other }, true));
  expect(screen.getByLabelText('Sobre Otra')).toHaveValue('');
});

test('where nothing is written the way is to the login and back', async () => {
  const { where } = open();
  expire();
  await screen.findByText('Entra');
  expect(where()).toBe('/login?volver=/perfil');
});

test('logging out leaves nothing behind', async () => {
  const { where } = open();
  await userEvent.type(field(), 'Me gusta');
  act(() => forgetSession());
  await screen.findByText('Entra');
  expect(where()).toBe('/login');
});
