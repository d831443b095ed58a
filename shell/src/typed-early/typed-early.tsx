import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { tellTyped } from './remember-typed.ts';

/**
 * Stands after what has fields: once that is live and has read its drafts, it gets what was typed before.
 * @param within the frame whose fields are meant; without it those outside of all frames
 */
export function TypedEarly({ within }: { within?: RefObject<HTMLElement | null> }) {
  const [isLive, setLive] = useState(false);
  // A render later than the other effects: what they have set, such as a draft, is there then, and nothing is painted between.
  useEffect(() => setLive(true), []);
  useLayoutEffect(() => {
    // Outside of React's own work, so that each field's change is drawn before the next one is entered.
    if (isLive) queueMicrotask(() => void tellTyped(within?.current ?? null));
  }, [isLive, within]);
  return null;
}
