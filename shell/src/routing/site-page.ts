import type { PageModule } from '@femcoders/platform';
import { Loadable } from './loadable.ts';

/** The part of the site that provides a page or a block, for the DOM and the logs. */
export interface Owner {
  /** `shell` or a remote's name. */
  name: string;
  version: string;
}

/** The facts of a page that are known before its code is loaded. */
export interface PageFacts {
  id: string;
  path: string;
  /** Slots that the page offers to blocks. */
  slots?: string[];
}

/** A page as the host handles it. */
export class SitePage extends Loadable<PageModule> {
  readonly id: string;
  readonly path: string;
  readonly slots: string[];
  readonly owner: Owner;
  /** The server's HTML of it, until its code is loaded. */
  sent: Node[] | null = null;

  constructor({ id, path, slots = [] }: PageFacts, owner: Owner, load: () => Promise<PageModule>) {
    super(load);
    this.id = id;
    this.path = path;
    this.slots = slots;
    this.owner = owner;
  }
}
