import { type ApiClient, PageNotFound } from '@femcoders/platform';
import { drawNews, hashOf, loadNews } from '../news/draw-news.tsx';
import { everyArticle } from '../news/news-list.ts';
import { articleStep } from '../path/article-step.ts';
import { pathNeighbours } from '../path/path-neighbours.ts';
import type { ArticleContent, ArticlePlace, ArticleView, WholeArticle } from './article-content.ts';
import { allArticles, chaptersOf, findArticle, neighboursOf } from './article-index.ts';
import { libraryAreas } from './article-names.ts';
import { ArticleCover, ArticleText } from './components/article-text.tsx';
import { pagePoster } from './motifs/page-poster.ts';

/**
 * An article as its code draws it; news that are no article of the repository, as the API returns them.
 * @throws PageNotFound when there is no article at this address
 */
export async function drawArticle(place: ArticlePlace, api?: ApiClient, signal?: AbortSignal): Promise<WholeArticle> {
  const { area, slug, path } = place;
  const summary = findArticle(path);
  if (!summary && !(api && area === 'noticias')) throw new PageNotFound();
  const neighbours = libraryAreas.includes(area)
    ? pathNeighbours(path)
    : neighboursOf({ path, area }, api && area === 'noticias' ? await everyArticle(api, signal) : allArticles());
  if (!summary) return drawNews(await loadNews(api as ApiClient, slug, signal), neighbours);
  const content = (await import(
    /* webpackChunkName: "content-[request]" */ `../../../content/${area}/${slug}.mdx`
  )) as ArticleContent;
  const { author, headings, goals } = content.details;
  const chapters = chaptersOf(summary);
  const [whole] = chapters;
  const view: ArticleView = {
    ...{ summary, author, headings },
    ...(goals && { goals }),
    ...neighbours,
    ...(whole && whole !== summary && { partOf: { path: whole.path, title: whole.title } }),
    // What stands next to it may change without a release.
    ...(area === 'noticias' && { edition: hashOf(JSON.stringify(neighbours)) }),
  };
  return {
    view,
    cover: { children: <ArticleCover content={content} summary={summary} /> },
    text: {
      children: <ArticleText content={content} view={view} step={articleStep(path)} chapters={chapters} />,
    },
    ...(summary.cover && { poster: pagePoster(summary.cover) }),
  };
}
