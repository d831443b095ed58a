import { retryDelay } from '@femcoders/platform';

export interface KeepTryingPorts {
  /** Waits, in milliseconds; resolves early when there is reason to believe that it works again. */
  wait: (ms: number) => Promise<void>;
  /** Called after every failure. */
  onFailure: (error: unknown, attempt: number) => void;
}

/**
 * Tries until it works, with growing pauses. For what the reader can do without meanwhile: the code behind a page
 * whose HTML is already there.
 */
export async function keepTrying<T>(attempt: () => Promise<T>, { wait, onFailure }: KeepTryingPorts): Promise<T> {
  for (let count = 0; ; count++) {
    try {
      return await attempt();
    } catch (error) {
      onFailure(error, count);
      await wait(retryDelay(count));
    }
  }
}
