import { figuresSchema } from '@femcoders/contracts/figures';
import type { ApiContext } from '../../context.ts';
import { nextStart } from '../events/event-list.ts';
import { sendList } from '../send-list.ts';
import { countFigures } from './count-figures.ts';

/** The club in numbers. An event that starts and a month that begins change them without anything being written. */
export function figureRoutes({ app, db, clock, figures }: ApiContext): void {
  app.get(
    '/figures',
    { schema: { tags: ['Cifras'], summary: 'El club en cifras', response: { 200: figuresSchema } } },
    async (request, reply) => {
      const answer = await figures.read('', async () => {
        const now = clock();
        const [counted, next] = await Promise.all([countFigures(db, now), nextStart(db, now)]);
        const validUntil = Math.min(counted.nextMonth, next ? next.getTime() + 1 : Number.POSITIVE_INFINITY);
        return { entries: counted.figures, validUntil };
      });
      return sendList(request, reply, answer);
    },
  );
}
