import { asc, eq } from 'drizzle-orm';
import { readArticles } from '../../database/schema.ts';
import type { DataPart } from '../../feature/data-part.ts';

export const readingData: DataPart = {
  key: 'lecturas',
  title: 'Los artículos que has marcado como leídos',
  columns: ['read_articles.user_id'],
  fields: { articulo: 'Artículo', leido: 'Leído', cuando: 'Cuándo' },
  async read(db, { id }) {
    const rows = await db
      .select()
      .from(readArticles)
      .where(eq(readArticles.userId, id))
      .orderBy(asc(readArticles.saidAt), asc(readArticles.article));
    return rows.map(({ article, read, saidAt }) => ({ articulo: article, leido: read, cuando: saidAt }));
  },
};
