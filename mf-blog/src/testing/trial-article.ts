import type { ArticleSummary } from '../features/articles/article-summary.ts';

/** An article of the library, of which a test says what matters to it. */
export function trialArticle(slug: string, fields: Partial<ArticleSummary> = {}): ArticleSummary {
  return {
    path: `/recursos/css/${slug}`,
    postId: 1,
    title: slug,
    description: 'De qué trata.',
    author: 'Equipo editorial',
    published: '2023-11-17',
    revised: '2026-11-21',
    level: 'inicial',
    area: 'css',
    tags: [],
    minutes: 14,
    ...fields,
  };
}
