export interface CircuitSettings {
  /** Failures in a row after which it opens. */
  threshold: number;
  /** How long it stays open at first before one attempt is let through, in milliseconds; doubled by each such attempt that fails. */
  pauseMs: number;
  /** Longest pause, in milliseconds; `pauseMs` by default. */
  longestPauseMs?: number;
  now?: () => number;
}

/** The circuit is open: the thing behind it failed several times just now and is left alone for a while. */
export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';
}

/**
 * Spares readers the wait for something that keeps failing: after `threshold` failures in a row calls are refused at
 * once, and after a pause a single one is let through to see whether it works again.
 */
export class Circuit {
  readonly #settings: CircuitSettings;
  #failures = 0;
  #failedProbes = 0;
  #openUntil = 0;
  #probing = false;
  #lastError: unknown;

  constructor(settings: CircuitSettings) {
    this.#settings = settings;
  }

  /** @throws CircuitOpenError while open; else what `call` throws */
  async run<T>(call: () => Promise<T>): Promise<T> {
    if (!this.#canStart())
      throw new CircuitOpenError(`Left alone after ${this.#failures} failures in a row.`, { cause: this.#lastError });
    const isProbe = this.#isOpen();
    if (isProbe) this.#probing = true;
    try {
      const result = await call();
      this.#failures = 0;
      this.#failedProbes = 0;
      return result;
    } catch (error) {
      this.#lastError = error;
      this.#failures++;
      if (isProbe) this.#failedProbes++;
      if (this.#isOpen()) this.#openUntil = this.#now() + this.#pause();
      throw error;
    } finally {
      if (isProbe) this.#probing = false;
    }
  }

  #isOpen(): boolean {
    return this.#failures >= this.#settings.threshold;
  }

  #canStart(): boolean {
    return !this.#isOpen() || (!this.#probing && this.#now() >= this.#openUntil);
  }

  #pause(): number {
    const { pauseMs, longestPauseMs = pauseMs } = this.#settings;
    return Math.min(pauseMs * 2 ** this.#failedProbes, longestPauseMs);
  }

  #now(): number {
    return (this.#settings.now ?? Date.now)();
  }
}
