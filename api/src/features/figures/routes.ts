import { readFigures, readSiteFigures } from '@femcoders/contracts/endpoints/figures';
import type { ApiContext } from '../../context.ts';
import { createListCache } from '../../lists/list-cache.ts';
import { sendList, sendPrivate } from '../../lists/send-list.ts';
import { serve } from '../../serve.ts';
import { nextTurn } from '../events/feature.ts';
import { countAdminFigures } from './admin/count-admin-figures.ts';
import { countFigures } from './count-figures.ts';

/** The club in numbers. An event that starts and a month that begins change them without anything being written. */
export function figureRoutes({ app, db, clock, config, lists, cacheMemory: memory }: ApiContext): void {
  // Counting keeps two connections busy: requests meanwhile, or soon after, get the same.
  const counted = createListCache({ clock, ttlMs: config.adminFiguresTtlMs, name: 'list-admin-figures', memory });
  counted.keep(config.adminFiguresTtlMs > 0);

  serve(app, readFigures, async (request, reply) => {
    const answer = await lists.figures.read('', async () => {
      const now = clock();
      const [counted, next] = await Promise.all([countFigures(db, now), nextTurn(db, now)]);
      const validUntil = Math.min(counted.nextMonth, next?.getTime() ?? Number.POSITIVE_INFINITY);
      return { entries: counted.figures, validUntil };
    });
    return sendList(request, reply, answer);
  });

  serve(app, readSiteFigures, async (request, reply) => {
    const period = request.query.period ?? '30d';
    const answer = await counted.read(period, async () => ({
      entries: await countAdminFigures(db, clock(), period),
    }));
    return sendPrivate(reply, answer);
  });
}
