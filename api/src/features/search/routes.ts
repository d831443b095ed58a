import { searchSite } from '@femcoders/contracts/endpoints/search';
import { searchLimits } from '@femcoders/contracts/search';
import type { ApiContext } from '../../context.ts';
import { serve } from '../../serve.ts';
import { createSearch } from './search.ts';

/** Everything that the public can find, by any words. Of what is looked for nothing is kept, nor logged. */
export function searchRoutes({ app, db, clock, config }: ApiContext): void {
  const search = createSearch(db);
  serve(
    app,
    searchSite,
    async (request) => {
      const { q = '', page = 1, limit = searchLimits.perPage, ...filters } = request.query;
      return search(q, filters, { page, limit }, clock());
    },
    {
      config: {
        addressLimit: {
          bucket: 'search',
          limit: config.limits.searches,
          says: 'Has hecho muchas búsquedas seguidas.',
        },
      },
    },
  );
}
