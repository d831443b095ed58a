import { eventListSchema } from '@femcoders/contracts/event';
import * as z from 'zod/mini';
import type { ApiContext } from '../../context.ts';
import { nextLink, pageOf, pageQuery } from '../listing.ts';
import { sendList } from '../send-list.ts';
import { listEvents, nextStart, type Tense } from './event-list.ts';

const summaries = {
  past: 'Eventos pasados, el más reciente primero',
  upcoming: 'Próximos eventos, el más cercano primero',
} as const satisfies Record<Tense, string>;

/** The events API (spec section 7). An event that starts changes lists without anything being written. */
export function eventRoutes({ app, db, clock, eventLists }: ApiContext): void {
  for (const tense of ['past', 'upcoming'] as const) {
    app.get(
      `/events/api/list/${tense}`,
      {
        schema: {
          tags: ['Eventos'],
          summary: summaries[tense],
          querystring: z.object(pageQuery),
          response: { 200: eventListSchema },
        },
      },
      async (request, reply) => {
        const page = pageOf(request.query);
        const list = await eventLists.read(`${tense}|${page.page}|${page.limit}`, async () => {
          const now = clock();
          const [rows, next] = await Promise.all([listEvents(db, tense, now, page), nextStart(db, now)]);
          const link = nextLink(rows.length, page);
          return { entries: rows.slice(0, page.limit), link, validUntil: next ? next.getTime() + 1 : undefined };
        });
        return sendList(request, reply, list);
      },
    );
  }
}
