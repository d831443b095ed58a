import type { ArticleSummary } from './article-summary.ts';

/** Written by the build from the frontmatter of every article (build.ts). */
declare const ARTICLE_INDEX: readonly ArticleSummary[];

/** Every article, newest first. */
export function allArticles(): readonly ArticleSummary[] {
  return ARTICLE_INDEX;
}

/** @param path address of an article: `/recursos/css/css-grid` */
export function findArticle(path: string): ArticleSummary | undefined {
  return ARTICLE_INDEX.find((article) => article.path === path);
}
