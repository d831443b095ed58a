/** Longest comment, in characters. */
export const commentContentMax = 2000;
/** Longest alias, in characters. */
export const commentAliasMax = 40;
/** Longest note next to the reason of a report, in characters. */
export const reportNoteMax = 300;
/** How long the sender of a comment may change or withdraw it, in minutes. */
export const editMinutes = 15;
/** Comments shown at a time. */
export const commentsPerPage = 20;
/** Answers shown below a comment at a time. */
export const answersPerPage = 20;
