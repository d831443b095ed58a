import { personNameMax } from './name-length.ts';

/** Lengths in characters, money in whole euros gross per year, times as their names say. */
export const jobLimits = {
  title: 80,
  company: 80,
  url: 300,
  city: 80,
  technologies: 10,
  technology: 30,
  aboutMin: 80,
  about: 4000,
  needs: 6,
  need: 160,
  note: 600,
  person: personNameMax,
  email: 254,
  salaryLeast: 1_000,
  salaryMost: 500_000,
  /** How many times the lowest salary the highest may be: a wider range says nothing. */
  salarySpread: 1.6,
  /** Most days that an offer is open before it has to be renewed. */
  daysMost: 60,
  /** The durations that the forms offer, in days. */
  daysOffered: [15, 30, 45, 60],
  /** Hours in which only members see a new offer. */
  membersFirstHours: 72,
  /** Days before its end at which a company gets a mail. */
  notifyBeforeDays: 7,
  alerts: 10,
  reportNote: 300,
  changes: 8,
  change: 300,
  reason: 500,
  /** Longest search, in characters. */
  q: 100,
} as const;
