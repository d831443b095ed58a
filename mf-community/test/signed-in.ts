import { sessionStore } from '@femcoders/platform';

/** Somebody is logged in, for every request. */
export function signedIn(id = 'ella'): void {
  sessionStore.setState({
    status: 'signed-in',
    user: { id, name: 'Socia de Prueba', avatar: '/default-avatar.png', role: 'member' },
  });
}

/** Nobody is, and it is known. */
export function signedOut(): void {
  sessionStore.setState({ status: 'anonymous', user: null });
}
