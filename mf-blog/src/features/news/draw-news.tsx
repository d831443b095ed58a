import { readNews } from '@femcoders/contracts/endpoints/news';
import type { NewsArticle } from '@femcoders/contracts/news';
import type { NewsCover } from '@femcoders/contracts/news-names';
import { blockText, headingAnchors } from '@femcoders/contracts/rich-document';
import { orNotFound } from '@femcoders/kit/data/load-or-not-found';
import { type ApiClient, callApi } from '@femcoders/platform';
import type { ArticleContent, ArticleView, CoverProps, WholeArticle } from '../articles/article-content.ts';
import type { ArticleLink } from '../articles/article-summary.ts';
import { ArticleCover, ArticleText } from '../articles/components/article-text.tsx';
import styles from './components/news-cover.module.css';
import { RichText } from './components/rich-text.tsx';
import { summaryOf } from './news-list.ts';

/**
 * Reads news of the administration.
 * @throws PageNotFound when there are none at this address
 */
export function loadNews(api: ApiClient, slug: string, signal?: AbortSignal): Promise<NewsArticle> {
  return orNotFound(callApi(api, readNews, { params: { slug }, ...(signal && { signal }) }));
}

/** News of the administration as their page draws them: like an article of the repository. */
export function drawNews(
  article: NewsArticle,
  neighbours: { previous?: ArticleLink; next?: ArticleLink } = {},
): WholeArticle {
  const { author, cover, document, revised } = article;
  const summary = summaryOf(article);
  const anchors = headingAnchors(document.content);
  const headings = [...anchors].flatMap(([block, id]) =>
    block.type === 'heading' && block.attrs.level === 2 ? [{ id, label: blockText(block) }] : [],
  );
  const content: ArticleContent = {
    default: () => <RichText document={document} />,
    ...(cover && { Cover: coverOf(cover) }),
    details: { author, cover: { alt: cover?.alt ?? planAlt }, headings },
  };
  const view: ArticleView = {
    ...{ summary, author, headings },
    ...neighbours,
    edition: `${revised} ${hashOf(JSON.stringify([article, neighbours]))}`,
  };
  return {
    view,
    cover: { children: <ArticleCover content={content} summary={summary} /> },
    text: { children: <ArticleText content={content} view={view} /> },
  };
}

const planAlt = 'Un plano de manzanas del Eixample con sus calles, patios y flores de panot.';

const coverOf =
  ({ path, width, height }: NewsCover) =>
  ({ alt }: CoverProps) => (
    <img
      className={`cut-clip ${styles.cover}`}
      src={path}
      alt={alt}
      {...{ width, height }}
      fetchPriority="high"
      decoding="async"
    />
  );

/** Distinguishes texts: among the few that are kept, not against somebody who means harm (FNV-1a). */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
