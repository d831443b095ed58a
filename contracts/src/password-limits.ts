// Apart from the schemas, so that a form which only needs a number does not load the validator.

/** Shortest and longest password, in characters. */
export const passwordMin = 10;
export const passwordMax = 128;
