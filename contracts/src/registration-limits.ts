import { personNameMax } from './name-length.ts';

export const registrationLimits = {
  /** Longest name, in characters. */
  name: personNameMax,
  /** Longest address (RFC 5321, section 4.5.3.1). */
  email: 254,
} as const;
