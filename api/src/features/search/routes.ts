import { searchSite } from '@femcoders/contracts/endpoints/search';
import { searchLimits } from '@femcoders/contracts/search';
import type { ApiContext } from '../../context.ts';
import { serve } from '../../serve.ts';
import { createSearch } from './search.ts';

/** Everything that the public can find, by any words. Of what is looked for nothing is kept, nor logged. */
export function searchRoutes({ app, db, clock, config }: ApiContext): void {
  const search = createSearch(db);
  const says = 'Has hecho muchas búsquedas seguidas.';
  const counted = { addressLimit: { bucket: 'search', limit: config.limits.searches, says } };
  serve(app, searchSite, { config: counted }, async (request) => {
    const { q = '', page = 1, limit = searchLimits.perPage, ...filters } = request.query;
    return search(q, filters, { page, limit }, clock());
  });
}
