import type { ArticleSummary } from './article-summary.ts';

export type Level = NonNullable<ArticleSummary['level']>;

/** How each level is called. Apart from the areas, because the page of an article names no level. */
export const levelNames: Record<Level, string> = {
  inicial: 'Nivel inicial',
  intermedio: 'Nivel intermedio',
  avanzado: 'Nivel avanzado',
};
