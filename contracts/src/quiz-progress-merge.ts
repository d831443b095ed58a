import type { FinishedExam, QuestionProgress, QuizProgress } from './quiz-progress.ts';
import { quizProgressLimits } from './quiz-progress-limits.ts';

/** Of somebody who has not begun. */
export const noQuizProgress: QuizProgress = { version: 1, questions: {}, exams: [] };

/**
 * Joins what two devices, or a device and the account, know of one quiz. The order does not matter, and neither does how
 * often the same is joined: of a question the later answer counts, a mock interview counts once. Of more than is kept, the
 * newest stay.
 */
export function mergeQuizProgress(one: QuizProgress, other: QuizProgress): QuizProgress {
  const questions = { ...one.questions };
  for (const [id, theirs] of Object.entries(other.questions)) {
    const ours = questions[id];
    questions[id] = ours ? laterAnswer(ours, theirs) : theirs;
  }
  const newest = Object.entries(questions)
    .sort(([a, one], [b, two]) => two.at.localeCompare(one.at) || a.localeCompare(b))
    .slice(0, quizProgressLimits.questions);
  const exams = new Map([...one.exams, ...other.exams].map((exam) => [examKey(exam), exam]));
  return {
    version: 1,
    questions: Object.fromEntries(newest),
    exams: [...exams.values()].sort((a, b) => examKey(b).localeCompare(examKey(a))).slice(0, quizProgressLimits.exams),
  };
}

/** Of two answers at the same instant the one that asks for more review, so that the order does not matter. */
function laterAnswer(a: QuestionProgress, b: QuestionProgress): QuestionProgress {
  if (a.at !== b.at) return a.at > b.at ? a : b;
  if (a.right !== b.right) return a.right ? b : a;
  return (a.step ?? Number.POSITIVE_INFINITY) <= (b.step ?? Number.POSITIVE_INFINITY) ? a : b;
}

function examKey({ at, right, total }: FinishedExam): string {
  return `${at} ${right}/${total}`;
}
