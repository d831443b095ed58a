import type { LoginAnswer, Profile, Role } from '@femcoders/contracts/session';
import { defaultAvatar, defaultUserName } from '@femcoders/contracts/session-defaults';
import { createStore, useStore } from 'zustand';
import type { ApiClient } from './api-client.ts';

/** Session storage keys (spec section 3). */
export const sessionKeys = { token: 'authToken', userId: 'userId', userName: 'userName' } as const;

export interface SignedInUser {
  id: string;
  name: string;
  avatar: string;
  role: Role;
}

/**
 * `unknown` until the profile call has answered: the server never knows who asks, so this is what it renders with.
 */
export type Session =
  | { status: 'unknown'; user: null }
  | { status: 'anonymous'; user: null }
  | { status: 'signed-in'; user: SignedInUser };

const unknown: Session = { status: 'unknown', user: null };
const anonymous: Session = { status: 'anonymous', user: null };

export const sessionStore = createStore<Session>(() => unknown);

/** Who is logged in (spec section 4, login state). */
export function useSession(): Session {
  return useStore(sessionStore);
}

/** The bearer token of this tab, or null. */
export function sessionToken(): string | null {
  return globalThis.sessionStorage?.getItem(sessionKeys.token) ?? null;
}

/**
 * Reads the login state: when token and user id are both stored the profile is fetched, and only an answer with data
 * means logged in (spec section 4).
 */
export async function checkSession(api: ApiClient): Promise<void> {
  const token = sessionToken();
  const userId = sessionStorage.getItem(sessionKeys.userId);
  if (!token || !userId) {
    sessionStore.setState(anonymous, true);
    return;
  }
  try {
    const profile = await api.request<Profile>(`/user/${encodeURIComponent(userId)}`);
    if (profile?.userId !== userId) throw new Error('The answer holds no profile of this user.');
    if (sessionToken() !== token) return;
    if (!profile) throw new Error('The profile call answered without data.');
    const user = {
      id: userId,
      name: profile.userName || sessionStorage.getItem(sessionKeys.userName) || defaultUserName,
      avatar: profile.userAvatar || defaultAvatar,
      role: profile.userRole,
    };
    sessionStore.setState({ status: 'signed-in', user }, true);
  } catch (error) {
    console.error('Error fetching user profile:', error);
    if (sessionToken() === token) sessionStore.setState(anonymous, true);
  }
}

/** Keeps what `POST /auth/login` answered and is logged in at once. */
export function signIn(answer: LoginAnswer): void {
  sessionStorage.setItem(sessionKeys.token, answer.authToken);
  sessionStorage.setItem(sessionKeys.userId, answer.userId);
  sessionStorage.setItem(sessionKeys.userName, answer.userName);
  const user = { id: answer.userId, name: answer.userName, avatar: answer.userAvatar, role: answer.userRole };
  sessionStore.setState({ status: 'signed-in', user }, true);
}

/** Clears session storage (spec section 2, header) and revokes the token, whether or not the API can be reached. */
export async function signOut(api: ApiClient): Promise<void> {
  const revoked = sessionToken() ? api.request('/auth/logout', { method: 'POST' }).catch(() => undefined) : undefined;
  forgetSession();
  await revoked;
}

/** Clears session storage and is logged out, without telling the API. */
export function forgetSession(): void {
  sessionStorage.clear();
  sessionStore.setState(anonymous, true);
}

/**
 * Checks the session now and whenever the storage event fires (spec section 4).
 * @returns a function that stops listening
 */
export function watchSession(api: ApiClient): () => void {
  const check = () => void checkSession(api);
  check();
  window.addEventListener('storage', check);
  return () => window.removeEventListener('storage', check);
}
