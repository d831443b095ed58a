import { areaNames, type Level, levelNames, libraryAreas } from '../articles/article-names.ts';
import type { ArticleSummary } from '../articles/article-summary.ts';
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

const levels = Object.keys(levelNames);

/** The library by areas; in each, the easy articles before the difficult ones, and old before new. */
export function listLibrary(articles: readonly ArticleSummary[], quizzes: readonly QuizSummary[]): LibraryArea[] {
  return libraryAreas
    .map((area) => ({
      area,
      name: areaNames[area] ?? area,
      articles: articles
        .filter((article) => article.area === area)
        .toSorted((a, b) => rankOf(a) - rankOf(b) || a.published.localeCompare(b.published))
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
    .filter((area) => area.articles.length + area.quizzes.length > 0);
}

const rankOf = ({ level }: ArticleSummary) => levels.indexOf(level ?? '');
