import type { PageModule } from '@femcoders/platform';

/** Who brought a page, for the DOM and the logs. */
export interface PageOwner {
  /** `shell` or a remote's name. */
  name: string;
  version: string;
}

/**
 * A page as the host handles it: the module behind it is asked for once, kept when it has arrived, and asked for anew
 * after a failure.
 */
export class SitePage {
  readonly id: string;
  readonly path: string;
  readonly owner: PageOwner;
  #load: () => Promise<PageModule>;
  #pending: Promise<PageModule> | null = null;
  /** The module, once it has arrived. */
  module: PageModule | null = null;

  constructor(id: string, path: string, owner: PageOwner, load: () => Promise<PageModule>) {
    this.id = id;
    this.path = path;
    this.owner = owner;
    this.#load = load;
  }

  /** One attempt to bring the module, whoever else is waiting. @throws whatever kept it from arriving */
  attempt(): Promise<PageModule> {
    return this.#load();
  }

  /** The module; the same promise for all who wait. @throws whatever kept it from arriving */
  load(): Promise<PageModule> {
    this.#pending ??= this.#start();
    return this.#pending;
  }

  /**
   * Lets everybody wait for `promise` in place of a fresh attempt: at hydration, where a rejection would cost the
   * reader the server's HTML.
   */
  waitFor(promise: Promise<PageModule>): void {
    this.#pending = promise.then((module) => this.#keep(module));
  }

  async #start(): Promise<PageModule> {
    try {
      return this.#keep(await this.#load());
    } catch (error) {
      this.#pending = null;
      throw error;
    }
  }

  #keep(module: PageModule): PageModule {
    this.module = module;
    return module;
  }
}
