const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A span in its two largest units: `40 min`, `3 h 20 min`, `2 d 5 h`. */
export function span(milliseconds: number): string {
  if (milliseconds < hour) return `${Math.max(1, Math.round(milliseconds / minute))} min`;
  const [large, small, units] = milliseconds < day ? [hour, minute, ['h', 'min']] : [day, hour, ['d', 'h']];
  const wholes = Math.floor(milliseconds / large);
  const rest = Math.floor((milliseconds % large) / small);
  return `${wholes} ${units[0]}${rest > 0 ? ` ${rest} ${units[1]}` : ''}`;
}
