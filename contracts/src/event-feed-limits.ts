/** Lengths in characters. */
export const eventFeedLimits = { name: 80, address: 2000, feeds: 20 } as const;
