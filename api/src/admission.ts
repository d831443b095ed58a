/** How much is worked on at a time. */
export interface Room {
  /** Most that are worked on at once. */
  inside: number;
  /** Most that wait for their turn; later ones are refused at once. */
  waiting: number;
  /** Longest wait, in milliseconds. */
  patienceMs: number;
}

export interface Admission {
  /**
   * Asks for a place.
   * @returns how to give it back, to be called once or more often; null when there is none, now or after the wait
   */
  enter(): Promise<(() => void) | null>;
}

/**
 * Keeps what is under way to what can be done: with ten times as many visitors, everybody would wait for ten times as long,
 * until nobody waits for an answer any more. So a few wait their turn and the others hear at once that it is full.
 */
export function createAdmission({ inside: most, waiting: longest, patienceMs }: Room): Admission {
  const waiting: ((admitted: boolean) => void)[] = [];
  let inside = 0;

  /** The next one takes the place of one that leaves. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next(true);
    else inside -= 1;
  }

  function waitForTurn(): Promise<boolean> {
    return new Promise((resolve) => {
      const turn = (admitted: boolean) => {
        clearTimeout(timer);
        resolve(admitted);
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(turn), 1);
        resolve(false);
      }, patienceMs);
      waiting.push(turn);
    });
  }

  function placeTaken(): () => void {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      leave();
    };
  }

  return {
    async enter() {
      if (inside < most) {
        inside += 1;
        return placeTaken();
      }
      if (waiting.length >= longest) return null;
      return (await waitForTurn()) ? placeTaken() : null;
    },
  };
}
