import { memberRegistrationListSchema } from '@femcoders/contracts/registration';
import * as z from 'zod/mini';
import type { ApiContext } from '../../context.ts';
import { pageOf, pageQuery } from '../listing.ts';
import { listMemberRegistrations } from './member-registrations.ts';

/** The places that a member has asked for with the address of her account. */
export function memberRegistrationRoutes({ app, db, clock, placeLinks }: ApiContext): void {
  app.get(
    '/user/:id/registrations',
    {
      schema: {
        tags: ['Plazas'],
        summary: 'Mis plazas: las que vienen o las pasadas',
        params: z.object({ id: z.uuid('Ese identificador no es de una persona.') }),
        querystring: z.object({
          ...pageQuery,
          when: z._default(z.enum(['coming', 'past'], 'Indica coming o past.'), 'coming'),
        }),
        response: { 200: memberRegistrationListSchema },
      },
    },
    async ({ params, query }) => {
      const question = { when: query.when, page: pageOf(query), now: clock() };
      return listMemberRegistrations(db, params.id, question, await placeLinks());
    },
  );
}
