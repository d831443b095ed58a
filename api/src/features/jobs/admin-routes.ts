import {
  adminJobEntrySchema,
  adminJobSchema,
  jobDecisionSchema,
  jobPartFiguresSchema,
} from '@femcoders/contracts/admin-job';
import { jobParts } from '@femcoders/contracts/admin-job-names';
import { adminListSchema } from '@femcoders/contracts/admin-list';
import * as z from 'zod/mini';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { adminListQuery, adminPageOf, sortQuery } from '../admin-list.ts';
import { adminJobSorts, countJobParts, listAdminJobs } from './admin-job-list.ts';
import { type DecidePorts, decideJob, readAdminJob, settleReports } from './decide-job.ts';
import { createJobLinks } from './job-links.ts';
import { revokeLink } from './renew-links.ts';

const tags = ['Administración'];
const params = z.object({ id: z.uuid('Ese identificador no es de una oferta.') });
const response = { 200: adminJobSchema };

/** Where the team reads offers before anybody else does. */
export function adminJobRoutes(context: ApiContext): void {
  const { app, db, clock, config, enqueueMail, secrets } = context;
  const links = createJobLinks({ secrets, publicUrl: config.publicUrl, basePath: config.basePath });
  const portsOf = async (request: FastifyRequest): Promise<DecidePorts> => ({
    ...(await context.actPorts(request)),
    ...{ enqueueMail, links },
  });

  app.get(
    '/admin/jobs',
    {
      schema: {
        tags,
        summary: 'Ofertas de trabajo',
        description: 'Sin `part`, las que esperan revisión. Las que nadie ha confirmado no están.',
        querystring: z.object({
          ...adminListQuery,
          sort: sortQuery(adminJobSorts),
          part: z._default(z.enum(jobParts, `Elige ${jobParts.join(', ')}.`), 'review'),
        }),
        response: { 200: adminListSchema(adminJobEntrySchema) },
      },
    },
    (request) => {
      const { q, part, sort = part === 'review' ? 'submitted_at' : '-submitted_at' } = request.query;
      return listAdminJobs(db, { q, part, sort }, clock(), adminPageOf(request.query));
    },
  );
  app.get(
    '/admin/jobs/figures',
    { schema: { tags, summary: 'Cuántas ofertas hay en cada estado', response: { 200: jobPartFiguresSchema } } },
    () => countJobParts(db, clock()),
  );
  app.get(
    '/admin/jobs/:id',
    { schema: { tags, summary: 'Una oferta, con lo que dicen el corrector y las denuncias', params, response } },
    (request) => readAdminJob(db, request.params.id, clock()),
  );
  app.post(
    '/admin/jobs/:id/decision',
    {
      schema: {
        tags,
        summary: 'Publica, devuelve, rechaza o retira una oferta, o la vuelve a abrir',
        params,
        body: jobDecisionSchema,
        response,
      },
    },
    async (request) => decideJob(request.params.id, request.body, await portsOf(request)),
  );
  app.post(
    '/admin/jobs/:id/link',
    {
      schema: {
        tags,
        summary: 'Anula el enlace con el que se gestiona una oferta; a su empresa le llega otro',
        params,
        response,
      },
    },
    async (request) => revokeLink(request.params.id, await portsOf(request)),
  );
  app.post(
    '/admin/jobs/:id/reports/settle',
    {
      config: { twiceIsOnce: true },
      schema: { tags, summary: 'Da por atendidas las denuncias de una oferta', params, response },
    },
    async (request) => settleReports(request.params.id, await portsOf(request)),
  );
}
