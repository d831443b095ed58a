import { useEffect, useRef, useState } from 'react';
import { isLost, lookAgain } from './look-again.ts';

/** A form that looks by itself what became of what it has sent, while nobody knows (`lookAgain`). */
export function useLook() {
  const [looks, setLooks] = useState(false);
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);

  return {
    /** Whether it looks: the sentence for it says that. */
    looks,
    /** It is sent by hand, or is something else now. */
    end() {
      stop.current?.();
      setLooks(false);
    },
    /** @param look of `lookAgain`, as `own`; it looks only after an error that leaves open whether something arrived */
    after(error: unknown, look: () => Promise<boolean>, own: Element | null) {
      stop.current?.();
      setLooks(isLost(error));
      if (isLost(error)) stop.current = lookAgain(look, () => setLooks(false), own);
    },
  };
}
