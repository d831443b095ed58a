import { retryDelay } from '@femcoders/platform';

export interface KeepTryingPorts {
  /** Waits, in milliseconds; resolves early when there is reason to believe that it works again. */
  wait: (ms: number) => Promise<void>;
  /** Called after every failure. */
  onFailure: (error: unknown, attempt: number) => void;
  /** From 0 to 1, evenly. */
  random?: () => number;
}

/**
 * The pause after a failure, in milliseconds: growing, and cut by up to half at random, so that tabs that all lost
 * something at once do not come back for it at once.
 * @param count failures before this one
 * @param random from 0 to 1
 */
export function pauseAfter(count: number, random = Math.random()): number {
  return retryDelay(count) * ((1 + random) / 2);
}

/**
 * Tries until it works, with growing pauses. For what the reader can do without meanwhile: the code behind a page
 * whose HTML is already there.
 */
export async function keepTrying<T>(
  attempt: () => Promise<T>,
  { wait, onFailure, random = Math.random }: KeepTryingPorts,
): Promise<T> {
  for (let count = 0; ; count++) {
    try {
      return await attempt();
    } catch (error) {
      onFailure(error, count);
      await wait(pauseAfter(count, random()));
    }
  }
}
