export const rolloutLimits = {
  /** Steps of a roll-out. */
  steps: 10,
  /** Minutes that a step lasts, at least and at most. */
  holdMinutes: { least: 1, most: 7 * 24 * 60, unlessSaid: 30 },
  /** Visits of the candidate, and as many of the stable version, that a step needs before the next one. */
  visits: { least: 20, most: 100_000, unlessSaid: 100 },
  /** Days until a planned roll-out starts, at most. */
  plannedDays: 60,
  /** Parts that one beacon may report as troubled. */
  troubled: 20,
  /** Characters of the reason of a freeze. */
  reason: 200,
  /** Approvals that a part can ask for. */
  approvals: 1,
} as const;

/** Steps of a roll-out, in percent of the visitors, where nobody says others. */
export const usualSteps: readonly number[] = [1, 5, 25, 100];
