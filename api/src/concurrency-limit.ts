export interface LimitOptions {
  /** How many tasks run at a time. */
  running: number;
  /** How many wait at most; later ones are refused at once. */
  queued: number;
  /** Longest wait, in milliseconds. */
  maxWaitMs: number;
}

export interface ConcurrencyLimit {
  /**
   * Waits for a slot.
   * @returns releases the slot, may be called twice; null when the queue is full or the wait was too long
   */
  acquire(): Promise<(() => void) | null>;
}

/**
 * Limits how many tasks run at a time. With ten times as many visitors everybody would wait ten times as long, until no client
 * waits for its response any more: so a few are queued, and the others are refused at once.
 */
export function createConcurrencyLimit({ running: most, queued: longest, maxWaitMs }: LimitOptions): ConcurrencyLimit {
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
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(turn), 1);
        resolve(false);
      }, maxWaitMs);
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

  return {
    async acquire() {
      if (running < most) {
        running += 1;
        return slot();
      }
      if (queue.length >= longest) return null;
      return (await waitForTurn()) ? slot() : null;
    },
  };
}
