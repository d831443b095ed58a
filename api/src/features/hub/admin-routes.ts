import { adminListSchema } from '@femcoders/contracts/admin-list';
import {
  adminHubIdeaListSchema,
  adminHubIdeaSchema,
  adminHubPieceSchema,
  hubDecisionSchema,
  hubIdeaChangeSchema,
  hubKindSchema,
} from '@femcoders/contracts/hub';
import { hubStates } from '@femcoders/contracts/hub-names';
import * as z from 'zod/mini';
import type { ApiContext } from '../../context.ts';
import { adminListQuery, adminPageOf, sortQuery } from '../admin-list.ts';
import { hubPieceSorts, listAdminPieces, readAdminPiece } from './admin-pieces.ts';
import { decidePiece } from './decide-piece.ts';
import { changeIdea, listAdminIdeas } from './hub-ideas.ts';

const tags = ['Administración'];
const params = z.object({ id: z.uuid('Ese identificador no es de una pieza.') });

/** The community's hub as moderators keep it. */
export function adminHubRoutes(context: ApiContext): void {
  const { app, db, hubLists } = context;

  app.get(
    '/admin/hub-pieces',
    {
      schema: {
        tags,
        summary: 'Piezas del espacio de la comunidad, en cualquier estado',
        querystring: z.object({
          ...adminListQuery,
          sort: sortQuery(hubPieceSorts),
          kind: z.optional(hubKindSchema),
          state: z.optional(z.enum([...hubStates, 'all'], 'Ese estado no existe.')),
          look: z.optional(z.enum(['reported', 'broken'], 'Indica reported o broken.')),
        }),
        response: { 200: adminListSchema(adminHubPieceSchema) },
      },
    },
    (request) => {
      const { q, kind, state, look, sort = '-created_at' } = request.query;
      return listAdminPieces(db, { q, kind, state, look, sort }, adminPageOf(request.query));
    },
  );

  app.get(
    '/admin/hub-pieces/:id',
    { schema: { tags, summary: 'Una pieza, en cualquier estado', params, response: { 200: adminHubPieceSchema } } },
    (request) => readAdminPiece(db, request.params.id),
  );

  app.post(
    '/admin/hub-pieces/:id/state',
    {
      config: { twiceIsOnce: true },
      schema: {
        tags,
        summary: 'Publica una pieza, la rechaza o la retira con su motivo, o la devuelve a donde estaba',
        params,
        body: hubDecisionSchema,
        response: { 200: adminHubPieceSchema },
      },
    },
    async (request) => {
      const decided = await decidePiece(request.params.id, request.body, await context.actPorts(request));
      hubLists.invalidate();
      return decided;
    },
  );

  app.get(
    '/admin/hub-ideas',
    { schema: { tags, summary: 'Las once ideas, con sus votos', response: { 200: adminHubIdeaListSchema } } },
    () => listAdminIdeas(db),
  );

  app.put(
    '/admin/hub-ideas/:id',
    {
      schema: {
        tags,
        summary: 'Dice hasta dónde ha llegado una idea y qué ha pasado con ella',
        params: z.object({ id: z.string().check(z.maxLength(30, 'Esa idea no existe.')) }),
        body: hubIdeaChangeSchema,
        response: { 200: adminHubIdeaSchema },
      },
    },
    async (request) => {
      const changed = await changeIdea(request.params.id, request.body, await context.actPorts(request));
      hubLists.invalidate();
      return changed;
    },
  );
}
