import * as z from 'zod/mini';
import {
  commentCountSchema,
  commentEditSchema,
  commentListSchema,
  commentSchema,
  editTokenHeader,
  helpfulAnswerSchema,
  newCommentSchema,
  newReportSchema,
  sentCommentSchema,
} from '../comment.ts';
import {
  decisionBatchSchema,
  decisionBodySchema,
  decisionOutcomesSchema,
  moderationListSchema,
  rejectionBodySchema,
} from '../moderation.ts';
import { commentLists, commentSorts } from '../moderation-names.ts';
import { ownCommentListSchema, ownCommentStates, receivedAnswersSchema } from '../own-comment.ts';
import { moderation } from '../role-groups.ts';
import { endpointsWith } from './endpoint.ts';
import { adminListQuery, keysetPageQuery, pageQuery, postIdQuery, sortQuery } from './queries.ts';

const tags = ['Comentarios'];
const commentId = z.uuid('Ese identificador no es de un comentario.');
const userId = z.uuid('Ese identificador no es de una persona.');
const headers = z.object({
  [editTokenHeader]: z.string('Falta el secreto de este comentario.').check(z.maxLength(100, 'Ese secreto no vale.')),
});
const listQuery = z.object({ postId: postIdQuery, ...keysetPageQuery });
/** Without it the answers stand in the list like all others. */
const answersBelow = z.optional(z.literal('below', 'Indica «below» para tener las respuestas debajo.'));

const commentsEndpoint = endpointsWith({ tags });

export const listApprovedComments = commentsEndpoint('GET', '/comments/approved', 'public', {
  summary: 'Comentarios aprobados, el más reciente primero',
  description:
    'Con `answers=below`, las respuestas vienen en `answers` del comentario al que responden: las 20 más antiguas; `moreAnswers` dice cuántas más hay. Con `answersTo`, solo las respuestas a ese comentario, la más antigua primero.',
  querystring: z.extend(listQuery, { answers: answersBelow, answersTo: z.optional(commentId) }),
  response: { 200: commentListSchema },
});

export const listPendingComments = commentsEndpoint('GET', '/comments/pending', moderation, {
  summary: 'Comentarios que esperan revisión, el más reciente primero',
  querystring: listQuery,
  response: { 200: commentListSchema },
});

export const countApprovedComments = commentsEndpoint('GET', '/comments/approved/count', 'public', {
  summary: 'Cuántos comentarios aprobados tiene una publicación, y qué lugar ocupa uno',
  querystring: z.object({
    postId: z.nonoptional(postIdQuery, 'Indica el número de la publicación.'),
    id: z.optional(commentId),
    answers: answersBelow,
  }),
  response: { 200: commentCountSchema },
});

export const sendComment = commentsEndpoint('POST', '/comments', 'public', {
  summary: 'Envía un comentario, que queda pendiente de moderación',
  description:
    'Responde además el secreto (`editToken`) con el que se puede cambiar o retirar durante 15 minutos, en la cabecera `X-Comment-Token`.',
  body: newCommentSchema,
  response: { 201: sentCommentSchema },
});

const commentEndpoint = endpointsWith({ tags, params: z.object({ id: commentId }), response: { 200: commentSchema } });

export const editComment = commentEndpoint('PATCH', '/comments/:id', 'public', {
  summary: 'Cambia un comentario recién enviado, que vuelve a esperar moderación',
  headers,
  body: commentEditSchema,
});

export const withdrawComment = commentEndpoint('DELETE', '/comments/:id', 'public', {
  summary: 'Retira un comentario recién enviado',
  headers,
  response: { 204: z.null() },
});

export const reportComment = commentEndpoint('POST', '/comments/:id/reports', 'public', {
  summary: 'Denuncia un comentario publicado, sin decir quién eres',
  body: newReportSchema,
  response: { 204: z.null() },
});

export const listCommentsToModerate = commentsEndpoint('GET', '/admin/comments', moderation, {
  summary: 'Comentarios en un estado, con su puntuación y lo decidido',
  querystring: z.object({
    ...adminListQuery,
    state: z._default(z.enum(commentLists, 'Ese estado no existe.'), 'pending'),
    postId: postIdQuery,
    sort: z._default(sortQuery(commentSorts), '-createdAt'),
    until: z.optional(z.iso.datetime('Indica un momento como 2026-11-21T09:30:00Z.')),
  }),
  response: { 200: moderationListSchema },
});

export const approveCommentByGet = commentEndpoint('GET', '/comments/approve/:id', moderation, {
  summary: 'Aprueba un comentario (forma antigua: usa POST)',
  description: 'Solo responde a peticiones de un programa: un enlace, una imagen o una precarga se rechazan.',
});

export const approveComment = commentEndpoint('POST', '/comments/approve/:id', moderation, {
  summary: 'Aprueba un comentario',
  body: decisionBodySchema,
});

export const rejectComment = commentEndpoint('DELETE', '/comments/reject/:id', moderation, {
  summary: 'Rechaza un comentario, que desaparece de todas las listas públicas',
  body: rejectionBodySchema,
  response: { 200: z.object({ id: z.string() }) },
});

export const restoreComment = commentEndpoint('POST', '/comments/restore/:id', moderation, {
  summary: 'Devuelve un comentario a pendiente',
  body: decisionBodySchema,
});

export const decideComments = commentsEndpoint('POST', '/admin/comments/decisions', moderation, {
  summary: 'Decide sobre varios comentarios a la vez, o todos o ninguno si la base de datos falla',
  body: decisionBatchSchema,
  response: { 200: decisionOutcomesSchema },
});

const ownEndpoint = endpointsWith({ tags, params: z.object({ id: userId }) });

export const listOwnComments = ownEndpoint('GET', '/user/:id/comments', ['owner'], {
  summary: 'Mis comentarios, el más reciente primero',
  querystring: z.object({
    ...pageQuery,
    state: z.optional(z.enum(ownCommentStates, 'Ese estado no existe.')),
  }),
  response: { 200: ownCommentListSchema },
});

export const withdrawOwnComment = commentsEndpoint('DELETE', '/user/:id/comments/:comment', ['owner'], {
  summary: 'Retira un comentario mío que espera revisión',
  params: z.object({ id: userId, comment: commentId }),
  response: { 204: z.null() },
});

export const listReceivedAnswers = ownEndpoint('GET', '/user/:id/comment-answers', ['owner'], {
  summary: 'Las respuestas publicadas a mis comentarios, la más reciente primero',
  querystring: z.object(pageQuery),
  response: { 200: receivedAnswersSchema },
});

export const listHelpfulComments = ownEndpoint('GET', '/user/:id/helpful-comments', ['owner'], {
  summary: 'Los comentarios de una publicación que me han ayudado',
  querystring: z.object({ postId: z.nonoptional(postIdQuery, 'Indica el número de la publicación.') }),
  response: { 200: z.object({ ids: z.array(z.string()) }) },
});

export const markHelpfulComment = commentsEndpoint('PUT', '/user/:id/helpful-comments/:comment', ['owner'], {
  summary: 'Dice si un comentario me ha ayudado, o deja de decirlo',
  params: z.object({ id: userId, comment: commentId }),
  body: z.object({ helpful: z.boolean('Indica si te ha ayudado.') }),
  response: { 200: helpfulAnswerSchema },
});
