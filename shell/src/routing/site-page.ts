import type { PageModule } from '@femcoders/platform';
import { Loadable } from './loadable.ts';

/** The part of the site that provides a page or a block, for the DOM and the logs. */
export interface Owner {
  /** `shell` or a remote's name. */
  name: string;
  version: string;
}

/** What is known of a page before its code is there. */
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
  /** What the server sent of it, until its code is there. */
  sent: Node[] | null = null;

  constructor({ id, path, slots = [] }: PageFacts, owner: Owner, load: () => Promise<PageModule>) {
    super(load);
    this.id = id;
    this.path = path;
    this.slots = slots;
    this.owner = owner;
  }
}
