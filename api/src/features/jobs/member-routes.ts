import { alertLinkSchema, changedMarkSchema, jobFiltersSchema, ownJobsSchema } from '@femcoders/contracts/job-alert';
import * as z from 'zod/mini';
import type { ApiContext, ApiServer, FastifyRequest } from '../../context.ts';
import { notFound } from '../../problems.ts';
import { formTypes } from '../browser-forms/browser-form.ts';
import { addAlert, endAlert, listAlerts, readAlertLink, removeAlert } from './job-alerts.ts';
import { readAlertToken } from './job-links.ts';
import { listMarks, markJob } from './job-marks.ts';

const tags = ['Ofertas de trabajo'];
const ownerParams = z.object({ id: z.uuid() });
const tokenParams = z.object({ token: z.string().check(z.maxLength(120)) });
const response = { 200: ownJobsSchema };

/** What a member keeps among the offers: searches that she is told of, and offers that she has put aside. */
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
      limit: config.limits.unsubscribes,
      says: 'Has hecho demasiados intentos.',
      // A mail provider asks for many of its readers from one address: only what is none is counted by address.
      who: ({ params }: FastifyRequest) => readAlertToken((params as { token: string }).token, secrets),
    },
  };
  /** @throws ApiProblem `not-found` for what this site has not signed */
  function alertOf(request: FastifyRequest<{ Params: { token: string } }>): string {
    const alertId = readAlertToken(request.params.token, secrets);
    if (!alertId) throw notFound('Este enlace no es de ninguno de nuestros correos o no ha llegado entero.');
    return alertId;
  }
  const linkSchema = { tags, params: tokenParams, response: { 200: alertLinkSchema } };

  app.get(
    '/job-alerts/:token',
    { config: counted, schema: { ...linkSchema, summary: 'De qué alerta es el enlace de un correo' } },
    async (request) => readAlertLink(db, alertOf(request)),
  );
  app.get(
    '/job-alerts/unsubscribe/:token',
    {
      schema: {
        tags,
        summary: 'Lleva a la página que pregunta antes de quitar la alerta',
        description: 'Abrir el enlace de un correo no cambia nada: también lo abren los programas que lo revisan.',
        params: tokenParams,
      },
    },
    ({ params }, reply) =>
      reply.redirect(`${config.publicUrl}/ofertas-de-trabajo/alertas#${encodeURIComponent(params.token)}`, 303),
  );
  void app.register(async (plain) => {
    const scope = plain as ApiServer;
    // Mail programs send `List-Unsubscribe=One-Click` as a form (RFC 8058); the address alone says all.
    scope.addContentTypeParser(formTypes, { parseAs: 'buffer' }, async () => undefined);
    scope.post(
      '/job-alerts/unsubscribe/:token',
      { config: counted, schema: { ...linkSchema, summary: 'Quita una alerta, con un clic (RFC 8058)' } },
      async (request) => endAlert(db, alertOf(request)),
    );
  });
}
