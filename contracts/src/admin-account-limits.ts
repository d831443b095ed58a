/** Lengths in characters. */
export const accountLimits = { reason: 300, note: 2000 } as const;

/** Longest suspension that has an end, in days. */
export const longestSuspension = 366;
