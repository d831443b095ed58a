// Apart from the schema, so that a form does not load the validator.

/** Lengths in characters. */
export const eventFeedLimits = { name: 80, address: 2000, feeds: 20 } as const;
