import * as endpoints from '@femcoders/contracts/endpoints/comments';
import type { ApiContext } from '../../context.ts';
import { pageOf } from '../../lists/listing.ts';
import { countHit } from '../../rate-limit.ts';
import { serve } from '../../serve.ts';
import { listHelpful, markHelpful } from './helpful-comments.ts';
import * as own from './own-comments.ts';

/** Of one member: nobody else's marks count. */
const markLimit = { hits: 60, window: 10 * 60 };

/** Registers the routes for what a member does with the comments that she wrote while she was logged in. */
export function ownCommentRoutes({ app, db, pool, clock, lists }: ApiContext): void {
  serve(app, endpoints.listOwnComments, ({ params, query }) =>
    own.listOwnComments(db, params.id, { state: query.state, page: pageOf(query) }),
  );

  serve(app, endpoints.listReceivedAnswers, ({ params, query }) =>
    own.listReceivedAnswers(db, params.id, pageOf(query)),
  );

  serve(app, endpoints.withdrawOwnComment, async ({ params }, reply) => {
    await own.withdrawComment(db, params.id, params.comment);
    return reply.code(204).send(null);
  });

  serve(app, endpoints.listHelpfulComments, async ({ params, query }) => ({
    ids: await listHelpful(db, params.id, query.postId),
  }));

  serve(app, endpoints.markHelpfulComment, async ({ params, body }) => {
    const now = clock();
    await countHit(db, `comment-helpful:${params.id}`, markLimit, 'Has marcado muchos comentarios seguidos.', now);
    const answer = await markHelpful(params.comment.toLowerCase(), params.id, body.helpful, { pool, now });
    lists.comments.invalidate();
    return answer;
  });
}
