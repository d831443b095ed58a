const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long something has waited, short enough for a column: `ahora`, `9 min`, `3 h`, `12 d`.
 * @param since ISO 8601 instant
 * @param now milliseconds since 1970; a clock that lags behind the server's counts as no wait
 */
export function waitingTime(since: string, now: number): string {
  const waited = now - Date.parse(since);
  if (waited < minute) return 'ahora';
  if (waited < hour) return `${Math.floor(waited / minute)} min`;
  if (waited < day) return `${Math.floor(waited / hour)} h`;
  return `${Math.floor(waited / day)} d`;
}
