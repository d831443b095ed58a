import * as endpoints from '@femcoders/contracts/endpoints/mentoring';
import type { ApiContext, FastifyReply, FastifyRequest } from '../../context.ts';
import { linkedKeyOf } from '../../link-key.ts';
import { nextLink, pageOf } from '../../lists/listing.ts';
import { sendList } from '../../lists/send-list.ts';
import { serve } from '../../serve.ts';
import { countMentors, findMentor, listMentors } from './mentor-list.ts';
import { readSessionCalendar } from './session-calendar.ts';

/**
 * Registers the routes for what everybody may read of mentoring: mentors who show themselves, and a session's calendar file
 * by its link.
 */
export function mentoringRoutes({ app, db, clock, config, secrets, lists }: ApiContext): void {
  serve(app, endpoints.listMentors, async (request, reply) => {
    const { topic, language, format, modality, room } = request.query;
    const page = pageOf(request.query);
    const filter = { topic, language, format, modality };
    const key = JSON.stringify([filter, room ?? '', page.page, page.limit]);
    const list = await lists.mentors.read(key, async () => {
      const rows = await listMentors(db, { ...filter, room: room !== undefined }, page, clock());
      return { entries: rows.slice(0, page.limit), link: nextLink(rows.length, page, { ...filter, room }) };
    });
    return sendList(request, reply, list);
  });

  serve(app, endpoints.countMentors, async (request, reply) => {
    const { topic, language, format, modality, room } = request.query;
    const filter = { topic, language, format, modality, room: room !== undefined };
    const load = async () => ({ entries: await countMentors(db, filter, clock()) });
    return sendList(request, reply, await lists.mentors.read(`count ${JSON.stringify(filter)}`, load));
  });

  serve(app, endpoints.readMentor, async (request, reply) => {
    const { slug } = request.params;
    const mentor = await lists.mentors.read(`mentor ${slug}`, async () => ({
      entries: await findMentor(db, slug, clock()),
    }));
    return sendList(request, reply, mentor);
  });

  const sendCalendar = async (request: FastifyRequest, reply: FastifyReply) => {
    const { brand, publicUrl } = config;
    const file = await readSessionCalendar(db, linkedKeyOf(request), { brand, publicUrl, secrets });
    reply.header('content-disposition', 'attachment; filename="sesion-de-mentoria.ics"');
    return reply.type('text/calendar; charset=utf-8').send(file);
  };
  serve(app, endpoints.readSessionCalendar, sendCalendar);
  serve(app, endpoints.readSessionCalendarByFormerLink, sendCalendar);
}
