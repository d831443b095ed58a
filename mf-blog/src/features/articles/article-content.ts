import { queryOptions } from '@femcoders/platform';
import type { ComponentType } from 'react';
import type { ArticleText } from './components/article-text.tsx';

/** What the module of an article holds (content-pipeline/compile-article.ts). */
export interface ArticleContent {
  /** The text. */
  default: ComponentType<{ components: Record<string, unknown> }>;
  /** The drawing above the text, where the article brings one. */
  Cover?: ComponentType;
  details: ArticleDetails;
}

export interface ArticleDetails {
  author: { name: string; role: string; about: string };
  goals: string[];
  sources: { title: string; url: string }[];
  headings: { id: string; label: string }[];
}

/** An article's words and drawings, and what draws them. */
export interface WholeArticle {
  content: ArticleContent;
  Text: typeof ArticleText;
}

const arrived = new Map<string, WholeArticle>();

/**
 * Brings an article, once.
 * @throws what kept it from arriving
 */
export async function loadArticle(area: string, slug: string): Promise<WholeArticle> {
  const key = `${area}/${slug}`;
  const known = arrived.get(key);
  if (known) return known;
  const [content, { ArticleText: Text }] = await Promise.all([
    import(
      /* webpackChunkName: "content-[request]" */ `../../../content/${area}/${slug}.mdx`
    ) as Promise<ArticleContent>,
    import(/* webpackChunkName: "article-text" */ './components/article-text.tsx'),
  ]);
  const article = { content, Text };
  arrived.set(key, article);
  return article;
}

/** The article, unless this page has come as HTML from the server: that is kept, and its making is not asked for. */
export function arrivedArticle(area: string, slug: string): WholeArticle | undefined {
  return arrived.get(`${area}/${slug}`);
}

/** What the page around the text needs of an article; it travels with the server's HTML. */
export function articleDetails(area: string, slug: string) {
  return queryOptions({
    queryKey: ['article', area, slug],
    queryFn: async () => (await loadArticle(area, slug)).content.details,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
