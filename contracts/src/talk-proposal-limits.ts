import { personNameMax } from './name-length.ts';

/** How many people of the team score a proposal before it is decided. */
export const neededScores = 2;

/** Lengths in characters. */
export const proposalLimits = {
  titleMin: 4,
  titleMax: 120,
  summaryMin: 40,
  summaryMax: 1_000,
  linkMax: 500,
  nameMax: personNameMax,
  contactMax: 300,
  noteMax: 1_000,
  motiveMin: 20,
  motiveMax: 1_500,
} as const;
