import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { type ApiClient, createApiClient } from './api-client.ts';
import {
  checkSession,
  forgetSession,
  sessionStore,
  sessionToken,
  signIn,
  signOut,
  useSession,
  watchSession,
} from './session.ts';

const profile = { userId: '7', userName: 'Nuria', userAvatar: '/avatares/7.png', userRole: 'member' };

function Header() {
  const { status, user } = useSession();
  if (status === 'unknown') return <p>Comprobando</p>;
  return <p>{user ? `${user.name} (${user.role}) ${user.avatar}` : 'Iniciar sesión'}</p>;
}

/** An API that answers every call in the same way, and remembers who asked for what. */
function apiAnswering(answer: () => Response | Promise<Response>) {
  const calls: string[] = [];
  const api = createApiClient({
    baseUrl: '/api',
    token: sessionToken,
    onUnauthenticated: forgetSession,
    fetch: async (address, init) => {
      const { authorization } = (init?.headers ?? {}) as Record<string, string>;
      calls.push(`${init?.method} ${address} ${authorization}`);
      return answer();
    },
  });
  return { api, calls };
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

function store(entries: Record<string, string>) {
  for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
}

const check = (api: ApiClient) => act(() => checkSession(api));

beforeEach(() => {
  sessionStorage.clear();
  sessionStore.setState({ status: 'unknown', user: null }, true);
});

describe('opening the site', () => {
  test('with a stored token and id, the profile says who is logged in', async () => {
    store({ authToken: 'abc', userId: '7', userName: 'Nuria' });
    const { api, calls } = apiAnswering(() => json(profile));
    render(<Header />);
    expect(screen.getByText('Comprobando')).toBeVisible();
    await check(api);
    expect(screen.getByText('Nuria (member) /avatares/7.png')).toBeVisible();
    expect(calls).toEqual(['GET /api/user/7 Bearer abc']);
  });

  test.each<Record<string, string>>([{}, { authToken: 'abc' }, { userId: '7' }])(
    'with only %j nobody is asked and nobody is logged in',
    async (stored) => {
      store(stored);
      const { api, calls } = apiAnswering(() => json(profile));
      render(<Header />);
      await check(api);
      expect(screen.getByText('Iniciar sesión')).toBeVisible();
      expect(calls).toEqual([]);
    },
  );

  test('a profile without name and picture falls back to "Usuario" and the default avatar', async () => {
    store({ authToken: 'abc', userId: '7' });
    const { api } = apiAnswering(() => json({ ...profile, userName: '', userAvatar: '' }));
    render(<Header />);
    await check(api);
    expect(screen.getByText('Usuario (member) /default-avatar.png')).toBeVisible();
  });

  test.each([
    ['the token is no longer good', () => json({ code: 'unauthenticated', message: 'Inicia sesión.' }, 401)],
    ['the server fails', () => new Response('', { status: 500 })],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer is empty', () => json({})],
  ])('when %s, the visitor is logged out and the log says why', async (_case, answer) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    store({ authToken: 'abc', userId: '7' });
    const { api } = apiAnswering(answer);
    render(<Header />);
    await check(api);
    expect(screen.getByText('Iniciar sesión')).toBeVisible();
    expect(log).toHaveBeenCalledWith('Error fetching user profile:', expect.any(Error));
  });

  test('an answer that comes after somebody else has logged in changes nothing', async () => {
    store({ authToken: 'antiguo', userId: '7' });
    let answer = (_response: Response) => {};
    const { api } = apiAnswering(
      () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
    );
    render(<Header />);
    const checking = checkSession(api);
    act(() => signIn({ authToken: 'nuevo', userId: '8', userName: 'Aitana', userAvatar: '/a.png', userRole: 'admin' }));
    answer(json(profile));
    await act(() => checking);
    expect(screen.getByText('Aitana (admin) /a.png')).toBeVisible();
  });
});

test('logging in stores the three keys of the specification', () => {
  render(<Header />);
  act(() => signIn({ authToken: 'abc', userId: '7', userName: 'Nuria', userAvatar: '/a.png', userRole: 'moderator' }));
  expect({ ...sessionStorage }).toEqual({ authToken: 'abc', userId: '7', userName: 'Nuria' });
  expect(screen.getByText('Nuria (moderator) /a.png')).toBeVisible();
});

describe('"Cerrar sesión"', () => {
  test('clears session storage and revokes the token', async () => {
    store({ authToken: 'abc', userId: '7', userName: 'Nuria' });
    const { api, calls } = apiAnswering(() => json({}));
    render(<Header />);
    await act(() => signOut(api));
    expect(sessionStorage).toHaveLength(0);
    expect(screen.getByText('Iniciar sesión')).toBeVisible();
    expect(calls).toEqual(['POST /api/auth/logout Bearer abc']);
  });

  test('works without a network too', async () => {
    store({ authToken: 'abc', userId: '7', userName: 'Nuria' });
    const { api } = apiAnswering(() => Promise.reject(new TypeError('Failed to fetch')));
    await act(() => signOut(api));
    expect(sessionStorage).toHaveLength(0);
  });
});

test('the login state is checked whenever the storage event fires, until nobody listens', async () => {
  const { api } = apiAnswering(() => json(profile));
  render(<Header />);
  let stop = () => {};
  await act(async () => {
    stop = watchSession(api);
  });
  expect(screen.getByText('Iniciar sesión')).toBeVisible();

  store({ authToken: 'abc', userId: '7' });
  act(() => {
    window.dispatchEvent(new StorageEvent('storage'));
  });
  expect(await screen.findByText('Nuria (member) /avatares/7.png')).toBeVisible();

  stop();
  sessionStorage.clear();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage'));
  });
  expect(screen.getByText('Nuria (member) /avatares/7.png')).toBeVisible();
});
