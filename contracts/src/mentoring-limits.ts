/** Lengths in characters, and how many. */
export const mentoringLimits = {
  headline: 80,
  aboutMin: 40,
  about: 600,
  city: 60,
  contact: 160,
  topicsOffered: 8,
  topicsWanted: 3,
  pairs: 4,
  /** People whom one mentor accompanies in a group. */
  group: 5,
  goalMin: 50,
  goal: 600,
  preferences: 300,
  reason: 300,
  report: 2000,
  reportMin: 20,
  place: 200,
  /** Three lines. */
  note: 600,
  noteLines: 3,
  goalOfPair: 140,
  goalsOfPair: 10,
  sessionsPlanned: 12,
  teamNote: 1000,
  proposals: 3,
  /** Days that a mentor has to answer. */
  answerDays: 7,
  /** Days without a session after which a pair is at risk. */
  riskDays: 21,
} as const;

/** Minutes that a session may take. */
export const sessionLengths = [30, 45, 60, 90] as const;
