import { eventDetailSchema, eventListSchema } from '@femcoders/contracts/event';
import { eventLimits } from '@femcoders/contracts/event-limits';
import { nextPhaseAt } from '@femcoders/contracts/event-phase';
import * as z from 'zod/mini';
import type { ApiContext } from '../../context.ts';
import { followedPageQuery, lastShown, nextLink, pageOf } from '../listing.ts';
import { sendList } from '../send-list.ts';
import { readCalendarFeed, readEventCalendar } from './event-calendar.ts';
import { findEventDetail } from './event-detail.ts';
import { listEvents, nextTurn, type Tense } from './event-list.ts';

const summaries = {
  past: 'Eventos pasados, el más reciente primero',
  upcoming: 'Próximos eventos, el más cercano primero',
} as const satisfies Record<Tense, string>;

const tags = ['Eventos'];
const slugParams = z.object({
  slug: z.string().check(z.maxLength(eventLimits.slug, 'No encontramos este evento.')),
});
const calendarType = 'text/calendar; charset=utf-8';

/** The events API (spec section 7). An event that begins or ends changes lists without anything being written. */
export function eventRoutes({ app, db, clock, config, eventLists }: ApiContext): void {
  for (const tense of ['past', 'upcoming'] as const) {
    app.get(
      `/events/api/list/${tense}`,
      {
        schema: {
          tags,
          summary: summaries[tense],
          querystring: z.object(followedPageQuery),
          response: { 200: eventListSchema },
        },
      },
      async (request, reply) => {
        const page = pageOf(request.query);
        const list = await eventLists.read(`${tense}|${page.page}|${page.limit}|${page.after ?? ''}`, async () => {
          const now = clock();
          const [rows, next] = await Promise.all([listEvents(db, tense, now, page), nextTurn(db, now)]);
          const link = nextLink(rows.length, page, { after: lastShown(rows, page) });
          return { entries: rows.slice(0, page.limit), link, validUntil: next?.getTime() };
        });
        return sendList(request, reply, list);
      },
    );
  }
  app.get(
    '/events/api/detail/:slug',
    {
      schema: {
        tags,
        summary: 'Un evento, con todo lo que dice su página',
        params: slugParams,
        response: { 200: eventDetailSchema },
      },
    },
    async (request, reply) => {
      const { slug } = request.params;
      const detail = await eventLists.read(`event ${slug}`, async () => {
        const now = clock();
        const event = await findEventDetail(db, slug, now);
        return { entries: event, validUntil: nextPhaseAt(event, now.getTime()) ?? undefined };
      });
      return sendList(request, reply, detail);
    },
  );

  app.get(
    '/events/api/detail/:slug/calendar.ics',
    { schema: { tags, summary: 'Un evento para el calendario (iCalendar)', params: slugParams } },
    async (request, reply) => {
      const { slug } = request.params;
      const calendar = await eventLists.read(`calendar ${slug}`, async () => ({
        entries: await readEventCalendar(db, slug, config),
      }));
      reply.header('content-disposition', `attachment; filename="${slug}.ics"`);
      return sendList(request, reply, calendar, calendarType);
    },
  );

  app.get(
    '/events/api/calendar.ics',
    { schema: { tags, summary: 'Calendario al que suscribirse: próximos eventos y los de los últimos 90 días' } },
    async (request, reply) => {
      const feed = await eventLists.read('calendar', async () => ({
        entries: await readCalendarFeed(db, clock(), config),
      }));
      return sendList(request, reply, feed, calendarType);
    },
  );
}
