/** Longest texts, in characters. */
export const inboxLimits = { answer: 5000, note: 2000 } as const;
