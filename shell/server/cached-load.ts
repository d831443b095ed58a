/** How long a result is used before it is loaded again, in milliseconds. */
const freshMs = 1_000;

export interface CachedLoadPorts<T> {
  load: () => Promise<T>;
  /** Called when loading begins to fail, with the error, and when it works again, with null; not after each load. */
  onChange: (error: unknown | null) => void;
  now: () => number;
}

/**
 * The last result of loading a version. The first callers wait for it together; later callers get the cached result at once,
 * and it is renewed in the background.
 */
export class CachedLoad<T> {
  readonly #ports: CachedLoadPorts<T>;
  #outcome: { value: T } | { error: unknown } | null = null;
  #loadedAt = 0;
  #loading: Promise<void> | null = null;

  constructor(ports: CachedLoadPorts<T>) {
    this.#ports = ports;
  }

  /** @throws the error of the last load, if it failed */
  async get(): Promise<T> {
    if (!this.#outcome) await this.#renew();
    else if (this.#ports.now() - this.#loadedAt >= freshMs) void this.#renew();
    const outcome = this.#outcome as { value: T } | { error: unknown };
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  }

  #renew(): Promise<void> {
    this.#loading ??= this.#load().finally(() => {
      this.#loadedAt = this.#ports.now();
      this.#loading = null;
    });
    return this.#loading;
  }

  async #load(): Promise<void> {
    const hadFailed = this.#outcome !== null && 'error' in this.#outcome;
    try {
      this.#outcome = { value: await this.#ports.load() };
      if (hadFailed) this.#ports.onChange(null);
    } catch (error) {
      this.#outcome = { error };
      if (!hadFailed) this.#ports.onChange(error);
    }
  }
}
