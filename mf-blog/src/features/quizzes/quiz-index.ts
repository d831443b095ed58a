import type { PageAddress } from '@femcoders/platform';
import { type QuizSummary, questionsPath, questionsWords } from './quiz-summary.ts';

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

/** @param path where the questions of a quiz are read: `/recursos/css/quiz-css-entrevistas/preguntas` */
export function findQuizOfQuestions(path: string): QuizSummary | undefined {
  return QUIZ_INDEX.find((quiz) => questionsPath(quiz) === path);
}

/** The page of a quiz, or that of its questions, as the sitemap and the search know it; none where there is no quiz. */
export function listQuiz(path: string): PageAddress[] {
  const quiz = findQuiz(path) ?? findQuizOfQuestions(path);
  if (!quiz) return [];
  const { title, description } = quiz.path === path ? quiz : questionsWords(quiz);
  return [{ path, title, description, modified: quiz.revised, published: quiz.published, kind: 'quiz' }];
}
