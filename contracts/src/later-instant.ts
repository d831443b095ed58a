/**
 * Returns the instant of what is said now about something that was spoken of before: after that, even where the clock of the
 * device was ahead then. Of two words the later counts, and somebody's new word has to be it.
 * @param before ISO 8601 instant of the last word; none where this is the first
 * @param now instant by the clock of the device, in milliseconds of the epoch
 */
export function laterInstant(before: string | undefined, now: number): string {
  const said = before ? Date.parse(before) : now;
  return new Date(said > now ? said + 1 : now).toISOString();
}
