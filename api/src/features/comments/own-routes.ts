import { listOwnComments, withdrawOwnComment } from '@femcoders/contracts/endpoints/comments';
import type { ApiContext } from '../../context.ts';
import { pageOf } from '../../lists/listing.ts';
import { serve } from '../../serve.ts';
import * as own from './own-comments.ts';

/** Registers the routes for what a member does with the comments that she wrote while she was logged in. */
export function ownCommentRoutes({ app, db }: ApiContext): void {
  serve(app, listOwnComments, ({ params, query }) =>
    own.listOwnComments(db, params.id, { state: query.state, page: pageOf(query) }),
  );

  serve(app, withdrawOwnComment, async ({ params }, reply) => {
    await own.withdrawComment(db, params.id, params.comment);
    return reply.code(204).send(null);
  });
}
