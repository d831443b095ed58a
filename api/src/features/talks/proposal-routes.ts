import { adminListSchema } from '@femcoders/contracts/admin-list';
import {
  adminTalkProposalSchema,
  newProposalScoreSchema,
  proposalDecisionSchema,
  talkProposalEntrySchema,
} from '@femcoders/contracts/talk-proposal';
import { proposalStates } from '@femcoders/contracts/talk-proposal-names';
import * as z from 'zod/mini';
import type { ApiContext } from '../../context.ts';
import { adminListQuery, adminPageOf, sortQuery } from '../admin-list.ts';
import { listProposals, proposalSorts, readProposal } from './admin-proposals.ts';
import { decideProposal, scoreProposal } from './proposal-mutations.ts';

const tags = ['Administración'];
const params = z.object({ id: z.uuid('Ese identificador no es de una propuesta.') });
const response = { 200: adminTalkProposalSchema };

/** What members propose, scored and decided by the editors. */
export function talkProposalRoutes(context: ApiContext): void {
  const { app, db, config, enqueueMail } = context;

  app.get(
    '/admin/talk-proposals',
    {
      schema: {
        tags,
        summary: 'Charlas que las socias proponen',
        querystring: z.object({
          ...adminListQuery,
          sort: sortQuery(proposalSorts),
          state: z.optional(z.enum([...proposalStates, 'pending'], 'Ese estado no existe.')),
        }),
        response: { 200: adminListSchema(talkProposalEntrySchema) },
      },
    },
    (request) => {
      const { q, state, sort = '-created_at' } = request.query;
      return listProposals(db, { q, state, sort }, context.caller(request).id, adminPageOf(request.query));
    },
  );

  app.get(
    '/admin/talk-proposals/:id',
    { schema: { tags, summary: 'Una propuesta, con sus puntuaciones', params, response } },
    (request) => readProposal(db, request.params.id, context.caller(request).id),
  );

  app.put(
    '/admin/talk-proposals/:id/score',
    { schema: { tags, summary: 'Puntúa una propuesta', params, body: newProposalScoreSchema, response } },
    async (request) => scoreProposal(request.params.id, request.body, await context.actPorts(request)),
  );

  app.post(
    '/admin/talk-proposals/:id/decision',
    {
      schema: {
        tags,
        summary: 'Acepta una propuesta, y crea su borrador, o explica por qué ahora no',
        params,
        body: proposalDecisionSchema,
        response,
      },
    },
    async (request) => {
      const ports = { ...(await context.actPorts(request)), enqueueMail, publicUrl: config.publicUrl };
      return decideProposal(request.params.id, request.body, ports);
    },
  );
}
