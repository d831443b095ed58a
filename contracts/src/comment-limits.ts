import { personNameMax } from './name-length.ts';

/** Longest comment, in characters. */
export const commentContentMax = 2000;
/** Longest alias, in characters: who has an account signs with her whole name. */
export const commentAliasMax = personNameMax;
/** Longest note next to the reason of a report, in characters. */
export const reportNoteMax = 300;
/** How long the sender of a comment may change or withdraw it, in minutes. */
export const editMinutes = 15;
/** Comments shown at a time. */
export const commentsPerPage = 20;
/** Answers shown below a comment at a time. */
export const answersPerPage = 20;
