/** The most that is decided about at once. */
export const batchMax = 50;

/** Longest note next to the reason, in characters. */
export const rejectNoteMax = 300;
/** Days after which what was rejected is removed for good. */
export const keepRejectedDays = 90;
/** Days after which probable spam is removed for good. */
export const keepSpamDays = 30;
