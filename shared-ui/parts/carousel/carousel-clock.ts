export interface CarouselClock {
  /** Starts or halts the autoplay; a start waits a whole period. */
  run(running: boolean): void;
  /**
   * Asks for a move. One that is granted restarts the period and locks the carousel for a while.
   * @returns false while it is locked
   */
  move(): boolean;
}

export interface CarouselTimes {
  /** Between two moves of the autoplay, in milliseconds. */
  autoplayMs: number;
  /** After a move, how long no other is made, in milliseconds. */
  lockMs: number;
  onAdvance: () => void;
}

/** When a carousel may move, and when it does so by itself (spec sections 4 and 9). */
export function createCarouselClock({ autoplayMs, lockMs, onAdvance }: CarouselTimes): CarouselClock {
  let running = false;
  let lockedUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function restart() {
    clearTimeout(timer);
    if (running) timer = setTimeout(() => move() && onAdvance(), autoplayMs);
  }

  function move(): boolean {
    const now = performance.now();
    if (now < lockedUntil) return false;
    lockedUntil = now + lockMs;
    restart();
    return true;
  }

  return {
    run(wanted) {
      running = wanted;
      restart();
    },
    move,
  };
}
