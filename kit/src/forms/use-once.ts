import { useRef, useState } from 'react';

/** One thing at a time, for buttons whose second press, while the first is under way, does nothing. */
export function useOnce() {
  const [busy, setBusy] = useState(false);
  // State is set a moment later; a second press must not wait for it.
  const underWay = useRef(false);
  const mark = (now: boolean) => {
    underWay.current = now;
    setBusy(now);
    return true;
  };
  /** @returns whether nothing was under way; what begins is over with `done` */
  const begin = () => !underWay.current && mark(true);
  const done = () => mark(false);

  return {
    busy,
    begin,
    done,
    /** @returns what the work gives, or undefined when something was under way. @throws what the work throws */
    async once<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
      if (!begin()) return;
      try {
        return await work();
      } finally {
        done();
      }
    },
  };
}
