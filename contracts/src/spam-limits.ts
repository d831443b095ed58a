/** Scores go from 0 to this. */
export const spamMax = 100;
/** From here on a comment is taken for spam, until somebody looks. */
export const spamFrom = 80;
/** From here on it deserves a second look. */
export const doubtfulFrom = 40;
