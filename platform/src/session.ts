import type { logOut } from '@femcoders/contracts/endpoints/auth';
import type { AnswerOf } from '@femcoders/contracts/endpoints/endpoint';
import type { readProfile } from '@femcoders/contracts/endpoints/members';
import type { LoginAnswer, Role } from '@femcoders/contracts/session';
import { defaultAvatar, defaultUserName } from '@femcoders/contracts/session-defaults';
import { createStore, useStore } from 'zustand';
import type { ApiClient } from './api-client.ts';
import { storage } from './storage.ts';

/** Paths of the catalogue. Every reader loads this file: the endpoints themselves would cost her 120 bytes more. */
const profilePath = '/user/:id' satisfies (typeof readProfile)['path'];
const logOutPath = '/auth/logout' satisfies (typeof logOut)['path'];

/** Session storage keys (spec section 3). */
export const sessionKeys = { token: 'authToken', userId: 'userId', userName: 'userName' } as const;

export interface SignedInUser {
  id: string;
  name: string;
  avatar: string;
  role: Role;
}

/** How a session of this tab ended: she logged out, here or in another tab, or the API takes its token no more. */
export type SessionEnd = 'signed-out' | 'expired';

/**
 * `unknown` until the profile call has answered: the server never knows who asks, so this is what it renders with.
 */
export type Session =
  | { status: 'unknown'; user: null }
  | { status: 'anonymous'; user: null; ended?: SessionEnd }
  | { status: 'signed-in'; user: SignedInUser };

const unknown: Session = { status: 'unknown', user: null };
const anonymous: Session = { status: 'anonymous', user: null };

export const sessionStore = createStore<Session>(() => unknown);

/** Returns the session of who is logged in (spec section 4, login state). */
export function useSession(): Session {
  return useStore(sessionStore);
}

/** She has logged in and the browser lets this site store nothing. `message` is Spanish and may be shown without a change. */
export class SessionNotKept extends Error {
  override readonly name = 'SessionNotKept';
}

/** The bearer token of this tab, or null. */
export function sessionToken(): string | null {
  return storage()?.getItem(sessionKeys.token) ?? null;
}

/**
 * Reads the login state: when token and user id are both stored the profile is fetched, and only an answer with data
 * means logged in (spec section 4). Where they are not, an open tab may hand its session over (decisions 3). Never rejects: an error counts as logged out and is logged.
 */
export async function checkSession(api: ApiClient): Promise<void> {
  const session = stored();
  if (!session) {
    if (await takesOver()) return;
    // Why she is logged out stays known.
    if (sessionStore.getState().status !== 'anonymous') sessionStore.setState(anonymous, true);
    return;
  }
  const { authToken: token, userId } = session;
  try {
    const profile = await api.request<AnswerOf<typeof readProfile>>(
      profilePath.replace(':id', encodeURIComponent(userId)),
    );
    if (profile?.userId !== userId) throw new Error('No profile of this user.');
    if (sessionToken() !== token) return;
    const user = {
      id: userId,
      name: profile.userName || session.userName || defaultUserName,
      avatar: profile.userAvatar || defaultAvatar,
      role: profile.userRole,
    };
    sessionStore.setState({ status: 'signed-in', user }, true);
  } catch (error) {
    console.error('Error fetching user profile:', error);
    if (sessionToken() === token) sessionStore.setState(anonymous, true);
  }
}

/**
 * Keeps what `POST /auth/login` answered and is logged in at once.
 * @throws SessionNotKept
 */
export function signIn(answer: LoginAnswer): void {
  store(answer);
  const user = { id: answer.userId, name: answer.userName, avatar: answer.userAvatar, role: answer.userRole };
  sessionStore.setState({ status: 'signed-in', user }, true);
}

/** Clears session storage (spec section 2, header) and revokes the token, whether or not the API can be reached. */
export async function signOut(api: ApiClient): Promise<void> {
  const method = 'POST' satisfies (typeof logOut)['method'];
  const revoked = sessionToken() ? api.request(logOutPath, { method }).catch(() => undefined) : undefined;
  forgetSession();
  await revoked;
}

/**
 * Clears session storage and is logged out, without a call to the API; the tabs with the same session are notified.
 * @param refused the token that the API no longer takes: when this tab has another one by now, nothing happens
 */
export function forgetSession(refused?: string): void {
  const authToken = sessionToken();
  if (refused && refused !== authToken) return;
  const ended = refused ? 'expired' : 'signed-out';
  if (authToken) channel?.postMessage({ authToken, ended } satisfies SessionMessage);
  leave(ended);
}

/**
 * Checks the session now and whenever the storage event fires (spec section 4), and whenever somebody is back here who
 * may be another one than what is shown: the page was put away, or the network was gone.
 * @returns a function that stops listening
 */
export function watchSession(api: ApiClient): () => void {
  const check = () => void checkSession(api);
  const checkChanged = () => {
    const shown = sessionStore.getState().user?.id;
    if (!document.hidden && shown !== storage()?.getItem(sessionKeys.userId)) check();
  };
  const open = () => {
    // Where nothing may be stored, some browsers forbid this, too; there is no session to hand over then.
    if (!storage()) return;
    channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => {
      if (listen(data)) check();
    };
  };
  // An open channel would keep the page from coming back as it was when she goes back to it.
  const close = () => channel?.close();
  const events: [EventTarget, string, (event: Event) => void][] = [
    [window, 'storage', check],
    [window, 'online', checkChanged],
    [document, 'visibilitychange', checkChanged],
    [window, 'pagehide', close],
    [
      window,
      'pageshow',
      (event) => {
        if (!(event as PageTransitionEvent).persisted) return;
        open();
        checkChanged();
      },
    ],
  ];

  open();
  check();
  for (const [target, name, act] of events) target.addEventListener(name, act);
  return () => {
    for (const [target, name, act] of events) target.removeEventListener(name, act);
    close();
    channel = null;
  };
}

type Stored = Pick<LoginAnswer, 'authToken' | 'userId' | 'userName'>;
/** The messages between tabs: "who has a session?" (null), a session, or that one is over. Nothing of it is stored. */
type SessionMessage = null | Stored | { authToken: string; ended: SessionEnd };

const channelName = 'session';
/** How long a tab without a session waits for one, in milliseconds. One that comes later is taken, too. */
const takeOverMs = 200;
let channel: BroadcastChannel | null = null;
let asking = false;

/** The session of this tab; whether its token is good, only the API knows. */
function stored(): Stored | null {
  const authToken = sessionToken();
  const userId = storage()?.getItem(sessionKeys.userId);
  return authToken && userId ? { authToken, userId, userName: storage()?.getItem(sessionKeys.userName) ?? '' } : null;
}

function store({ authToken, userId, userName }: Stored): void {
  const kept = storage();
  if (!kept)
    throw new SessionNotKept(
      'Tu navegador no deja guardar tu sesión. Permite las cookies de este sitio y prueba de nuevo.',
    );
  kept.setItem(sessionKeys.token, authToken);
  kept.setItem(sessionKeys.userId, userId);
  kept.setItem(sessionKeys.userName, userName);
}

function leave(ended: SessionEnd): void {
  asking = false;
  storage()?.clear();
  sessionStore.setState({ status: 'anonymous', user: null, ended }, true);
}

/**
 * Asks the other tabs for a session. Who has logged out here is asked nothing: she would be in again.
 * @returns whether one came: then it is being checked
 */
async function takesOver(): Promise<boolean> {
  const state = sessionStore.getState();
  if (!channel || (state.status === 'anonymous' && state.ended === 'signed-out')) return false;
  asking = true;
  channel.postMessage(null);
  await new Promise((resolve) => setTimeout(resolve, takeOverMs));
  return stored() !== null;
}

/** @returns whether a session was taken over and wants to be checked */
function listen(message: SessionMessage): boolean {
  const own = sessionToken();
  if (!message) {
    const session = stored();
    if (session) channel?.postMessage(session);
  } else if ('ended' in message) {
    if (message.authToken === own) leave(message.ended);
  } else if (asking && !own) {
    store(message);
    return true;
  }
  return false;
}
