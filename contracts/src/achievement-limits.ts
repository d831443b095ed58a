/** Lengths in characters; the name fits into the subject of its mail. */
export const achievementLimits = { name: 40, why: 140, threshold: 1000, reason: 300 } as const;
