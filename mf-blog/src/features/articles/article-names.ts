import type { ArticleSummary } from './article-summary.ts';

/** How each area of the content is called. */
export const areaNames: Record<string, string> = { css: 'CSS', html: 'HTML', react: 'React', noticias: 'Noticias' };

export const levelNames: Record<ArticleSummary['level'], string> = {
  inicial: 'Nivel inicial',
  intermedio: 'Nivel intermedio',
  avanzado: 'Nivel avanzado',
};
