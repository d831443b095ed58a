import { listOwnPlaces } from '@femcoders/contracts/endpoints/registrations';
import type { ApiContext } from '../../context.ts';
import { pageOf } from '../../lists/listing.ts';
import { serve } from '../../serve.ts';
import { listMemberRegistrations } from './member-registrations.ts';

/** The places that a member has asked for with the address of her account. */
export function memberRegistrationRoutes({ app, db, clock, placeLinks }: ApiContext): void {
  serve(app, listOwnPlaces, async ({ params, query }) => {
    const filters = { when: query.when, event: query.event, page: pageOf(query), now: clock() };
    return listMemberRegistrations(db, params.id, filters, await placeLinks());
  });
}
