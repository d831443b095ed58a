/** Performance mark that says that the main script tells of its page itself from now on. */
export const reportsMark = 'reports';
