import type { ArticleLink, ArticleSummary } from './article-summary.ts';

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

/** The chapters of the project that an article builds, in order; none of an article that builds none. */
export function chaptersOf({ project }: ArticleSummary): ArticleSummary[] {
  return ARTICLE_INDEX.filter((one) => project && one.project?.name === project.name).toSorted(
    (a, b) => (a.project?.chapter ?? 0) - (b.project?.chapter ?? 0),
  );
}

/**
 * The articles of the same area that were published just before and just after. Those of the library follow the path
 * (features/path/path-neighbours.ts).
 * @param articles all that there are, newest first
 */
export function neighboursOf(
  { path, area }: Pick<ArticleSummary, 'path' | 'area'>,
  articles: readonly ArticleSummary[] = ARTICLE_INDEX,
): { previous?: ArticleLink; next?: ArticleLink } {
  const siblings = articles.filter((article) => article.area === area);
  const index = siblings.findIndex((article) => article.path === path);
  const link = (article: ArticleSummary | undefined) => article && { path: article.path, title: article.title };
  const previous = link(siblings[index + 1]);
  const next = link(siblings[index - 1]);
  return { ...(previous && { previous }), ...(next && { next }) };
}
