import type { PageAddress } from '@femcoders/platform';
import type { QuizSummary } from './quiz-summary.ts';

/** Written by the build from every quiz (build.ts). */
declare const QUIZ_INDEX: readonly QuizSummary[];

/** Every quiz, in the order of their areas. */
export function allQuizzes(): readonly QuizSummary[] {
  return QUIZ_INDEX;
}

/** @param path address of a quiz: `/recursos/css/quiz-css-entrevistas` */
export function findQuiz(path: string): QuizSummary | undefined {
  return QUIZ_INDEX.find((quiz) => quiz.path === path);
}

/** The page of a quiz as the sitemap and the search know it; none where there is no quiz. */
export function listQuiz(path: string): PageAddress[] {
  return QUIZ_INDEX.filter((quiz) => quiz.path === path).map(({ title, description, published, revised }) => ({
    path,
    title,
    description,
    modified: revised,
    published,
    kind: 'quiz',
  }));
}
