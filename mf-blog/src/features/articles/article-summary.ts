import type { CoverDesign } from './motifs/motifs.ts';

/** An article without its text. */
export interface ArticleSummary {
  /** Where it is read: `/recursos/css/css-grid`. */
  path: string;
  /** Number under which its comments are kept. */
  postId: number;
  title: string;
  description: string;
  /** The author's name. */
  author: string;
  /** ISO dates. */
  published: string;
  revised: string;
  /** Every article of the library has one. */
  level?: 'inicial' | 'intermedio' | 'avanzado';
  area: string;
  /** The motif and colours of its cover; without them, a piece of the plan. */
  cover?: CoverDesign;
  /** The further topics, with their names. */
  tags: { tag: string; name: string }[];
  /** Reading time. */
  minutes: number;
  /** The project that it builds, and which of its chapters it is, from 1. */
  project?: { name: string; chapter: number };
  /** A picture that the site keeps; the others have a drawing made from their address. */
  photo?: { path: string; alt: string; width: number; height: number };
  /** Where it was before. */
  formerPaths?: string[];
}

/** The data for a link to an article. */
export type ArticleLink = Pick<ArticleSummary, 'path' | 'title'>;
