import { statIds, statSeparators, statsLicence } from '@femcoders/contracts/stat-definitions';
import { statsSchema } from '@femcoders/contracts/stats';
import * as z from 'zod/mini';
import type { ApiContext } from '../../context.ts';
import { notFound } from '../../problems.ts';
import { createListCache } from '../list-cache.ts';
import { sendList } from '../send-list.ts';
import { countStats } from './count-stats.ts';
import { statCsv } from './stat-csv.ts';

const tags = ['Cifras'];

/** The community in public figures, as JSON for the page and as CSV for everybody. */
export function statsRoutes({ app, db, clock, config, cacheMemory: memory }: ApiContext): void {
  // Not with the figures that change with every comment: counting these takes a dozen queries over all that there is.
  const counted = createListCache({ clock, ttlMs: config.statsTtlMs, name: 'list-stats', memory });
  counted.keep(true);

  app.get(
    '/stats',
    {
      schema: {
        tags,
        summary: 'La comunidad en cifras',
        description: 'Solo meses terminados, y ninguna cifra por debajo de cinco.',
        response: { 200: statsSchema },
      },
    },
    async (request, reply) => {
      const answer = await counted.read('stats', async () => {
        const { stats, validUntil } = await countStats(db, clock());
        return { entries: stats, validUntil };
      });
      return sendList(request, reply, answer);
    },
  );

  app.get(
    '/stats/:file',
    {
      schema: {
        tags,
        summary: 'Una cifra de la comunidad en CSV',
        querystring: z.object({
          separador: z.optional(z.enum(statSeparators, 'El separador es «coma» o «punto-y-coma».')),
        }),
        params: z.object({ file: z.string().check(z.maxLength(40, 'Esa cifra no existe.')) }),
      },
    },
    async (request, reply) => {
      const { file } = request.params;
      const { separador = 'coma' } = request.query;
      const id = statIds.find((known) => file === `${known}.csv`);
      if (!id) throw notFound('Esa cifra no existe.');
      const answer = await counted.read(`stats ${id} ${separador}`, async () => {
        const { stats, validUntil } = await countStats(db, clock());
        const stat = stats.stats.find((one) => one.id === id) ?? { id, rows: [], total: null };
        return { entries: statCsv(stat, stats, separador === 'coma' ? ',' : ';'), validUntil };
      });
      reply.header('content-disposition', `attachment; filename="femcoders-${id}.csv"`);
      reply.header('link', `<${statsLicence.address}>; rel="license"`);
      return sendList(request, reply, answer, 'text/csv; charset=utf-8');
    },
  );
}
