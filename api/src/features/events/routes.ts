import * as endpoints from '@femcoders/contracts/endpoints/events';
import { nextPhaseAt } from '@femcoders/contracts/event-phase';
import type { ApiContext } from '../../context.ts';
import { lastShown, nextLink, pageOf } from '../../lists/listing.ts';
import { sendList } from '../../lists/send-list.ts';
import { serve } from '../../serve.ts';
import { createCalendarFeed } from './calendar-feed.ts';
import { readEventCalendar } from './event-calendar.ts';
import { findEventDetail } from './event-detail.ts';
import { countListedEvents, listEvents, nextTurn } from './event-list.ts';

const listEndpoints = { past: endpoints.listPastEvents, upcoming: endpoints.listUpcomingEvents };
const calendarType = 'text/calendar; charset=utf-8';

/** The events API (spec section 7). An event that begins or ends changes lists without anything being written. */
export function eventRoutes({ app, db, clock, config, cacheMemory, lists }: ApiContext): void {
  for (const tense of ['past', 'upcoming'] as const) {
    serve(app, listEndpoints[tense], async (request, reply) => {
      const page = pageOf(request.query);
      const list = await lists.events.read(`${tense}|${page.page}|${page.limit}|${page.after ?? ''}`, async () => {
        const now = clock();
        const [rows, next] = await Promise.all([listEvents(db, tense, now, page), nextTurn(db, now)]);
        const link = nextLink(rows.length, page, { after: lastShown(rows, page) });
        return { entries: rows.slice(0, page.limit), link, validUntil: next?.getTime() };
      });
      return sendList(request, reply, list);
    });
  }

  serve(app, endpoints.countListedEvents, async (request, reply) => {
    const counts = await lists.events.read('count', async () => {
      const now = clock();
      const [entries, next] = await Promise.all([countListedEvents(db, now), nextTurn(db, now)]);
      return { entries, validUntil: next?.getTime() };
    });
    return sendList(request, reply, counts);
  });

  serve(app, endpoints.readEvent, async (request, reply) => {
    const { slug } = request.params;
    const detail = await lists.events.read(`event ${slug}`, async () => {
      const now = clock();
      const event = await findEventDetail(db, slug, now);
      return { entries: event, validUntil: nextPhaseAt(event, now.getTime()) ?? undefined };
    });
    return sendList(request, reply, detail);
  });

  serve(app, endpoints.readEventCalendar, async (request, reply) => {
    const { slug } = request.params;
    const calendar = await lists.events.read(`calendar ${slug}`, async () => ({
      entries: await readEventCalendar(db, slug, config),
    }));
    reply.header('content-disposition', `attachment; filename="${slug}.ics"`);
    return sendList(request, reply, calendar, calendarType);
  });

  const { brand, publicUrl } = config;
  const feed = { db, clock, memory: cacheMemory, lists: lists.events, brand, publicUrl };
  serve(app, endpoints.readCalendarFeed, createCalendarFeed(feed));
}
