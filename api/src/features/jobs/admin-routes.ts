import * as endpoints from '@femcoders/contracts/endpoints/jobs';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { serveRecord } from '../../lists/serve-record.ts';
import { serve } from '../../serve.ts';
import { countJobParts, listAdminJobs } from './admin-job-list.ts';
import { type DecidePorts, decideJob, readAdminJob, settleReports } from './decide-job.ts';
import { createJobLinks } from './job-links.ts';
import { revokeLink } from './renew-links.ts';

/** Where the team reads offers before anybody else does. */
export function adminJobRoutes(context: ApiContext): void {
  const { app, db, clock, config, enqueueMail, secrets } = context;
  const links = createJobLinks({ secrets, publicUrl: config.publicUrl, basePath: config.basePath });
  const portsOf = async (request: FastifyRequest): Promise<DecidePorts> => ({
    ...(await context.actPorts(request)),
    ...{ enqueueMail, links },
  });

  const jobs = serveRecord({ app, portsOf });

  // Those that wait have the oldest first.
  jobs.list(
    endpoints.listJobsToDecide,
    ({ part }) => (part === 'review' ? 'submitted_at' : '-submitted_at'),
    (query, page) => listAdminJobs(db, query, clock(), page),
  );
  serve(app, endpoints.countJobsByPart, () => countJobParts(db, clock()));
  jobs.read(endpoints.readJobToDecide, (id) => readAdminJob(db, id, clock()));
  jobs.act(endpoints.decideJob, decideJob);
  jobs.act(endpoints.revokeJobLink, (id, _, ports) => revokeLink(id, ports));
  jobs.act(endpoints.settleJobReports, (id, _, ports) => settleReports(id, ports), { idempotent: true });
}
