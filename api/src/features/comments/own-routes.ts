import { ownCommentListSchema, ownCommentStates } from '@femcoders/contracts/own-comment';
import * as z from 'zod/mini';
import type { ApiContext } from '../../context.ts';
import { pageOf, pageQuery } from '../listing.ts';
import { listOwnComments, withdrawComment } from './own-comments.ts';

const tags = ['Comentarios'];
const userId = z.uuid('Ese identificador no es de una persona.');

/** Registers the routes for what a member does with the comments that she wrote while she was logged in. */
export function ownCommentRoutes({ app, db }: ApiContext): void {
  app.get(
    '/user/:id/comments',
    {
      schema: {
        tags,
        summary: 'Mis comentarios, el más reciente primero',
        params: z.object({ id: userId }),
        querystring: z.object({
          ...pageQuery,
          state: z.optional(z.enum(ownCommentStates, 'Ese estado no existe.')),
        }),
        response: { 200: ownCommentListSchema },
      },
    },
    ({ params, query }) => listOwnComments(db, params.id, { state: query.state, page: pageOf(query) }),
  );

  app.delete(
    '/user/:id/comments/:comment',
    {
      schema: {
        tags,
        summary: 'Retira un comentario mío que espera revisión',
        params: z.object({ id: userId, comment: z.uuid('Ese identificador no es de un comentario.') }),
        response: { 204: z.null() },
      },
    },
    async ({ params }, reply) => {
      await withdrawComment(db, params.id, params.comment);
      return reply.code(204).send(null);
    },
  );
}
