export interface LimitOptions {
  /** How many tasks run at a time. */
  running: number;
  /** How many wait at most; later ones are refused at once. Without it none is refused. */
  queued?: number;
  /** Longest wait, in milliseconds. Without it a task waits for its turn. */
  maxWaitMs?: number;
}

export interface ConcurrencyLimit {
  /**
   * Waits for a slot.
   * @returns releases the slot, may be called twice; null when the queue is full or the wait was too long
   */
  acquire(): Promise<(() => void) | null>;
  /**
   * Runs a task when there is a slot.
   * @throws LimitReachedError when the queue is full or the wait was too long; what the task throws
   */
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** There is no slot for a task: it has not begun. */
export class LimitReachedError extends Error {
  override readonly name = 'LimitReachedError';
}

/**
 * Limits how many tasks run at a time. With ten times as many visitors everybody would wait ten times as long, until no client
 * waits for its response any more: so a few are queued, and the others are refused at once.
 */
export function createConcurrencyLimit({ running: most, queued, maxWaitMs }: LimitOptions): ConcurrencyLimit {
  const queue: ((acquired: boolean) => void)[] = [];
  let running = 0;

  /** The next task in the queue takes over the slot. */
  function release(): void {
    const next = queue.shift();
    if (next) next(true);
    else running -= 1;
  }

  function waitForTurn(): Promise<boolean> {
    return new Promise((resolve) => {
      const turn = (acquired: boolean) => {
        clearTimeout(timer);
        resolve(acquired);
      };
      const giveUp = () => {
        queue.splice(queue.indexOf(turn), 1);
        resolve(false);
      };
      const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
      queue.push(turn);
    });
  }

  function slot(): () => void {
    let released = false;
    return () => {
      if (released) return;
      released = true;
      release();
    };
  }

  async function acquire(): Promise<(() => void) | null> {
    if (running < most) {
      running += 1;
      return slot();
    }
    if (queued !== undefined && queue.length >= queued) return null;
    return (await waitForTurn()) ? slot() : null;
  }

  return {
    acquire,
    async run(task) {
      const done = await acquire();
      if (!done) throw new LimitReachedError('Too many tasks run at a time.');
      try {
        return await task();
      } finally {
        done();
      }
    },
  };
}
