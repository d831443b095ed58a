/** How long what is known of a version holds before it is looked at again, in milliseconds. */
const freshMs = 1_000;

export interface StandingPorts<T> {
  bring: () => Promise<T>;
  /** Told when it stops working and when it works again, not each time that it is looked at. */
  onChange: (error: unknown | null) => void;
  now: () => number;
}

/**
 * Whether a version can be brought. The first caller waits for the answer, and all who ask meanwhile with her; after
 * that nobody waits: it is looked at again behind their backs.
 */
export class Standing<T> {
  readonly #ports: StandingPorts<T>;
  #outcome: { value: T } | { error: unknown } | null = null;
  #lookedAt = 0;
  #looking: Promise<void> | null = null;

  constructor(ports: StandingPorts<T>) {
    this.#ports = ports;
  }

  /** @throws what kept it from being brought when it was looked at last */
  async get(): Promise<T> {
    if (!this.#outcome) await this.#look();
    else if (this.#ports.now() - this.#lookedAt >= freshMs) void this.#look();
    const outcome = this.#outcome as { value: T } | { error: unknown };
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  }

  #look(): Promise<void> {
    this.#looking ??= this.#bring().finally(() => {
      this.#lookedAt = this.#ports.now();
      this.#looking = null;
    });
    return this.#looking;
  }

  async #bring(): Promise<void> {
    const hadFailed = this.#outcome !== null && 'error' in this.#outcome;
    try {
      this.#outcome = { value: await this.#ports.bring() };
      if (hadFailed) this.#ports.onChange(null);
    } catch (error) {
      this.#outcome = { error };
      if (!hadFailed) this.#ports.onChange(error);
    }
  }
}
