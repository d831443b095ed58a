import { useEffect, useState } from 'react';

/** The longest that browsers wait, in milliseconds; whoever keeps a page open longer sees it at the next load. */
const longestWaitMs = 2 ** 31 - 1;

/**
 * Whether an event is past: its start is before now (spec section 4). The server's answer holds until the page is live,
 * so that both draw the same; an event that starts while somebody reads becomes past before her eyes.
 * @param startUtc ISO 8601 instant
 * @param known what the API said when it was asked
 */
export function useHasStarted(startUtc: string, known: boolean): boolean {
  const [started, setStarted] = useState(known);
  useEffect(() => {
    const wait = Date.parse(startUtc) - Date.now();
    setStarted(known || wait < 0);
    if (known || !(wait >= 0 && wait < longestWaitMs)) return;
    const timer = setTimeout(() => setStarted(true), wait + 1);
    return () => clearTimeout(timer);
  }, [startUtc, known]);
  return started;
}
