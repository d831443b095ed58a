import { readArticles } from '../../database/schema.ts';
import type { DataPart } from '../../feature/data-part.ts';
import { ownRows } from '../../feature/own-rows.ts';

export const readingData: DataPart = {
  key: 'lecturas',
  title: 'Los artículos que has marcado como leídos',
  ...ownRows({
    hers: readArticles.userId,
    order: [readArticles.saidAt, readArticles.article],
    fields: {
      articulo: ['Artículo', readArticles.article],
      leido: ['Leído', readArticles.read],
      cuando: ['Cuándo', readArticles.saidAt],
    },
  }),
};
