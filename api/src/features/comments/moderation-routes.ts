import { commentSchema } from '@femcoders/contracts/comment';
import {
  type CommentOrder,
  decisionBatchSchema,
  decisionBodySchema,
  decisionOutcomesSchema,
  moderationListSchema,
  rejectionBodySchema,
} from '@femcoders/contracts/moderation';
import { commentLists as listNames } from '@femcoders/contracts/moderation-names';
import * as z from 'zod/mini';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { type ApiProblem, forbidden } from '../../problems.ts';
import { adminListQuery, adminPageOf, sortQuery } from '../admin-list.ts';
import { postIdQuery } from '../listing.ts';
import type { RequestAuthorNotice } from './author-notification.ts';
import { type DecisionPorts, decideComment, decideComments } from './moderation.ts';
import { listForModerators, sortNames } from './moderation-list.ts';

import { idParams, tags } from './routes.ts';

/** Registers the routes for what moderators read and decide (spec section 7; decisions 1.4–1.6 and 1.8). */
export function moderationRoutes(context: ApiContext, requestAuthorNotice: RequestAuthorNotice): void {
  const { app, db, pool, clock, commentLists } = context;

  app.get(
    '/admin/comments',
    {
      schema: {
        tags,
        summary: 'Comentarios en un estado, con su puntuación y lo decidido',
        querystring: z.object({
          ...adminListQuery,
          state: z._default(z.enum(listNames, 'Ese estado no existe.'), 'pending'),
          postId: postIdQuery,
          sort: z._default(sortQuery(sortNames), '-createdAt'),
          until: z.optional(z.iso.datetime('Indica un momento como 2026-11-21T09:30:00Z.')),
        }),
        response: { 200: moderationListSchema },
      },
    },
    ({ query }) => {
      const { state, q, postId, sort = '-createdAt', until } = query;
      const page = adminPageOf(query);
      return listForModerators(
        db,
        { state, q, postId, sort, until: until === undefined ? undefined : new Date(until), page },
        clock(),
      );
    },
  );

  async function portsOf(request: FastifyRequest): Promise<DecisionPorts> {
    const { requestAwards } = context;
    return {
      pool,
      now: clock(),
      moderator: context.caller(request),
      trace: await context.trace(request),
      requestAwards,
      requestAuthorNotice,
    };
  }

  async function decide(request: FastifyRequest<{ Params: { id: string } }>, order: Omit<CommentOrder, 'id'>) {
    const comment = await decideComment({ id: request.params.id, ...order }, await portsOf(request));
    commentLists.invalidate();
    return comment;
  }

  const approveSchema = { tags, params: idParams, response: { 200: commentSchema } };
  app.get(
    '/comments/approve/:id',
    {
      schema: {
        ...approveSchema,
        summary: 'Aprueba un comentario (forma antigua: usa POST)',
        description: 'Solo responde a peticiones de un programa: un enlace, una imagen o una precarga se rechazan.',
      },
      preValidation: async (request) => {
        const destination = request.headers['sec-fetch-dest'];
        if (destination !== undefined && destination !== 'empty') throw forbidden('Un enlace no puede aprobar.');
      },
    },
    (request) => decide(request, { decision: 'approve' }),
  );
  app.post(
    '/comments/approve/:id',
    {
      config: { idempotent: true },
      schema: { ...approveSchema, summary: 'Aprueba un comentario', body: decisionBodySchema },
    },
    (request) => decide(request, { ...request.body, decision: 'approve' }),
  );

  app.delete(
    '/comments/reject/:id',
    {
      schema: {
        tags,
        summary: 'Rechaza un comentario, que desaparece de todas las listas públicas',
        params: idParams,
        body: rejectionBodySchema,
        response: { 200: z.object({ id: z.string() }) },
      },
    },
    async (request) => {
      const { id } = await decide(request, { ...request.body, decision: 'reject' });
      return { id };
    },
  );

  app.post(
    '/comments/restore/:id',
    {
      config: { idempotent: true },
      schema: {
        tags,
        summary: 'Devuelve un comentario a pendiente',
        params: idParams,
        body: decisionBodySchema,
        response: { 200: commentSchema },
      },
    },
    (request) => decide(request, { ...request.body, decision: 'restore' }),
  );

  app.post(
    '/admin/comments/decisions',
    {
      config: { idempotent: true },
      schema: {
        tags,
        summary: 'Decide sobre varios comentarios a la vez, o todos o ninguno si la base de datos falla',
        body: decisionBatchSchema,
        response: { 200: decisionOutcomesSchema },
      },
    },
    async (request) => {
      const outcomes = await decideComments(request.body.decisions, await portsOf(request));
      commentLists.invalidate();
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
    },
  );
}

function refusal({ code, fields }: ApiProblem): 'conflict' | 'changed' | 'not-found' {
  if (code !== 'conflict') return 'not-found';
  return fields?.[0]?.field === 'content' ? 'changed' : 'conflict';
}
