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
import { adminRecord } from '../admin-record.ts';
import { hubPieceSorts, listAdminPieces, readAdminPiece } from './admin-pieces.ts';
import { decidePiece } from './decide-piece.ts';
import { changeIdea, listAdminIdeas } from './hub-ideas.ts';

const tags = ['Administración'];

/** The community's hub as moderators keep it. */
export function adminHubRoutes(context: ApiContext): void {
  const { app, db, hubLists } = context;

  const pieces = adminRecord({
    app,
    at: '/admin/hub-pieces',
    noId: 'Ese identificador no es de una pieza.',
    answer: adminHubPieceSchema,
    portsOf: context.actPorts,
    changed: () => hubLists.invalidate(),
  });

  pieces.list(
    'Piezas del espacio de la comunidad, en cualquier estado',
    adminHubPieceSchema,
    {
      sorts: hubPieceSorts,
      sort: '-created_at',
      filters: {
        kind: z.optional(hubKindSchema),
        state: z.optional(z.enum([...hubStates, 'all'], 'Ese estado no existe.')),
        look: z.optional(z.enum(['reported', 'broken'], 'Indica reported o broken.')),
      },
    },
    (question, page) => listAdminPieces(db, question, page),
  );
  pieces.read('Una pieza, en cualquier estado', (id) => readAdminPiece(db, id));
  pieces.post(
    '/state',
    'Publica una pieza, la rechaza o la retira con su motivo, o la devuelve a donde estaba',
    hubDecisionSchema,
    decidePiece,
    { idempotent: true },
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
