import { useRef, useState } from 'react';

/** One thing at a time, for buttons whose second press, while the first is under way, does nothing. */
export function useOnce() {
  const [busy, setBusy] = useState(false);
  // State is set a moment later; a second press must not wait for it.
  const underWay = useRef(false);

  return {
    busy,
    /** @returns what the work gives, or undefined when something was under way. @throws what the work throws */
    async once<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
      if (underWay.current) return;
      underWay.current = true;
      setBusy(true);
      try {
        return await work();
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
  };
}
