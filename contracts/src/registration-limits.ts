export const registrationLimits = {
  /** Longest name, in characters. */
  name: 80,
  /** Longest address (RFC 5321, section 4.5.3.1). */
  email: 254,
} as const;
