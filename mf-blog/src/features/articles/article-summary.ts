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
  level: 'inicial' | 'intermedio' | 'avanzado';
  area: string;
  /** Reading time. */
  minutes: number;
}
