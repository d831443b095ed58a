import type { BlockModule } from '@femcoders/platform';
import { withTimeLimit } from '../federation/time-limit.ts';
import { Loadable } from './loadable.ts';
import type { Owner } from './site-page.ts';
import { toError } from './to-error.ts';

/** The facts of a block that are known before its code is loaded. */
export interface BlockFacts {
  id: string;
  slot: string;
  title: string;
  order: number;
}

/** A block as the host handles it: unlike a page it never costs the reader more than itself. */
export class SiteBlock extends Loadable<BlockModule> {
  readonly id: string;
  readonly slot: string;
  readonly title: string;
  readonly order: number;
  readonly owner: Owner;
  /** Whether the last attempt to load it failed: it then stands there as a failure. */
  failed = false;

  constructor({ id, slot, title, order }: BlockFacts, owner: Owner, load: () => Promise<BlockModule>) {
    super(load);
    this.id = id;
    this.slot = slot;
    this.title = title;
    this.order = order;
    this.owner = owner;
  }

  /**
   * Loads code and data. Never rejects.
   * @param limitMs longest wait, in milliseconds
   * @returns what went wrong, or null
   */
  async prepare(args: Parameters<NonNullable<BlockModule['loader']>>[0], limitMs: number): Promise<Error | null> {
    const loadCodeAndData = async () => {
      const { loader } = await this.load();
      await loader?.(args);
    };
    try {
      await withTimeLimit(loadCodeAndData(), limitMs, `The block ${this.id}`);
      this.failed = false;
      return null;
    } catch (thrown) {
      this.failed = true;
      return toError(thrown);
    }
  }
}
