import { pastFailedScripts } from '../federation/failed-scripts.ts';

/** Code that is asked for once, kept when it has arrived, and asked for again after a failure. */
export class Loadable<T> {
  readonly #load: () => Promise<T>;
  #pending: Promise<T> | null = null;
  /** The module, once it has arrived. */
  module: T | null = null;

  constructor(load: () => Promise<T>) {
    this.#load = () => pastFailedScripts(load);
  }

  /** One attempt to load the module. @throws the error that kept it from arriving */
  attempt(): Promise<T> {
    return this.#load();
  }

  /** The module; the same promise for all who wait. @throws the error that kept it from arriving */
  load(): Promise<T> {
    this.#pending ??= this.#start();
    return this.#pending;
  }

  /**
   * Lets everybody wait for `promise` in place of a fresh attempt: at hydration, where a rejection would cost the
   * reader the server's HTML.
   */
  waitFor(promise: Promise<T>): void {
    this.#pending = promise.then((module) => this.#keep(module));
  }

  async #start(): Promise<T> {
    try {
      return this.#keep(await this.#load());
    } catch (error) {
      this.#pending = null;
      throw error;
    }
  }

  #keep(module: T): T {
    this.module = module;
    return module;
  }
}
