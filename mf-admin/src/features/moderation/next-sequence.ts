let last = 0;

/** A number larger than any before: it shows what happened first in this tab, which a coarse clock does not. */
export function nextSequence(): number {
  last += 1;
  return last;
}
