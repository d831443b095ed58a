import { type ApiClient, queryOptions } from '@femcoders/platform';
import { type ArticlePlace, type ArticleView, articleKey, type WholeArticle } from './article-content.ts';

/**
 * Whether articles are code here: on the server, and in development, where no page is rendered on the server. A
 * released browser's build knows of none: it takes them as HTML from the server (docs/decisions 0014, build.ts).
 */
declare const ARTICLES_ARE_CODE: boolean;

const arrived = new Map<string, WholeArticle>();
/** Editions that are kept: as many as may be drawn at the same time, and more. */
const mostEditions = 200;

/** Of two editions the server may draw both at the same time; a browser has the one that it has read. */
const idInPage = (view: ArticleView): string =>
  ARTICLES_ARE_CODE && view.edition ? `${view.summary.path}#${view.edition}` : view.summary.path;

function dropOldEditions(): void {
  const editions = [...arrived.keys()].filter((key) => key.includes('#'));
  for (const key of editions.slice(0, -mostEditions)) arrived.delete(key);
}

/**
 * Loads an article: those of the repository once, news as they are now.
 * @param api knows the news of the administration; without it, there are those of the repository
 * @param signal ends the wait for it
 * @throws PageNotFound when there is no article at this address, and what else kept it from arriving
 */
export async function loadArticle(place: ArticlePlace, api?: ApiClient, signal?: AbortSignal): Promise<WholeArticle> {
  const known = arrived.get(place.path);
  if (known) return known;
  let article: WholeArticle;
  if (ARTICLES_ARE_CODE) {
    const { drawArticle } = await import(/* webpackChunkName: "article-text" */ './draw-article.tsx');
    article = await drawArticle(place, api, signal);
  } else {
    const { fetchArticle } = await import(/* webpackChunkName: "article-text" */ './fetch-article.ts');
    article = await fetchArticle(place.path, signal);
  }
  arrived.set(idInPage(article.view), article);
  if (ARTICLES_ARE_CODE) dropOldEditions();
  return article;
}

/** The article, unless this page has come as HTML from the server: that is kept, and its making is not asked for. */
export function arrivedArticle(view: ArticleView): WholeArticle | undefined {
  return arrived.get(idInPage(view));
}

/** It travels with the server's HTML, so that no page carries the index of all articles. */
export function articleView(place: ArticlePlace) {
  return queryOptions({
    queryKey: articleKey(place.path),
    // The page's loader has put it there: this is for what has left the cache since.
    queryFn: async () => (await loadArticle(place)).view,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
