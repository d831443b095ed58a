import type { StoredKey } from '@femcoders/contracts/stored-key';

/** The keys that live remotes store in a browser, in their own words. */
export interface RemoteKeys {
  keys: StoredKey[];
  /** False while a live version is from before remotes said what they store. */
  complete: boolean;
}

/** Where the shell's server answers browsers: only who opens the cookie policy needs it. */
export const remoteKeysPath = '/mf/stored.json';

const answerLimitMs = 5_000;

/** Rejects when the server does not answer in time. */
export const remoteKeysQuery = {
  queryKey: ['remote-keys'],
  queryFn: async (): Promise<RemoteKeys> => {
    const response = await fetch(remoteKeysPath, { signal: AbortSignal.timeout(answerLimitMs) });
    if (!response.ok) throw new Error(`${remoteKeysPath} answered ${response.status}.`);
    return (await response.json()) as RemoteKeys;
  },
};
