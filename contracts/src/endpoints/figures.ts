import * as z from 'zod/mini';
import { adminFiguresSchema } from '../admin-figures.ts';
import { figurePeriods } from '../admin-figures-names.ts';
import { figuresSchema } from '../figures.ts';
import { administration } from '../role-groups.ts';
import { endpointsWith } from './endpoint.ts';

const figuresEndpoint = endpointsWith({ tags: ['Cifras'] });

export const readFigures = figuresEndpoint('GET', '/figures', 'public', {
  summary: 'El club en cifras',
  response: { 200: figuresSchema },
});

export const readSiteFigures = figuresEndpoint('GET', '/admin/figures', administration, {
  summary: 'El sitio en un periodo: comentarios, eventos, contacto, correos, cuentas y las áreas de la comunidad',
  querystring: z.object({ period: z.optional(z.enum(figurePeriods, 'Elige 30d, 90d o 12m.')) }),
  response: { 200: adminFiguresSchema },
});
