import { PageNotFound, queryOptions } from '@femcoders/platform';
import type { ComponentType } from 'react';
import type { ArticleLink, ArticleSummary } from './article-summary.ts';
import type { ArticleCover, ArticleText } from './components/article-text.tsx';

/** What the module of an article holds (content-pipeline/compile-article.ts). */
export interface ArticleContent {
  /** The text. */
  default: ComponentType<{ components: Record<string, unknown> }>;
  /** The drawing above the text, where the article brings one. */
  Cover?: ComponentType<CoverProps>;
  details: ArticleDetails;
}

export interface CoverProps {
  /** What the drawing shows. */
  alt: string;
}

export interface ArticleDetails {
  author: { name: string; role: string; about: string };
  cover: CoverProps;
  requires?: { text: string; path?: string }[];
  goals?: string[];
  sources?: { title: string; url: string }[];
  headings: { id: string; label: string }[];
}

/** Where an article lies: the folder of its file, and the file's name. */
export interface ArticlePlace {
  area: string;
  slug: string;
  /** Where it is read. */
  path: string;
}

/** An article's words and drawings, and what draws them. */
export interface WholeArticle {
  content: ArticleContent;
  Cover: typeof ArticleCover;
  Text: typeof ArticleText;
}

const arrived = new Map<string, WholeArticle>();

/**
 * Brings an article, once.
 * @throws what kept it from arriving
 */
export async function loadArticle({ area, slug, path }: ArticlePlace): Promise<WholeArticle> {
  const known = arrived.get(path);
  if (known) return known;
  const [content, { ArticleCover: Cover, ArticleText: Text }] = await Promise.all([
    import(
      /* webpackChunkName: "content-[request]" */ `../../../content/${area}/${slug}.mdx`
    ) as Promise<ArticleContent>,
    import(/* webpackChunkName: "article-text" */ './components/article-text.tsx'),
  ]);
  const article = { content, Cover, Text };
  arrived.set(path, article);
  return article;
}

/** The article, unless this page has come as HTML from the server: that is kept, and its making is not asked for. */
export function arrivedArticle(path: string): WholeArticle | undefined {
  return arrived.get(path);
}

/** What the page around the text needs of an article. */
export interface ArticleView extends Pick<ArticleDetails, 'author' | 'headings' | 'goals'> {
  summary: ArticleSummary;
  previous?: ArticleLink;
  next?: ArticleLink;
}

/** It travels with the server's HTML, so that no page carries the index of all articles. */
export function articleView(place: ArticlePlace) {
  return queryOptions({
    queryKey: ['article', place.path],
    queryFn: async (): Promise<ArticleView> => {
      const [summary, { content }, { neighboursOf }] = await Promise.all([
        findSummary(place.path),
        loadArticle(place),
        loadIndex(),
      ]);
      const { author, headings, goals } = content.details;
      return { summary, author, headings, ...(goals && { goals }), ...neighboursOf(summary) };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** @throws PageNotFound when there is no article at this address */
export async function findSummary(path: string): Promise<ArticleSummary> {
  const summary = (await loadIndex()).findArticle(path);
  if (!summary) throw new PageNotFound();
  return summary;
}

function loadIndex() {
  return import(/* webpackChunkName: "article-index" */ './article-index.ts');
}
