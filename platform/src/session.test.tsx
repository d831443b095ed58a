import { render, screen, waitFor } from '@testing-library/react';
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

describe('where the browser lets the site store nothing', () => {
  beforeEach(() => {
    const forbidden = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbidden);
    jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(forbidden);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('one reads as a visitor', async () => {
    const { api, calls } = apiAnswering(() => json([]));
    render(<Header />);
    const stop = watchSession(api);
    expect(await screen.findByText('Iniciar sesión')).toBeVisible();
    await api.request('/comments/approved');
    expect(calls).toEqual(['GET /api/comments/approved undefined']);
    stop();
  });

  test('anyone who logs in sees why she is not in', () => {
    const answer = { authToken: 'abc', ...profile, userRole: 'member' } as const;
    expect(() => signIn(answer)).toThrow(/no deja guardar tu sesión/);
    expect(sessionStore.getState().status).toBe('unknown');
  });
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

describe('a tab that is open', () => {
  let stop = () => {};
  let otherTab: BroadcastChannel;
  let heard: unknown[];
  const hers = { authToken: 'abc', userId: '7', userName: 'Nuria' };
  const answering = () => apiAnswering(() => json(profile));
  const show = (hidden: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  async function open(api: ApiClient) {
    render(<Header />);
    await act(async () => {
      stop = watchSession(api);
    });
  }
  const receive = (message: unknown) => act(async () => otherTab.postMessage(message));

  beforeEach(() => {
    heard = [];
    otherTab = new BroadcastChannel('session');
    otherTab.onmessage = ({ data }) => heard.push(data);
  });
  afterEach(() => {
    stop();
    otherTab.close();
  });

  test('takes over the session of another, with its own call for the profile', async () => {
    otherTab.onmessage = ({ data }) => data === null && otherTab.postMessage(hers);
    const { api, calls } = answering();
    await open(api);
    expect(await screen.findByText('Nuria (member) /avatares/7.png')).toBeVisible();
    expect({ ...sessionStorage }).toEqual(hers);
    expect(calls).toEqual(['GET /api/user/7 Bearer abc']);
  });

  test('is logged out where no other answers, and takes a session that comes later', async () => {
    const { api } = answering();
    await open(api);
    expect(await screen.findByText('Iniciar sesión')).toBeVisible();
    await receive(hers);
    expect(await screen.findByText('Nuria (member) /avatares/7.png')).toBeVisible();
  });

  test('hands its session to one that asks, and nothing else that it stores', async () => {
    store({ ...hers, 'react-router-scroll-positions': '{}' });
    const { api } = answering();
    await open(api);
    expect(heard).toEqual([]);
    await receive(null);
    await waitFor(() => expect(heard).toEqual([hers]));
  });

  test('keeps its own account when another announces its session', async () => {
    store(hers);
    const { api } = answering();
    await open(api);
    await receive({ authToken: 'def', userId: '8', userName: 'Aitana' });
    await receive(null);
    await waitFor(() => expect(heard).toEqual([hers]));
    expect(screen.getByText('Nuria (member) /avatares/7.png')).toBeVisible();
  });

  test('logs out when another with the same session does, and not when one with another session does', async () => {
    store(hers);
    const { api, calls } = answering();
    await open(api);
    await receive({ authToken: 'def', ended: 'signed-out' });
    await receive(null);
    await waitFor(() => expect(heard).toHaveLength(1));
    expect(screen.getByText('Nuria (member) /avatares/7.png')).toBeVisible();
    await receive({ authToken: 'abc', ended: 'signed-out' });
    expect(await screen.findByText('Iniciar sesión')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
    // The tab that sent it has notified the API, too.
    expect(calls).toHaveLength(1);
  });

  test('announces to the others that she has logged out, and takes no session of theirs afterwards', async () => {
    store(hers);
    const { api } = answering();
    await open(api);
    await act(() => signOut(api));
    await waitFor(() => expect(heard).toEqual([{ authToken: 'abc', ended: 'signed-out' }]));
    show(false);
    await receive({ authToken: 'def', userId: '8', userName: 'Aitana' });
    // Nothing is to come of it: that is longer than a tab waits for the others' answer (200 ms).
    await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
    expect(heard).toHaveLength(1);
    expect(screen.getByText('Iniciar sesión')).toBeVisible();
  });

  test('announces to the others that the API has ended the session, and may take over a newer one', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    store(hers);
    const { api } = apiAnswering(() =>
      sessionToken() === 'abc' ? json({ code: 'unauthenticated', message: 'Inicia sesión.' }, 401) : json(profile),
    );
    await open(api);
    await waitFor(() => expect(heard).toEqual([{ authToken: 'abc', ended: 'expired' }]));
    expect(sessionStore.getState()).toEqual({ status: 'anonymous', user: null, ended: 'expired' });
    otherTab.onmessage = ({ data }) => data === null && otherTab.postMessage({ ...hers, authToken: 'def' });
    show(false);
    expect(await screen.findByText('Nuria (member) /avatares/7.png')).toBeVisible();
    expect(sessionToken()).toBe('def');
  });

  test('stays logged in when a call with an earlier token is refused', async () => {
    store(hers);
    const { api } = answering();
    await open(api);
    act(() => forgetSession('antiguo'));
    expect(screen.getByText('Nuria (member) /avatares/7.png')).toBeVisible();
  });

  test.each([
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
    ['somebody looks at it again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('that could not ask for the profile is logged in as soon as %s', async (_case, happens) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    let offline = true;
    store(hers);
    const { api, calls } = apiAnswering(() =>
      offline ? Promise.reject(new TypeError('Failed to fetch')) : json(profile),
    );
    await open(api);
    expect(screen.getByText('Iniciar sesión')).toBeVisible();
    offline = false;
    act(() => void happens());
    expect(await screen.findByText('Nuria (member) /avatares/7.png')).toBeVisible();
    act(() => void happens());
    expect(calls).toHaveLength(2);
  });

  test('that the browser restores as it was shows who is logged in by now', async () => {
    store(hers);
    const { api } = answering();
    await open(api);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    sessionStorage.clear();
    await receive(null);
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await screen.findByText('Iniciar sesión')).toBeVisible();
    // It listens again.
    await receive(hers);
    expect(await screen.findByText('Nuria (member) /avatares/7.png')).toBeVisible();
  });

  test('checks the login state whenever the storage event fires, until nobody listens', async () => {
    const { api } = answering();
    await open(api);
    expect(await screen.findByText('Iniciar sesión')).toBeVisible();

    store(hers);
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    expect(await screen.findByText('Nuria (member) /avatares/7.png')).toBeVisible();

    stop();
    sessionStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    expect(screen.getByText('Nuria (member) /avatares/7.png')).toBeVisible();
  });
});
