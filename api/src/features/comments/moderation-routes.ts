import * as endpoints from '@femcoders/contracts/endpoints/comments';
import type { CommentOrder } from '@femcoders/contracts/moderation';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { adminPageOf } from '../../lists/admin-list.ts';
import { type ApiProblem, forbidden } from '../../problems.ts';
import { serve } from '../../serve.ts';
import * as deciding from './moderation.ts';
import { listForModerators } from './moderation-list.ts';

/** Registers the routes for what moderators read and decide (spec section 7; decisions 1.4–1.6 and 1.8). */
export function moderationRoutes(context: ApiContext): void {
  const { app, db, clock, lists } = context;

  serve(app, endpoints.listCommentsToModerate, ({ query }) => {
    const { state, q, postId, sort = '-createdAt', until } = query;
    const page = adminPageOf(query);
    return listForModerators(
      db,
      { state, q, postId, sort, until: until === undefined ? undefined : new Date(until), page },
      clock(),
    );
  });

  async function portsOf(request: FastifyRequest): Promise<deciding.DecisionPorts> {
    return { ...(await context.actPorts(request)), requestJob: context.requestJob };
  }

  async function decide(request: FastifyRequest<{ Params: { id: string } }>, order: Omit<CommentOrder, 'id'>) {
    const comment = await deciding.decideComment({ id: request.params.id, ...order }, await portsOf(request));
    lists.comments.invalidate();
    return comment;
  }

  const idempotent = { config: { idempotent: true } };
  serve(
    app,
    endpoints.approveCommentByGet,
    {
      preValidation: async (request) => {
        const destination = request.headers['sec-fetch-dest'];
        if (destination !== undefined && destination !== 'empty')
          throw forbidden('Un enlace no aprueba comentarios: apruébalo en la administración.');
      },
    },
    (request) => decide(request, { decision: 'approve' }),
  );
  serve(app, endpoints.approveComment, idempotent, (request) =>
    decide(request, { ...request.body, decision: 'approve' }),
  );
  serve(app, endpoints.rejectComment, async (request) => {
    const { id } = await decide(request, { ...request.body, decision: 'reject' });
    return { id };
  });
  serve(app, endpoints.restoreComment, idempotent, (request) =>
    decide(request, { ...request.body, decision: 'restore' }),
  );

  serve(app, endpoints.decideComments, idempotent, async (request) => {
    const outcomes = await deciding.decideComments(request.body.decisions, await portsOf(request));
    lists.comments.invalidate();
    return {
      outcomes: outcomes.map((outcome) =>
        'comment' in outcome
          ? { id: outcome.id, outcome: 'done' as const, message: null }
          : {
              id: outcome.id,
              outcome: refusal(outcome.problem),
              message: outcome.problem.message,
            },
      ),
    };
  });
}

function refusal({ code, fields }: ApiProblem): 'conflict' | 'changed' | 'not-found' {
  if (code !== 'conflict') return 'not-found';
  return fields?.[0]?.field === 'content' ? 'changed' : 'conflict';
}
