/** Shortest and longest password, in characters. */
export const passwordMin = 10;
export const passwordMax = 128;
