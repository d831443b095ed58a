// Apart from the schemas, so that a form which only needs a number does not load the validator.

export const registrationLimits = {
  /** Longest name, in characters. */
  name: 80,
  /** Longest address (RFC 5321, section 4.5.3.1). */
  email: 254,
} as const;
