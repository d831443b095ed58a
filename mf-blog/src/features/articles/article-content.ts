import { type ApiClient, type PagePoster, queryOptions } from '@femcoders/platform';
import type { ComponentType } from 'react';
import type { ArticleLink, ArticleSummary } from './article-summary.ts';
import type { StaticHtmlProps } from './components/static-html.tsx';

/** The exports of an article's module (content-pipeline/compile-article.ts). */
export interface ArticleContent {
  /** The text. */
  default: ComponentType<{ components: Record<string, unknown> }>;
  /** The drawing above the text, where the article has one. */
  Cover?: ComponentType<CoverProps>;
  details: ArticleDetails;
}

export interface CoverProps {
  /** The alternative text of the drawing. */
  alt: string;
}

export interface ArticleDetails {
  author: { name: string; role: string; about: string };
  cover: CoverProps;
  requires?: { text: string; path?: string }[];
  goals?: string[];
  sources?: { title: string; url: string }[];
  headings: { id: string; label: string }[];
  /** Of a chapter: the file in which its project can be downloaded as the chapter leaves it. */
  archive?: string;
}

/** Where an article lies: the folder of its file, and the file's name. */
export interface ArticlePlace {
  area: string;
  slug: string;
  /** Where it is read. */
  path: string;
}

/** The data of an article for the page around its text. */
export interface ArticleView extends Pick<ArticleDetails, 'author' | 'headings' | 'goals'> {
  summary: ArticleSummary;
  previous?: ArticleLink;
  next?: ArticleLink;
  /** Of a chapter: the article that it goes on with. */
  partOf?: ArticleLink;
  /** Identifies the state of a text that changes without a release: news of the administration, and what stands next to them. */
  edition?: string;
}

/** A part of an article that never changes, as `StaticHtml` takes it. */
type StillPart = Pick<StaticHtmlProps, 'children' | 'from'>;

/** An article's words and drawings, and what is known of it. */
export interface WholeArticle {
  view: ArticleView;
  cover: StillPart;
  text: StillPart;
  /** The cover for the picture that the server makes: a browser does not know it. */
  poster?: PagePoster;
}

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

/** Under which the view of an article is kept, also in the data of the server's pages. */
export const articleKey = (path: string) => ['article', path] as const;
