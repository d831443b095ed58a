import {
  commentCountSchema,
  commentEditSchema,
  commentListSchema,
  commentSchema,
  editTokenHeader,
  newCommentSchema,
  newReportSchema,
  sentCommentSchema,
} from '@femcoders/contracts/comment';
import * as z from 'zod/mini';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { takeBrowserForms } from '../browser-forms/take-browser-forms.ts';
import { followedPageQuery, lastShown, nextLink, pageOf, postIdQuery } from '../listing.ts';
import type { Limit } from '../rate-limit.ts';
import { sendList } from '../send-list.ts';
import { editComment, withdrawByToken } from './change-comment.ts';
import { commentForm } from './comment-form.ts';
import { countApproved, listComments } from './comment-list.ts';
import { reportComment } from './report-comment.ts';
import { createCommentStore } from './store-comments.ts';
import { submitComment } from './submit-comment.ts';

const listQuery = z.object({ postId: postIdQuery, ...followedPageQuery });
/** Of the address of a comment. */
export const idParams = z.object({ id: z.uuid('Ese identificador no es de un comentario.') });
const tokenHeaders = z.object({
  [editTokenHeader]: z.string('Falta el secreto de este comentario.').check(z.maxLength(100, 'Ese secreto no vale.')),
});
export const tags = ['Comentarios'];
const counted = (bucket: string, limit: Limit, says: string) => ({ addressLimit: { bucket, limit, says } });

/** Registers the routes for what visitors read, send, change and report (spec section 7; decisions 1.4–1.6 and 1.8). */
export function commentRoutes(context: ApiContext): void {
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
      const key = `${postId ?? ''}|${page.page}|${page.limit}|${page.after ?? ''}`;
      const list = await commentLists.read(key, async () => {
        const rows = await listComments(db, 'approved', postId, page);
        const link = nextLink(rows.length, page, { postId, after: lastShown(rows, page) });
        return { entries: rows.slice(0, page.limit), link };
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
      const link = nextLink(rows.length, page, { postId, after: lastShown(rows, page) });
      if (link) reply.header('link', link);
      return rows.slice(0, page.limit);
    },
  );

  app.get(
    '/comments/approved/count',
    {
      schema: {
        tags,
        summary: 'Cuántos comentarios aprobados tiene una publicación, y qué lugar ocupa uno',
        querystring: z.object({
          postId: z.nonoptional(postIdQuery, 'Indica el número de la publicación.'),
          id: z.optional(z.uuid('Ese identificador no es de un comentario.')),
        }),
        response: { 200: commentCountSchema },
      },
    },
    async (request, reply) => {
      const { postId, id } = request.query;
      // Whose place is asked for is asked once; how many there are, by every page.
      if (id !== undefined) return countApproved(db, postId, id);
      const total = await commentLists.read(`count|${postId}`, async () => ({
        entries: await countApproved(db, postId),
      }));
      return sendList(request, reply, total);
    },
  );

  const portsFor = (request: FastifyRequest) => ({
    pool,
    db,
    now: clock(),
    notifyMember,
    publicUrl: config.publicUrl,
    log: request.log,
  });

  const { publicUrl, limits } = config;
  const store = createCommentStore({ pool, clock, notifyMember, publicUrl, log: app.log });

  takeBrowserForms(app, commentForm(config.publicUrl), (scope) => {
    scope.post(
      '/comments',
      {
        config: counted('comment', limits.comments, 'Has enviado muchos comentarios seguidos.'),
        schema: {
          tags,
          summary: 'Envía un comentario, que queda pendiente de moderación',
          description:
            'Responde además el secreto (`editToken`) con el que se puede cambiar o retirar durante 15 minutos, en la cabecera `X-Comment-Token`.',
          body: newCommentSchema,
          response: { 201: sentCommentSchema },
        },
      },
      async (request, reply) => {
        const authorId = (await context.callerIfAny(request))?.id ?? null;
        return reply.code(201).send(await submitComment(request.body, { now: clock(), authorId, store }));
      },
    );
  });

  const ownSchema = { tags, params: idParams, headers: tokenHeaders };
  const edits = counted('comment-edit', limits.commentEdits, 'Has hecho muchos cambios seguidos.');

  app.patch(
    '/comments/:id',
    {
      config: edits,
      schema: {
        ...ownSchema,
        summary: 'Cambia un comentario recién enviado, que vuelve a esperar moderación',
        body: commentEditSchema,
        response: { 200: commentSchema },
      },
    },
    async (request) => {
      const token = request.headers[editTokenHeader];
      const comment = await editComment(request.params.id.toLowerCase(), token, request.body, portsFor(request));
      commentLists.invalidate();
      return comment;
    },
  );

  app.delete(
    '/comments/:id',
    {
      config: edits,
      schema: { ...ownSchema, summary: 'Retira un comentario recién enviado', response: { 204: z.null() } },
    },
    async (request, reply) => {
      await withdrawByToken(request.params.id.toLowerCase(), request.headers[editTokenHeader], portsFor(request));
      commentLists.invalidate();
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/comments/:id/reports',
    {
      config: counted('comment-report', limits.commentReports, 'Has enviado muchas denuncias seguidas.'),
      schema: {
        tags,
        summary: 'Denuncia un comentario publicado, sin decir quién eres',
        params: idParams,
        body: newReportSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const addressHash = await context.addressHash(request);
      await reportComment(request.params.id, request.body, { ...portsFor(request), addressHash });
      return reply.code(204).send(null);
    },
  );
}
