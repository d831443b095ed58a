import { PageNotFound } from '@femcoders/platform';
import type { ArticleContent, ArticlePlace, ArticleView, WholeArticle } from './article-content.ts';
import { findArticle, neighboursOf } from './article-index.ts';
import { ArticleCover, ArticleText } from './components/article-text.tsx';
import { posterOf } from './motifs/poster-of.ts';

/**
 * An article as its code draws it.
 * @throws PageNotFound when there is no article at this address
 */
export async function drawArticle({ area, slug, path }: ArticlePlace): Promise<WholeArticle> {
  const summary = findArticle(path);
  if (!summary) throw new PageNotFound();
  const content = (await import(
    /* webpackChunkName: "content-[request]" */ `../../../content/${area}/${slug}.mdx`
  )) as ArticleContent;
  const { author, headings, goals } = content.details;
  const view: ArticleView = { summary, author, headings, ...(goals && { goals }), ...neighboursOf(summary) };
  return {
    view,
    cover: { children: <ArticleCover content={content} summary={summary} /> },
    text: { children: <ArticleText content={content} view={view} /> },
    ...(summary.cover && { poster: posterOf(summary.cover) }),
  };
}
