import type { ContentState } from '@femcoders/contracts/content-state';

/** How long a failed question is left alone, in milliseconds. */
const pauseMs = 500;

export interface FollowPorts {
  /** Asks a process of the API; with several behind one address, now this and now that. */
  ask: () => Promise<ContentState>;
  /** How long an answer is taken for granted, in milliseconds. */
  freshMs: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

/**
 * Makes one number out of what processes of the API know of changes.
 * @returns a function that takes what a process says, and answers another number whenever something that the public reads may have changed;
 *   while a process may be missing changes every answer is another one
 */
export function countChanges(): (state: ContentState) => number {
  /** The last state of each process: each counts for itself, and hears of every change. */
  let said = new Map<string, number>();
  let revision = 0;
  return ({ process, revision: own, listening }) => {
    if (!listening || said.get(process) !== own) revision++;
    // Processes come and go; what is forgotten counts as a change when it is met again.
    if (said.size > 50) said = new Map();
    said.set(process, own);
    return revision;
  };
}

/**
 * Asks processes of the API elsewhere what they know of changes.
 * @returns a function that answers another number whenever something that the public reads may have changed. While a process
 *   may be missing changes every answer is another one. It throws while the API does not answer, without waiting for it.
 */
export function followChanges({ ask, freshMs, now = () => performance.now() }: FollowPorts): () => Promise<number> {
  const count = countChanges();
  let revision = 0;
  let failure: { error: unknown } | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  async function renew(): Promise<void> {
    try {
      revision = count(await ask());
      failure = null;
    } catch (error) {
      failure = { error };
    } finally {
      askedAt = now();
      asking = null;
    }
  }

  return async () => {
    if (now() - askedAt >= (failure ? pauseMs : freshMs)) {
      asking ??= renew();
      if (!failure) await asking;
    }
    if (failure) throw failure.error;
    return revision;
  };
}
