import {
  mentoringFormatSchema,
  mentoringLanguageSchema,
  mentoringModalitySchema,
  mentoringTopicSchema,
  mentorListSchema,
  mentorPageSchema,
} from '@femcoders/contracts/mentoring';
import * as z from 'zod/mini';
import type { ApiContext, FastifyReply, FastifyRequest } from '../../context.ts';
import { formerLinkedKey, linkedKey, linkedKeyOf } from '../link-key.ts';
import { nextLink, pageOf, pageQuery } from '../listing.ts';
import { sendList } from '../send-list.ts';
import { findMentor, listMentors } from './mentor-list.ts';
import { readSessionCalendar } from './session-calendar.ts';

const tags = ['Mentoría'];

/**
 * Registers the routes for what everybody may read of mentoring: mentors who show themselves, and a session's calendar file
 * by its link.
 */
export function mentoringRoutes({ app, db, clock, config, secrets, mentorLists }: ApiContext): void {
  app.get(
    '/mentors',
    {
      schema: {
        tags,
        summary: 'Mentoras que se muestran, primero las que tienen sitio',
        querystring: z.object({
          topic: z.optional(mentoringTopicSchema),
          language: z.optional(mentoringLanguageSchema),
          format: z.optional(mentoringFormatSchema),
          modality: z.optional(mentoringModalitySchema),
          room: z.optional(z.enum(['yes'], 'Indica yes.')),
          ...pageQuery,
        }),
        response: { 200: mentorListSchema },
      },
    },
    async (request, reply) => {
      const { topic, language, format, modality, room } = request.query;
      const page = pageOf(request.query);
      const filter = { topic, language, format, modality };
      const key = JSON.stringify([filter, room ?? '', page.page, page.limit]);
      const list = await mentorLists.read(key, async () => {
        const rows = await listMentors(db, { ...filter, room: room !== undefined }, page, clock());
        return { entries: rows.slice(0, page.limit), link: nextLink(rows.length, page, { ...filter, room }) };
      });
      return sendList(request, reply, list);
    },
  );

  app.get(
    '/mentors/:slug',
    {
      schema: {
        tags,
        summary: 'Una mentora que se muestra',
        params: z.object({ slug: z.string().check(z.maxLength(80, 'Esta mentora no está en la lista.')) }),
        response: { 200: mentorPageSchema },
      },
    },
    async (request, reply) => {
      const { slug } = request.params;
      const mentor = await mentorLists.read(`mentor ${slug}`, async () => ({
        entries: await findMentor(db, slug, clock()),
      }));
      return sendList(request, reply, mentor);
    },
  );

  const calendar = { tags, summary: 'Una sesión para el calendario (iCalendar), con el enlace que reciben las dos' };
  const sendCalendar = async (request: FastifyRequest, reply: FastifyReply) => {
    const { brand, publicUrl } = config;
    const file = await readSessionCalendar(db, linkedKeyOf(request), { brand, publicUrl, secrets });
    reply.header('content-disposition', 'attachment; filename="sesion-de-mentoria.ics"');
    return reply.type('text/calendar; charset=utf-8').send(file);
  };
  app.get('/mentoring/sessions/calendar.ics', { schema: { ...calendar, ...linkedKey } }, sendCalendar);
  app.get('/mentoring/sessions/:key/calendar.ics', { schema: { ...calendar, ...formerLinkedKey } }, sendCalendar);
}
