import type { Release } from '@femcoders/contracts/registry';
import type { RemoteKeys } from '../src/layout/modals/remote-keys.ts';

/** What the cookie policy tells of the remotes: all that each of them says it stores. */
export function remoteKeysOf(remotes: Pick<Release, 'stores'>[]): RemoteKeys {
  return {
    keys: remotes.flatMap(({ stores = [] }) => stores),
    complete: remotes.every(({ stores }) => stores),
  };
}
