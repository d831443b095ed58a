import {
  adminTalkProposalSchema,
  newProposalScoreSchema,
  proposalDecisionSchema,
  talkProposalEntrySchema,
} from '@femcoders/contracts/talk-proposal';
import { proposalStates } from '@femcoders/contracts/talk-proposal-names';
import * as z from 'zod/mini';
import type { ApiContext } from '../../context.ts';
import { adminRecord } from '../admin-record.ts';
import { listProposals, proposalSorts, readProposal } from './admin-proposals.ts';
import { decideProposal, scoreProposal } from './proposal-mutations.ts';

/** Registers the routes for what members propose, scored and decided by the editors. */
export function talkProposalRoutes(context: ApiContext): void {
  const { app, db, config, enqueueMail } = context;

  const proposals = adminRecord({
    app,
    at: '/admin/talk-proposals',
    noId: 'Ese identificador no es de una propuesta.',
    answer: adminTalkProposalSchema,
    portsOf: context.actPorts,
  });

  proposals.list(
    'Charlas que las socias proponen',
    talkProposalEntrySchema,
    {
      sorts: proposalSorts,
      sort: '-created_at',
      filters: { state: z.optional(z.enum([...proposalStates, 'pending'], 'Ese estado no existe.')) },
    },
    (question, page, request) => listProposals(db, question, context.caller(request).id, page),
  );
  proposals.read('Una propuesta, con sus puntuaciones', (id, request) =>
    readProposal(db, id, context.caller(request).id),
  );
  proposals.put('/score', 'Puntúa una propuesta', newProposalScoreSchema, scoreProposal);
  proposals.post(
    '/decision',
    'Acepta una propuesta, y crea su borrador, o explica por qué ahora no',
    proposalDecisionSchema,
    (id, body, ports) => decideProposal(id, body, { ...ports, enqueueMail, publicUrl: config.publicUrl }),
  );
}
