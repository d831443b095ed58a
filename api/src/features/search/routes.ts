import { searchAnswerSchema, searchLimits } from '@femcoders/contracts/search';
import * as z from 'zod/mini';
import type { ApiContext } from '../../context.ts';
import { whole } from '../listing.ts';
import { createSearch } from './search.ts';

const { pages, perPage } = searchLimits;

/** Kinds and levels are words of the areas; one that nobody uses finds nothing. */
const word = (message: string) => z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/, message)));

/** Everything that the public can find, by any words. Of what is looked for nothing is kept, nor logged. */
export function searchRoutes({ app, db, clock, config }: ApiContext): void {
  const search = createSearch(db);
  app.get(
    '/search',
    {
      config: {
        addressLimit: {
          bucket: 'search',
          limit: config.limits.searches,
          says: 'Has hecho muchas búsquedas seguidas.',
        },
      },
      schema: {
        tags: ['Búsqueda'],
        summary: 'Páginas que responden a una búsqueda, cada una con su mejor apartado',
        querystring: z.object({
          q: z.optional(z.string()),
          kind: word('Indica un tipo de página, como articulo o evento.'),
          level: word('Indica un nivel, como inicial.'),
          since: z.optional(z.iso.date('Indica una fecha como 2026-11-28.')),
          page: z.optional(whole(pages, `Indica una página entre 1 y ${pages}.`)),
          limit: z.optional(whole(perPage, `Indica un límite entre 1 y ${perPage}.`)),
        }),
        response: { 200: searchAnswerSchema },
      },
    },
    async (request) => {
      const { q = '', page = 1, limit = perPage, ...filters } = request.query;
      return search(q, filters, { page, limit }, clock());
    },
  );
}
