import { findArticle } from '../articles/article-index.ts';
import type { ArticleLink } from '../articles/article-summary.ts';
import { pathSteps } from './learning-path.ts';

/**
 * The articles that come just before and just after on the path; after the last, the path itself.
 * @param path address of an article of the library
 */
export function pathNeighbours(path: string): { previous?: ArticleLink; next?: ArticleLink } {
  const steps = pathSteps();
  const place = steps.indexOf(path);
  if (place < 0) return {};
  const previous = linkTo(steps[place - 1]);
  const isLast = place === steps.length - 1;
  const next = isLast ? { path: '/recursos', title: 'Mira el camino entero' } : linkTo(steps[place + 1]);
  return { ...(previous && { previous }), ...(next && { next }) };
}

function linkTo(path: string | undefined): ArticleLink | undefined {
  const article = path === undefined ? undefined : findArticle(path);
  return article && { path: article.path, title: article.title };
}
