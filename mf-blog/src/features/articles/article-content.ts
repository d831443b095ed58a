import type { PagePoster } from '@femcoders/platform';
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

/** Under which the view of an article is kept, also in the data of the server's pages. */
export const articleKey = (path: string) => ['article', path] as const;
