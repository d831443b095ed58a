import { allQuizzes } from '../quizzes/quiz-index.ts';
import { pathStages } from './learning-path.ts';

/** Where an article stands on the path. */
export interface ArticleStep {
  /** From 1, of all. */
  number: number;
  of: number;
  stage: { id: string; title: string };
  /** The quiz of the stage, if it is its last article. */
  quiz?: { path: string; title: string };
}

/** @returns undefined for an article that stands nowhere on the path */
export function articleStep(path: string): ArticleStep | undefined {
  const stages = pathStages();
  const all = stages.flatMap(({ steps }) => steps);
  const number = all.findIndex((step) => step.path === path) + 1;
  const stage = stages.find(({ steps }) => steps.some((step) => step.path === path));
  if (!stage) return undefined;
  const isLast = stage.steps.at(-1)?.path === path;
  const quiz = isLast ? allQuizzes().find((one) => one.path === stage.quiz) : undefined;
  return {
    ...{ number, of: all.length, stage: { id: stage.id, title: stage.title } },
    ...(quiz && { quiz: { path: quiz.path, title: quiz.title } }),
  };
}
