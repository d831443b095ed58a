import * as z from 'zod/mini';
import { searchAnswerSchema, searchLimits } from '../search.ts';
import { endpoint } from './endpoint.ts';
import { whole } from './queries.ts';

const { pages, perPage } = searchLimits;

/** Kinds and levels are words of the areas; one that nobody uses finds nothing. */
const word = (message: string) => z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/, message)));

export const searchSite = endpoint('GET', '/search', 'public', {
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
});
