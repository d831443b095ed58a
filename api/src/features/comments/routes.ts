import { commentListSchema, commentSchema, newCommentSchema } from '@femcoders/contracts/comment';
import {
  type CommentOrder,
  decisionBatchSchema,
  decisionBodySchema,
  decisionOutcomesSchema,
  moderationListSchema,
  rejectionBodySchema,
} from '@femcoders/contracts/moderation';
import { commentStates } from '@femcoders/contracts/moderation-limits';
import * as z from 'zod/mini';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { forbidden } from '../../problems.ts';
import { adminListQuery, adminPageOf, sortQuery } from '../admin-list.ts';
import { nextLink, pageOf, pageQuery, postIdQuery } from '../listing.ts';
import { countHit } from '../rate-limit.ts';
import { sendList } from '../send-list.ts';
import type { RequestAuthorNotice } from './author-notice.ts';
import { listComments } from './comment-list.ts';
import { type DecisionPorts, decideComment, decideComments } from './moderation.ts';
import { listForModerators, sortNames } from './moderation-list.ts';
import { submitComment } from './submit-comment.ts';

const listQuery = z.object({ postId: postIdQuery, ...pageQuery });
const idParams = z.object({ id: z.uuid('Ese identificador no es de un comentario.') });
const tags = ['Comentarios'];

/** Comments and their moderation (spec section 7; decisions 1.4–1.6 and 1.8). */
export function commentRoutes(context: ApiContext, requestAuthorNotice: RequestAuthorNotice): void {
  const { app, db, pool, clock, config, commentLists, notifyMember } = context;

  app.get(
    '/comments/approved',
    {
      schema: {
        tags,
        summary: 'Comentarios aprobados, el más reciente primero',
        querystring: listQuery,
        response: { 200: commentListSchema },
      },
    },
    async (request, reply) => {
      const { postId } = request.query;
      const page = pageOf(request.query);
      const list = await commentLists.read(`${postId ?? ''}|${page.page}|${page.limit}`, async () => {
        const rows = await listComments(db, 'approved', postId, page);
        return { entries: rows.slice(0, page.limit), link: nextLink(rows.length, page, { postId }) };
      });
      return sendList(request, reply, list);
    },
  );

  app.get(
    '/comments/pending',
    {
      schema: {
        tags,
        summary: 'Comentarios que esperan revisión, el más reciente primero',
        querystring: listQuery,
        response: { 200: commentListSchema },
      },
    },
    async (request, reply) => {
      const { postId } = request.query;
      const page = pageOf(request.query);
      const rows = await listComments(db, 'pending', postId, page);
      const link = nextLink(rows.length, page, { postId });
      if (link) reply.header('link', link);
      return rows.slice(0, page.limit);
    },
  );

  app.post(
    '/comments',
    {
      schema: {
        tags,
        summary: 'Envía un comentario, que queda pendiente de moderación',
        body: newCommentSchema,
        response: { 201: commentSchema },
      },
    },
    async (request, reply) => {
      const now = clock();
      const bucket = `comment:${await context.addressHash(request)}`;
      await countHit(db, bucket, config.limits.comments, 'Has enviado muchos comentarios seguidos.', now);
      const { publicUrl } = config;
      const authorId = (await context.callerIfAny(request))?.id ?? null;
      const ports = { pool, now, authorId, notifyMember, publicUrl, log: request.log };
      const comment = await submitComment(request.body, ports);
      return reply.code(201).send(comment);
    },
  );

  app.get(
    '/admin/comments',
    {
      schema: {
        tags,
        summary: 'Comentarios en un estado, con su puntuación y lo decidido',
        querystring: z.object({
          ...adminListQuery,
          state: z._default(z.enum(commentStates, 'Ese estado no existe.'), 'pending'),
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
    { schema: { ...approveSchema, summary: 'Aprueba un comentario', body: decisionBodySchema } },
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
                outcome: outcome.problem.code === 'conflict' ? ('conflict' as const) : ('not-found' as const),
                message: outcome.problem.message,
              },
        ),
      };
    },
  );
}
