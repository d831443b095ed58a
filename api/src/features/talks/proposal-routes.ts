import * as endpoints from '@femcoders/contracts/endpoints/talks';
import type { ApiContext } from '../../context.ts';
import { serveRecord } from '../../lists/serve-record.ts';
import { listProposals, readProposal } from './admin-proposals.ts';
import { decideProposal, scoreProposal } from './proposal-mutations.ts';

/** Registers the routes for what members propose, scored and decided by the editors. */
export function talkProposalRoutes(context: ApiContext): void {
  const { app, db, config, enqueueMail } = context;

  const proposals = serveRecord({ app, portsOf: context.actPorts });
  proposals.list(endpoints.listTalkProposals, '-created_at', (query, page, request) =>
    listProposals(db, query, context.caller(request).id, page),
  );
  proposals.read(endpoints.readTalkProposal, (id, request) => readProposal(db, id, context.caller(request).id));
  proposals.act(endpoints.scoreTalkProposal, scoreProposal);
  proposals.act(endpoints.decideTalkProposal, (id, body, ports) =>
    decideProposal(id, body, { ...ports, enqueueMail, publicUrl: config.publicUrl }),
  );
}
