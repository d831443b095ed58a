export const quizProgressLimits = {
  /** Finished mock interviews that are kept, the newest. */
  exams: 50,
  /** Questions of one quiz. */
  questions: 500,
  /** Characters of a question's id. */
  questionId: 80,
} as const;

/**
 * Days between a mistake and the times at which its question comes back: at once, then after one, three, seven and
 * sixteen days. A question answered right each time is done.
 */
export const reviewDays = [0, 1, 3, 7, 16] as const;
