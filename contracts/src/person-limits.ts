import { personNameMax } from './name-length.ts';

/** Lengths in characters, and most entries. */
export const personLimits = {
  name: personNameMax,
  pronouns: 30,
  title: 120,
  summary: 140,
  topics: 12,
  topic: 40,
  address: 500,
  portrait: 300,
  acceptedNote: 500,
} as const;
