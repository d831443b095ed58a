import * as endpoints from '@femcoders/contracts/endpoints/reading-progress';
import type { ApiContext } from '../../context.ts';
import { serve } from '../../serve.ts';
import { forgetReadArticles, mergeIntoAccount, readArticlesOf } from './reading-progress.ts';

/** Registers the routes for what a member has read, in her account: her devices tell it and read it. */
export function readingProgressRoutes({ app, db, pool }: ApiContext): void {
  serve(app, endpoints.readReadingProgress, ({ params }) => readArticlesOf(db, params.id));

  serve(app, endpoints.mergeReadingProgress, ({ params, body }) => mergeIntoAccount(pool, params.id, body));

  serve(app, endpoints.forgetReadingProgress, async ({ params }, reply) => {
    await forgetReadArticles(db, params.id);
    return reply.code(204).send(null);
  });
}
