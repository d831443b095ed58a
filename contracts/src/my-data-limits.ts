/** Days between asking for it and losing the account. */
export const deletionGraceDays = 14;
/** Months without use after which an account goes, and days before that at which its owner gets a mail. */
export const inactivityMonths = 24;
export const inactivityNoticeDays = 30;
