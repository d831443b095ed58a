import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { replayInput } from './record-input.ts';

/**
 * Replays what was typed before hydration. Render it after the fields: its effect runs once they are hydrated and have read
 * their drafts.
 * @param within the frame of the fields; without it those outside of all frames
 */
export function ReplayInput({ within }: { within?: RefObject<HTMLElement | null> }) {
  const [isLive, setLive] = useState(false);
  // One render after the other effects, so that what they have set, such as a draft, is there; nothing is painted in between.
  useEffect(() => setLive(true), []);
  useLayoutEffect(() => {
    // Outside of React's batching, so that each change is rendered before the next one.
    if (isLive) queueMicrotask(() => void replayInput(within?.current ?? null));
  }, [isLive, within]);
  return null;
}
