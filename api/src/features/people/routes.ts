import * as endpoints from '@femcoders/contracts/endpoints/people';
import type { ApiContext } from '../../context.ts';
import { nextLink, pageOf } from '../../lists/listing.ts';
import { sendList } from '../../lists/send-list.ts';
import { serve } from '../../serve.ts';
import { findPerson, listPeople } from './person-list.ts';

/** The people of the team's page: only who is published. */
export function peopleRoutes({ app, db, lists }: ApiContext): void {
  serve(app, endpoints.listPeople, async (request, reply) => {
    const { group } = request.query;
    const page = pageOf(request.query);
    const list = await lists.people.read(`${group ?? ''}|${page.page}|${page.limit}`, async () => {
      const rows = await listPeople(db, group, page);
      return { entries: rows.slice(0, page.limit), link: nextLink(rows.length, page, { group }) };
    });
    return sendList(request, reply, list);
  });

  serve(app, endpoints.readPerson, async (request, reply) => {
    const { slug } = request.params;
    const person = await lists.people.read(`person ${slug}`, async () => ({ entries: await findPerson(db, slug) }));
    return sendList(request, reply, person);
  });
}
