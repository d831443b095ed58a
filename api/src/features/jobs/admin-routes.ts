import {
  adminJobEntrySchema,
  adminJobSchema,
  jobDecisionSchema,
  jobPartFiguresSchema,
} from '@femcoders/contracts/admin-job';
import { jobParts } from '@femcoders/contracts/admin-job-names';
import * as z from 'zod/mini';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { adminRecord } from '../admin-record.ts';
import { adminJobSorts, countJobParts, listAdminJobs } from './admin-job-list.ts';
import { type DecidePorts, decideJob, readAdminJob, settleReports } from './decide-job.ts';
import { createJobLinks } from './job-links.ts';
import { revokeLink } from './renew-links.ts';

const tags = ['Administración'];

/** Where the team reads offers before anybody else does. */
export function adminJobRoutes(context: ApiContext): void {
  const { app, db, clock, config, enqueueMail, secrets } = context;
  const links = createJobLinks({ secrets, publicUrl: config.publicUrl, basePath: config.basePath });
  const portsOf = async (request: FastifyRequest): Promise<DecidePorts> => ({
    ...(await context.actPorts(request)),
    ...{ enqueueMail, links },
  });

  const jobs = adminRecord({
    app,
    at: '/admin/jobs',
    noId: 'Ese identificador no es de una oferta.',
    answer: adminJobSchema,
    portsOf,
  });

  jobs.list(
    'Ofertas de trabajo',
    adminJobEntrySchema,
    {
      description: 'Sin `part`, las que esperan revisión. Las que nadie ha confirmado no están.',
      sorts: adminJobSorts,
      // Those that wait have the oldest first.
      sort: ({ part }) => (part === 'review' ? 'submitted_at' : '-submitted_at'),
      filters: { part: z._default(z.enum(jobParts, `Elige ${jobParts.join(', ')}.`), 'review') },
    },
    (question, page) => listAdminJobs(db, question, clock(), page),
  );
  app.get(
    '/admin/jobs/figures',
    { schema: { tags, summary: 'Cuántas ofertas hay en cada estado', response: { 200: jobPartFiguresSchema } } },
    () => countJobParts(db, clock()),
  );
  jobs.read('Una oferta, con lo que dicen el corrector y las denuncias', (id) => readAdminJob(db, id, clock()));
  jobs.post(
    '/decision',
    'Publica, devuelve, rechaza o retira una oferta, o la vuelve a abrir',
    jobDecisionSchema,
    decideJob,
  );
  jobs.post(
    '/link',
    'Anula el enlace con el que se gestiona una oferta; a su empresa le llega otro',
    undefined,
    (id, _, ports) => revokeLink(id, ports),
  );
  jobs.post(
    '/reports/settle',
    'Da por atendidas las denuncias de una oferta',
    undefined,
    (id, _, ports) => settleReports(id, ports),
    { idempotent: true },
  );
}
