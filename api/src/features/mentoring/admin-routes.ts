import * as endpoints from '@femcoders/contracts/endpoints/admin-mentoring';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { serveRecord } from '../../lists/serve-record.ts';
import { serve } from '../../serve.ts';
import { changeMentorState, listAdminMentors, readAdminMentor } from './admin-mentors.ts';
import { listCandidates, readAdminRequest } from './admin-request.ts';
import { countMentoring, listRequests } from './admin-request-list.ts';
import { type CoordinatePorts, changeRequestState, noteRequest, propose } from './admin-request-mutations.ts';
import { mentoringPorts } from './mentoring-ports.ts';

/** Where mentoring is coordinated: requests, pairs and mentors. */
export function adminMentoringRoutes(context: ApiContext): void {
  const { app, db, clock, lists } = context;

  async function portsOf(request: FastifyRequest): Promise<CoordinatePorts> {
    return { ...mentoringPorts(context), actor: context.caller(request), trace: await context.trace(request) };
  }
  const records = serveRecord({ app, portsOf, changed: () => lists.mentors.invalidate() });

  records.list(endpoints.listMentoringRequests, 'since', ({ state: part, ...query }, page) =>
    listRequests(db, { ...query, part }, page, clock()),
  );
  serve(app, endpoints.countMentoring, () => countMentoring(db, clock()));
  records.read(endpoints.readMentoringRequest, (id) => readAdminRequest(db, id, clock()));
  serve(app, endpoints.listMentorCandidates, ({ params }) => listCandidates(db, params.id, clock()));
  records.act(endpoints.proposeMentors, (id, { mentors }, ports) => propose(id, mentors, ports));
  records.act(endpoints.changeMentoringRequestState, changeRequestState, { idempotent: true });
  records.act(endpoints.noteOnMentoringRequest, noteRequest);

  records.list(endpoints.listMentorsInAnyState, 'state', (query, page) => listAdminMentors(db, query, page));
  records.read(endpoints.readMentorInAnyState, (id) => readAdminMentor(db, id));
  records.act(endpoints.changeMentorState, changeMentorState, { idempotent: true });
}
