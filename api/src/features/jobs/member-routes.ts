import { unknownLink, waysOut } from '@femcoders/contracts/endpoints/link-keys';
import { alertLinkSchema, changedMarkSchema, jobFiltersSchema, ownJobsSchema } from '@femcoders/contracts/job-alert';
import * as z from 'zod/mini';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { notFound } from '../../problems.ts';
import { linkedKeyOf, linkKeyHeaders } from '../link-key.ts';
import { unsubscribeRoutes } from '../mail-preferences/unsubscribe-routes.ts';
import { addAlert, endAlert, listAlerts, readAlertLink, removeAlert } from './job-alerts.ts';
import { readAlertToken } from './job-links.ts';
import { listMarks, markJob } from './job-marks.ts';

const tags = ['Ofertas de trabajo'];
const ownerParams = z.object({ id: z.uuid() });
const response = { 200: ownJobsSchema };

/**
 * Registers the routes for what a member keeps among the offers: searches that she gets mails about, and offers that she
 * has put aside.
 */
export function jobMemberRoutes(context: ApiContext): void {
  const { app, db, pool, clock, config, secrets } = context;
  const own = async (userId: string) => ({
    marks: await listMarks(db, userId, clock()),
    alerts: await listAlerts(db, userId),
  });

  app.get(
    '/user/:id/jobs',
    { schema: { tags, summary: 'Sus ofertas guardadas y sus alertas', params: ownerParams, response } },
    (request) => own(request.params.id),
  );
  app.put(
    '/user/:id/jobs/:offer',
    {
      schema: {
        tags,
        summary: 'Guarda una oferta, o anota que la ha solicitado',
        params: z.object({ id: z.uuid(), offer: z.uuid('Esta oferta no existe.') }),
        body: changedMarkSchema,
        response,
      },
    },
    async (request) => {
      const { id, offer } = request.params;
      await markJob(id, offer, request.body, { pool, now: clock() });
      return own(id);
    },
  );
  app.post(
    '/user/:id/job-alerts',
    {
      config: { idempotent: true },
      schema: {
        tags,
        summary: 'Guarda una búsqueda como alerta',
        params: ownerParams,
        body: jobFiltersSchema,
        response,
      },
    },
    async (request) => {
      await addAlert(request.params.id, request.body, { pool, now: clock() });
      return own(request.params.id);
    },
  );
  app.delete(
    '/user/:id/job-alerts/:alert',
    {
      schema: {
        tags,
        summary: 'Quita una alerta',
        params: z.object({ id: z.uuid(), alert: z.uuid('Esta alerta no existe.') }),
        response,
      },
    },
    async (request) => {
      await removeAlert(db, request.params.id, request.params.alert);
      return own(request.params.id);
    },
  );

  const counted = {
    addressLimit: {
      bucket: 'job-alert',
      limit: config.limits.linkKeys,
      // A mail provider asks for many of its readers from one address: only what is none is counted by address.
      who: (request: FastifyRequest) => readAlertToken(linkedKeyOf(request), secrets),
    },
  };
  /** @throws ApiProblem `not-found` for what this site has not signed */
  function alertOf(request: FastifyRequest): string {
    const alertId = readAlertToken(linkedKeyOf(request), secrets);
    if (!alertId) throw notFound(unknownLink);
    return alertId;
  }
  const linkSchema = { tags, response: { 200: alertLinkSchema } };

  app.get(
    '/job-alert',
    {
      config: counted,
      schema: {
        ...linkSchema,
        headers: linkKeyHeaders(unknownLink),
        summary: 'De qué alerta es el enlace de un correo',
      },
    },
    async (request) => readAlertLink(db, alertOf(request)),
  );
  const endpoints = waysOut(
    'job-alerts/unsubscribe',
    { tags, summary: 'Lleva a la página que pregunta antes de quitar la alerta' },
    { ...linkSchema, summary: 'Quita una alerta, con un clic (RFC 8058)' },
  );
  unsubscribeRoutes(app, endpoints, {
    page: `${config.publicUrl}/ofertas-de-trabajo/alertas`,
    end: async (request) => endAlert(db, alertOf(request)),
    config: counted,
  });
}
