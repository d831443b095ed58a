import * as z from 'zod/mini';
import { statSeparators } from '../stat-definitions.ts';
import { statsSchema } from '../stats.ts';
import { endpointsWith } from './endpoint.ts';

const statsEndpoint = endpointsWith({ tags: ['Cifras'] });

export const readStats = statsEndpoint('GET', '/stats', 'public', {
  summary: 'La comunidad en cifras',
  description: 'Solo meses terminados, y ninguna cifra por debajo de cinco.',
  response: { 200: statsSchema },
});

export const readStatFile = statsEndpoint('GET', '/stats/:file', 'public', {
  summary: 'Una cifra de la comunidad en CSV',
  querystring: z.object({
    separador: z.optional(z.enum(statSeparators, 'El separador es «coma» o «punto-y-coma».')),
  }),
  params: z.object({ file: z.string().check(z.maxLength(40, 'Esa cifra no existe.')) }),
});
