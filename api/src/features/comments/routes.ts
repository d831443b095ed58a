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
import type { ApiContext, ApiServer, FastifyRequest } from '../../context.ts';
import { type ApiProblem, forbidden } from '../../problems.ts';
import { adminListQuery, adminPageOf, sortQuery } from '../admin-list.ts';
import { takeBrowserForms } from '../browser-forms/take-browser-forms.ts';
import { followedPageQuery, lastShown, nextLink, pageOf, postIdQuery } from '../listing.ts';
import type { Limit } from '../rate-limit.ts';
import { sendList } from '../send-list.ts';
import type { RequestAuthorNotice } from './author-notification.ts';
import { editComment, withdrawByToken } from './change-comment.ts';
import { commentForm } from './comment-form.ts';
import { countApproved, listComments } from './comment-list.ts';
import { type DecisionPorts, decideComment, decideComments } from './moderation.ts';
import { listForModerators, sortNames } from './moderation-list.ts';
import { reportComment } from './report-comment.ts';
import { createCommentStore } from './store-comments.ts';
import { submitComment } from './submit-comment.ts';

const listQuery = z.object({ postId: postIdQuery, ...followedPageQuery });
const idParams = z.object({ id: z.uuid('Ese identificador no es de un comentario.') });
const tokenHeaders = z.object({
  [editTokenHeader]: z.string('Falta el secreto de este comentario.').check(z.maxLength(100, 'Ese secreto no vale.')),
});
const tags = ['Comentarios'];
const counted = (bucket: string, limit: Limit, says: string) => ({ addressLimit: { bucket, limit, says } });

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

  // A scope of its own: no other route takes forms.
  void app.register(async (plain) => {
    takeBrowserForms(plain as ApiServer, commentForm(config.publicUrl));

    (plain as ApiServer).post(
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
      config: { twiceIsOnce: true },
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
      config: { twiceIsOnce: true },
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
      config: { twiceIsOnce: true },
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
