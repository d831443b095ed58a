import { commentListSchema, commentSchema, newCommentSchema } from '@femcoders/contracts/comment';
import * as z from 'zod/mini';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { forbidden } from '../../problems.ts';
import { nextLink, pageOf, pageQuery, postIdQuery } from '../listing.ts';
import { countHit } from '../rate-limit.ts';
import { sendList } from '../send-list.ts';
import { listComments } from './comment-list.ts';
import { type Decision, decideComment } from './moderation.ts';
import { submitComment } from './submit-comment.ts';

const listQuery = z.object({ postId: postIdQuery, ...pageQuery });
const idParams = z.object({ id: z.uuid('Ese identificador no es de un comentario.') });
const tags = ['Comentarios'];

/** Comments and their moderation (spec section 7; decisions 1.4–1.6 and 1.8). */
export function commentRoutes(context: ApiContext): void {
  const { app, db, pool, clock, config, commentLists, enqueueMail } = context;

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
      const comment = await submitComment(request.body, { pool, now, enqueueMail, publicUrl, log: request.log });
      return reply.code(201).send(comment);
    },
  );

  async function decide(request: FastifyRequest<{ Params: { id: string } }>, decision: Decision) {
    const trace = await context.trace(request);
    const ports = { pool, now: clock(), moderator: context.caller(request), trace };
    const comment = await decideComment(request.params.id, decision, ports);
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
    (request) => decide(request, 'approve'),
  );
  app.post('/comments/approve/:id', { schema: { ...approveSchema, summary: 'Aprueba un comentario' } }, (request) =>
    decide(request, 'approve'),
  );

  app.delete(
    '/comments/reject/:id',
    {
      schema: {
        tags,
        summary: 'Rechaza un comentario, que desaparece de todas las listas',
        params: idParams,
        response: { 200: z.object({ id: z.string() }) },
      },
    },
    async (request) => {
      const { id } = await decide(request, 'reject');
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
        response: { 200: commentSchema },
      },
    },
    (request) => decide(request, 'restore'),
  );
}
