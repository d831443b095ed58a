import { personNameMax } from './name-length.ts';

/** Lengths in characters. */
export const contactLimits = {
  nameMin: 2,
  nameMax: personNameMax,
  emailMax: 254,
  companyMax: 120,
  cityMax: 80,
  messageMin: 20,
  messageMax: 3000,
  /** Bytes. */
  attachmentMax: 5 * 1024 * 1024,
} as const;
