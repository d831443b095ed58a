/** How long later requests join one that is in flight, in milliseconds; after that, a new one begins. */
const joinableMs = 5_000;

interface InFlight<T> {
  /** Revision of the data when it began: a request that knows another revision does not join. */
  revision: number | null;
  began: number;
  result: Promise<T>;
  readers: number;
  abort: AbortController;
}

/** Coalesces requests for the same page, and aborts the work when the last client has disconnected. */
export class InFlightRequests<T> {
  readonly #now: () => number;
  readonly #current = new Map<string, InFlight<T>>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * @param reader aborted when the client disconnects
   * @param make must end when its signal is aborted
   * @throws the reason of `reader` where she has left already
   */
  join(
    key: string,
    revision: number | null,
    reader: AbortSignal,
    make: (signal: AbortSignal) => Promise<T>,
  ): { result: Promise<T>; joined: boolean } {
    reader.throwIfAborted();
    const known = this.#current.get(key);
    const joined = known?.revision === revision && this.#now() - known.began < joinableMs;
    const request = joined ? known : this.#begin(key, revision, make);
    request.readers++;
    reader.addEventListener('abort', () => this.#leave(key, request), { once: true });
    return { result: request.result, joined };
  }

  #begin(key: string, revision: number | null, make: (signal: AbortSignal) => Promise<T>): InFlight<T> {
    const abort = new AbortController();
    const result = make(abort.signal).finally(() => this.#forget(key, request));
    const request: InFlight<T> = { revision, began: this.#now(), result, readers: 0, abort };
    this.#current.set(key, request);
    return request;
  }

  #leave(key: string, request: InFlight<T>): void {
    request.readers--;
    if (request.readers > 0) return;
    this.#forget(key, request);
    request.abort.abort();
  }

  #forget(key: string, request: InFlight<T>): void {
    if (this.#current.get(key) === request) this.#current.delete(key);
  }
}
