import type { ArticleSummary } from '../articles/article-summary.ts';
import type { Level } from '../articles/level-names.ts';
import { type QuizSummary, questionIds } from '../quizzes/quiz-summary.ts';
import type { PathStage } from './learning-path.ts';

/** An article on the path, as its page shows it. */
export interface StepView {
  path: string;
  title: string;
  level?: Level;
  /** Reading time. */
  minutes: number;
  /** The short titles of what is to be read before. */
  requires: string[];
}

export interface StageView extends Pick<PathStage, 'id' | 'title' | 'about' | 'result'> {
  steps: StepView[];
  /** The quiz at its end. */
  quiz?: { path: string; title: string; questions: number };
}

/** The whole path, as its page shows it. */
export function pathView(
  stages: readonly PathStage[],
  articles: readonly ArticleSummary[],
  quizzes: readonly QuizSummary[],
): StageView[] {
  const articleAt = new Map(articles.map((article) => [article.path, article]));
  const stepView = ({ path, requires }: PathStage['steps'][number]): StepView[] => {
    const article = articleAt.get(path);
    if (!article) return [];
    const { title, level, minutes } = article;
    return [
      {
        ...{ path, title, minutes },
        ...(level && { level }),
        requires: requires.flatMap((one) => shortTitle(articleAt.get(one)?.title) ?? []),
      },
    ];
  };
  return stages.map(({ id, title, about, result, steps, quiz: quizPath }) => {
    const quiz = quizzes.find(({ path }) => path === quizPath);
    return {
      ...{ id, title, about, result },
      steps: steps.flatMap(stepView),
      ...(quiz && { quiz: { path: quiz.path, title: quiz.title, questions: questionIds(quiz).length } }),
    };
  });
}

/** The part of a title before its colon. */
const shortTitle = (title: string | undefined) => title?.split(/:\s/)[0];

/** The first article that she has not read, in the order of the path; undefined once she has read all. */
export function nextStep(stages: readonly StageView[], isRead: (path: string) => boolean): StepView | undefined {
  return stages.flatMap(({ steps }) => steps).find(({ path }) => !isRead(path));
}

/** Reading time in words: "45 min", "1 h 5 min". */
export function minutesInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}
