import { personGroupSchema, personListSchema, personSchema } from '@femcoders/contracts/person';
import * as z from 'zod/mini';
import type { ApiContext } from '../../context.ts';
import { nextLink, pageOf, pageQuery } from '../listing.ts';
import { sendList } from '../send-list.ts';
import { findPerson, listPeople } from './person-list.ts';

const tags = ['Equipo'];

/** The people of the team's page: only who is published. */
export function peopleRoutes({ app, db, peopleLists }: ApiContext): void {
  app.get(
    '/people',
    {
      schema: {
        tags,
        summary: 'Personas del equipo, por grupos',
        querystring: z.object({ group: z.optional(personGroupSchema), ...pageQuery }),
        response: { 200: personListSchema },
      },
    },
    async (request, reply) => {
      const { group } = request.query;
      const page = pageOf(request.query);
      const list = await peopleLists.read(`${group ?? ''}|${page.page}|${page.limit}`, async () => {
        const rows = await listPeople(db, group, page);
        return { entries: rows.slice(0, page.limit), link: nextLink(rows.length, page, { group }) };
      });
      return sendList(request, reply, list);
    },
  );

  app.get(
    '/people/:slug',
    {
      schema: {
        tags,
        summary: 'Una persona del equipo',
        params: z.object({ slug: z.string().check(z.maxLength(80, 'Esta persona no está en el equipo.')) }),
        response: { 200: personSchema },
      },
    },
    async (request, reply) => {
      const { slug } = request.params;
      const person = await peopleLists.read(`person ${slug}`, async () => ({ entries: await findPerson(db, slug) }));
      return sendList(request, reply, person);
    },
  );
}
