import { randomUUID } from 'node:crypto';
import type { ContentState } from '@femcoders/contracts/content-state';

/** Counts the changes of public lists that this process has heard of, for those who keep pages made of them. */
export interface ContentRevision {
  state(): ContentState;
  /** Some list may say something else from now on. */
  changed(): void;
  /** Whether changes arrive; while they do not, some may be missed. */
  listen(listening: boolean): void;
}

export function createContentRevision(): ContentRevision {
  const process = randomUUID();
  let revision = 0;
  let listening = false;
  return {
    state: () => ({ process, revision, listening }),
    changed() {
      revision++;
    },
    listen(now) {
      listening = now;
      revision++;
    },
  };
}
