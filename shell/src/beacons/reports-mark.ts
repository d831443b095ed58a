/** Performance mark that says that the main script reports on its page itself from now on. */
export const reportsMark = 'reports';
