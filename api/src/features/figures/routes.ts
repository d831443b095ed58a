import { adminFiguresSchema } from '@femcoders/contracts/admin-figures';
import { figurePeriods } from '@femcoders/contracts/admin-figures-names';
import { figuresSchema } from '@femcoders/contracts/figures';
import * as z from 'zod/mini';
import type { ApiContext } from '../../context.ts';
import { nextTurn } from '../events/event-list.ts';
import { createListCache } from '../list-cache.ts';
import { sendList, sendPrivate } from '../send-list.ts';
import { countAdminFigures } from './admin/count-admin-figures.ts';
import { countFigures } from './count-figures.ts';

/** The club in numbers. An event that starts and a month that begins change them without anything being written. */
export function figureRoutes({ app, db, clock, config, figures, cacheMemory: memory }: ApiContext): void {
  // Counting keeps two connections busy: requests meanwhile, or soon after, get the same.
  const counted = createListCache({ clock, ttlMs: config.adminFiguresTtlMs, name: 'list-admin-figures', memory });
  counted.keep(config.adminFiguresTtlMs > 0);

  app.get(
    '/figures',
    { schema: { tags: ['Cifras'], summary: 'El club en cifras', response: { 200: figuresSchema } } },
    async (request, reply) => {
      const answer = await figures.read('', async () => {
        const now = clock();
        const [counted, next] = await Promise.all([countFigures(db, now), nextTurn(db, now)]);
        const validUntil = Math.min(counted.nextMonth, next?.getTime() ?? Number.POSITIVE_INFINITY);
        return { entries: counted.figures, validUntil };
      });
      return sendList(request, reply, answer);
    },
  );

  app.get(
    '/admin/figures',
    {
      schema: {
        tags: ['Cifras'],
        summary: 'El sitio en un periodo: comentarios, eventos, contacto, correos, cuentas y las áreas de la comunidad',
        querystring: z.object({ period: z.optional(z.enum(figurePeriods, 'Elige 30d, 90d o 12m.')) }),
        response: { 200: adminFiguresSchema },
      },
    },
    async (request, reply) => {
      const period = request.query.period ?? '30d';
      const answer = await counted.read(period, async () => ({
        entries: await countAdminFigures(db, clock(), period),
      }));
      return sendPrivate(reply, answer);
    },
  );
}
