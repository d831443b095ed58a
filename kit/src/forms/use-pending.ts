import { useRef, useState } from 'react';

/**
 * Returns whether an asynchronous action is pending, and ways to run one: while it is pending a second call does nothing, so a
 * double click sends once.
 */
export function usePending() {
  const [busy, setBusy] = useState(false);
  // State is set a moment later; a second press must not wait for it.
  const isPending = useRef(false);
  const mark = (now: boolean) => {
    isPending.current = now;
    setBusy(now);
    return true;
  };
  /** @returns false while an action is pending; otherwise one is pending until `done` is called */
  const begin = () => !isPending.current && mark(true);
  const done = () => mark(false);

  return {
    busy,
    begin,
    done,
    /** @returns the result of `work`, or undefined when an action was pending. @throws what `work` throws */
    async run<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
      if (!begin()) return;
      try {
        return await work();
      } finally {
        done();
      }
    },
  };
}
