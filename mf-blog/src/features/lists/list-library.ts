import { areaNames, libraryAreas } from '../articles/article-names.ts';
import type { ArticleSummary } from '../articles/article-summary.ts';
import type { Level } from '../articles/level-names.ts';
import { type QuizSummary, questionIds } from '../quizzes/quiz-summary.ts';

/** A learning resource: an article or a quiz. */
export interface Resource {
  path: string;
  title: string;
  description: string;
  level?: Level;
  /** Reading time of an article. */
  minutes?: number;
  /** How many a quiz has. */
  questions?: number;
}

export interface LibraryArea {
  area: string;
  name: string;
  articles: Resource[];
  quizzes: Resource[];
}

/**
 * The library by areas, in the order of the path: the area of its first step first, and in each no article before what it
 * requires.
 * @param steps addresses of the path's articles, in order
 */
export function listLibrary(
  articles: readonly ArticleSummary[],
  quizzes: readonly QuizSummary[],
  steps: string[],
): LibraryArea[] {
  return libraryAreas
    .map((area) => ({
      area,
      name: areaNames[area] ?? area,
      articles: articles
        .filter((article) => article.area === area)
        .toSorted((a, b) => steps.indexOf(a.path) - steps.indexOf(b.path))
        .map(({ path, title, description, level, minutes }) => ({
          path,
          title,
          description,
          minutes,
          ...(level && { level }),
        })),
      quizzes: quizzes
        .filter((quiz) => quiz.area === area)
        .map((quiz) => ({
          path: quiz.path,
          title: quiz.title,
          description: quiz.description,
          questions: questionIds(quiz).length,
        })),
    }))
    .filter((area) => area.articles.length + area.quizzes.length > 0)
    .toSorted((a, b) => firstStep(a, steps) - firstStep(b, steps));
}

/** An area that has nothing but a quiz comes last. */
function firstStep({ articles: [first] }: LibraryArea, steps: string[]): number {
  return first ? steps.indexOf(first.path) : steps.length;
}
