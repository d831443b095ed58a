import { readStatFile, readStats } from '@femcoders/contracts/endpoints/stats';
import { statIds, statsLicence } from '@femcoders/contracts/stat-definitions';
import type { ApiContext } from '../../context.ts';
import { createListCache } from '../../lists/list-cache.ts';
import { sendList } from '../../lists/send-list.ts';
import { notFound } from '../../problems.ts';
import { serve } from '../../serve.ts';
import { countStats } from './count-stats.ts';
import { statCsv } from './stat-csv.ts';

/** The community in public figures, as JSON for the page and as CSV for everybody. */
export function statsRoutes({ app, db, clock, config, cacheMemory: memory }: ApiContext): void {
  // Not with the figures that change with every comment: counting these takes a dozen queries over all that there is.
  const counted = createListCache({ clock, ttlMs: config.statsTtlMs, name: 'list-stats', memory });
  counted.keep(true);

  serve(app, readStats, async (request, reply) => {
    const answer = await counted.read('stats', async () => {
      const { stats, validUntil } = await countStats(db, clock());
      return { entries: stats, validUntil };
    });
    return sendList(request, reply, answer);
  });

  serve(app, readStatFile, async (request, reply) => {
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
  });
}
