import { retryDelay } from '@femcoders/platform';

export interface RetryPorts {
  /** Waits, in milliseconds; resolves early when a retry is likely to succeed. */
  wait: (ms: number) => Promise<void>;
  /** Called after every failure. */
  onFailure: (error: unknown) => void;
}

/**
 * The pause after a failure, in milliseconds: growing, and cut by up to half at random, so that tabs that all lost
 * something at once do not come back for it at once.
 * @param count failures before this one
 */
export function pauseAfter(count: number): number {
  return (retryDelay(count) * (1 + Math.random())) / 2;
}

/**
 * Retries until it succeeds, with growing pauses. For what a reader does not need at once: the code of a page whose HTML is
 * already there.
 */
export async function retryForever<T>(attempt: () => Promise<T>, { wait, onFailure }: RetryPorts): Promise<T> {
  for (let count = 0; ; count++) {
    try {
      return await attempt();
    } catch (error) {
      onFailure(error);
      await wait(pauseAfter(count));
    }
  }
}
