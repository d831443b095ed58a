import type { Release } from '@femcoders/contracts/registry';
import type { RemoteKeys } from '../src/layout/modals/remote-keys.ts';

/** Returns the stored keys of all remotes, for the cookie policy. */
export function remoteKeysOf(remotes: Pick<Release, 'stores'>[]): RemoteKeys {
  return {
    keys: remotes.flatMap(({ stores = [] }) => stores),
    complete: remotes.every(({ stores }) => stores),
  };
}
