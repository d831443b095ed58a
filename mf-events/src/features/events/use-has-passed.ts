import { useEffect, useState } from 'react';

/** The longest that browsers wait, in milliseconds; who keeps a page open longer sees it at the next load. */
const longestWaitMs = 2 ** 31 - 1;

/**
 * Whether an instant is before now, such as an event's start (spec section 4) or its end. What is known holds until the
 * page is live, so that server and browser draw the same; what passes while somebody reads does so before her eyes.
 * @param instant ISO 8601
 * @param known what was known when the API was asked
 */
export function useHasPassed(instant: string, known: boolean): boolean {
  const [passed, setPassed] = useState(known);
  useEffect(() => {
    const wait = Date.parse(instant) - Date.now();
    setPassed(known || wait < 0);
    if (known || !(wait >= 0 && wait < longestWaitMs)) return;
    const timer = setTimeout(() => setPassed(true), wait + 1);
    return () => clearTimeout(timer);
  }, [instant, known]);
  return passed;
}
