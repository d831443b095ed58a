/** The remainder that is never negative: where a number of steps ends up on a round of `count`. */
export function wrap(steps: number, count: number): number {
  return ((steps % count) + count) % count;
}

/**
 * The shortest way from the current slide to another, as the row wraps: negative to the left.
 * @param index of the slide
 * @param current index of the one that is shown
 */
export function slideOffset(index: number, current: number, count: number): number {
  const ahead = wrap(index - current, count);
  return ahead > count / 2 ? ahead - count : ahead;
}
