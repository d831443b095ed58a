import { type SignedInUser, sessionKeys, sessionStore } from '@femcoders/platform';

/** The header and all else that names her follow at once; other tabs when they next look. */
export function updateSessionUser(change: Partial<Pick<SignedInUser, 'name' | 'avatar'>>): void {
  sessionStore.setState((session) => (session.user ? { ...session, user: { ...session.user, ...change } } : session));
  if (change.name) sessionStorage.setItem(sessionKeys.userName, change.name);
}
