import { type EventPhase, eventPhase, nextPhaseAt } from '@femcoders/contracts/event-phase';
import { useEffect, useState } from 'react';

/** The longest that browsers wait, in milliseconds; who keeps a page open longer sees it at the next load. */
const longestWaitMs = 2 ** 31 - 1;

/**
 * Where an event stands in time. What the API said holds until the page is live, so that server and browser draw the
 * same; an event that begins or ends while somebody reads does so before her eyes.
 */
export function useEventPhase({
  state,
  start_utc,
  over_utc,
  phase: known,
}: Parameters<typeof eventPhase>[0] & { phase: EventPhase }): EventPhase {
  const [phase, setPhase] = useState(known);
  useEffect(() => {
    const event = { state, start_utc, over_utc };
    let timer: ReturnType<typeof setTimeout>;
    function look() {
      const now = Date.now();
      setPhase(later(known, eventPhase(event, now)));
      const wait = (nextPhaseAt(event, now) ?? Number.POSITIVE_INFINITY) - now;
      if (wait < longestWaitMs) timer = setTimeout(look, wait);
    }
    look();
    return () => clearTimeout(timer);
  }, [state, start_utc, over_utc, known]);
  return phase;
}

const order: readonly EventPhase[] = ['coming', 'now', 'past'];

/** A device whose clock is behind does not take back what the API has said. */
const later = (one: EventPhase, other: EventPhase) => (order.indexOf(one) > order.indexOf(other) ? one : other);
