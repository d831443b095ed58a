/** What the site knows of an article without its text. */
export interface ArticleSummary {
  /** Where it is read: `/recursos/css/css-grid`. */
  path: string;
  /** Number under which its comments are kept. */
  postId: number;
  title: string;
  description: string;
  /** Who signs it. */
  author: string;
  /** ISO dates. */
  published: string;
  revised: string;
  /** Every article of the library has one. */
  level?: 'inicial' | 'intermedio' | 'avanzado';
  area: string;
  /** What else it is about, and how that is written. */
  tags: { tag: string; name: string }[];
  /** Reading time. */
  minutes: number;
}

/** What a link to an article needs. */
export type ArticleLink = Pick<ArticleSummary, 'path' | 'title'>;
