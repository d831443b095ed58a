/** Longest wait for one answer, in milliseconds. */
const answerLimitMs = 15_000;

/** Something that a reader asked for and did not get. */
export interface Missed {
  /** When she asked, and when it was clear that nothing would come, as `performance.now()` gives it. */
  askedAt: number;
  failedAt: number;
  path: string;
  why: string;
}

/** Says what is wrong with an answer, if anything. */
export type TroubleWith = (path: string, status: number, text: string) => string | null;

/** Somebody who asks for one address after the other, and notes what is wrong with what she gets. */
export class SteadyReader {
  readonly missed: Missed[] = [];
  /** How many answers were as they should be. */
  served = 0;
  readonly #url: string;
  readonly #paths: readonly string[];
  readonly #troubleWith: TroubleWith;
  #stopped = false;
  #reading: Promise<void> | null = null;

  /** @param troubleWith by default, a status other than 200 is wrong */
  constructor(
    url: string,
    paths: readonly string[],
    troubleWith: TroubleWith = (_path, status) => (status === 200 ? null : `answered ${status}`),
  ) {
    this.#url = url;
    this.#paths = paths;
    this.#troubleWith = troubleWith;
  }

  start(): void {
    this.#reading ??= this.#read();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#reading;
  }

  async #read(): Promise<void> {
    for (let turn = 0; !this.#stopped; turn++) {
      const path = this.#paths[turn % this.#paths.length] as string;
      const askedAt = performance.now();
      const why = await this.#ask(path).catch((error: Error) => `${error.message} (${error.cause})`);
      if (why === null) this.served++;
      else this.missed.push({ askedAt, failedAt: performance.now(), path, why });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async #ask(path: string): Promise<string | null> {
    const answer = await fetch(this.#url + path, { signal: AbortSignal.timeout(answerLimitMs) });
    return this.#troubleWith(path, answer.status, await answer.text());
  }
}
