import type { ApiClient } from '@femcoders/platform';
import { allArticles } from '../articles/article-index.ts';
import type { ArticleSummary } from '../articles/article-summary.ts';
import { everyArticle } from '../news/news-list.ts';
import { pathStages, pathSteps } from '../path/learning-path.ts';
import { pathView, type StageView } from '../path/path-view.ts';
import { allQuizzes } from '../quizzes/quiz-index.ts';
import { filterArticles, type ListView } from './filter-articles.ts';
import type { RequestedFilters } from './list-filters.ts';
import { type LibraryArea, listLibrary } from './list-library.ts';

// What lists are made of weighs more with every article: it stays on the server until somebody filters in the browser.

/** A page of `/blog`. */
export const blogList = async (asked: RequestedFilters, api: ApiClient): Promise<ListView> =>
  filterArticles(await everyArticle(api), asked);

/** `/blog/recursos`. */
export const library = (): LibraryArea[] => listLibrary(allArticles(), allQuizzes(), pathSteps());

/** `/recursos`. */
export const learningPath = (): StageView[] => pathView(pathStages(), allArticles(), allQuizzes());

/** `/blog/noticias`, newest first. */
export const news = async (api: ApiClient): Promise<ArticleSummary[]> =>
  (await everyArticle(api)).filter(({ area }) => area === 'noticias');

/** The newest of all, after the newest that teaches: news age, and who comes for the first time wants to learn. */
export async function latest(count: number, api: ApiClient): Promise<ArticleSummary[]> {
  const all = await everyArticle(api);
  const lead = all.find(({ area }) => area !== 'noticias');
  return [...(lead ? [lead] : []), ...all.filter((article) => article !== lead)].slice(0, count);
}
