// Apart from the schemas, so that a form which only needs a number does not bring the validator along.

export const registrationLimits = {
  /** Longest name, in characters. */
  name: 80,
} as const;
