/** How long those who come later wait for what is being made already, in milliseconds; then it starts again. */
const joinableMs = 5_000;

interface Flight<T> {
  /** What was known of changes when it began: who has heard of another may not be given it. */
  revision: number | null;
  began: number;
  landing: Promise<T>;
  readers: number;
  abort: AbortController;
}

/** Makes a page once for all who ask for it at the same time, and ends when the last of them has left. */
export class Flights<T> {
  readonly #now: () => number;
  readonly #flying = new Map<string, Flight<T>>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * @param reader aborted when who asks has left
   * @param make must end when its signal is aborted
   */
  board(
    key: string,
    revision: number | null,
    reader: AbortSignal,
    make: (signal: AbortSignal) => Promise<T>,
  ): { landing: Promise<T>; joined: boolean } {
    const known = this.#flying.get(key);
    const joined = known?.revision === revision && this.#now() - known.began < joinableMs;
    const flight = joined ? known : this.#begin(key, revision, make);
    flight.readers++;
    reader.addEventListener('abort', () => this.#leave(key, flight), { once: true });
    return { landing: flight.landing, joined };
  }

  #begin(key: string, revision: number | null, make: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const abort = new AbortController();
    const landing = make(abort.signal).finally(() => this.#forget(key, flight));
    const flight: Flight<T> = { revision, began: this.#now(), landing, readers: 0, abort };
    this.#flying.set(key, flight);
    return flight;
  }

  #leave(key: string, flight: Flight<T>): void {
    flight.readers--;
    if (flight.readers > 0) return;
    this.#forget(key, flight);
    flight.abort.abort();
  }

  #forget(key: string, flight: Flight<T>): void {
    if (this.#flying.get(key) === flight) this.#flying.delete(key);
  }
}
