import {
  changedJobSchema,
  closingSchema,
  jobReceiptSchema,
  newJobLinksSchema,
  newJobSchema,
  ownJobSchema,
  renewalSchema,
} from '@femcoders/contracts/job';
import { linkKeyHeader } from '@femcoders/contracts/link-key';
import type { ApiContext } from '../../context.ts';
import { inTransaction } from '../../database/database.ts';
import { takeBrowserForms } from '../browser-forms/take-browser-forms.ts';
import { linkKeyHeaders } from '../link-key.ts';
import { type Limit, mailTurn, mayMail } from '../rate-limit.ts';
import { jobForm, jobLinkForm } from './job-form.ts';
import { createJobLinks } from './job-links.ts';
import { closeJob, confirmJob, type OwnJobPorts, readOwnJob, renewJob, rewriteJob } from './own-job.ts';
import { linksWaitFor, offerMail, type RequestJobLinks, renewOwnLink } from './renew-links.ts';
import { submitJob } from './submit-job.ts';

const tags = ['Ofertas de trabajo'];
const counted = (bucket: string, limit: Limit) => ({ addressLimit: { bucket, limit } });

/**
 * Registers the routes for what a company does with its offers: it sends them by a public form and manages each by the link
 * in its mail.
 */
export function jobCompanyRoutes(context: ApiContext, requestJobLinks: RequestJobLinks): void {
  const { app, db, pool, clock, config, enqueueMail, secrets } = context;
  const links = createJobLinks({ secrets, publicUrl: config.publicUrl, basePath: config.basePath });

  takeBrowserForms(app, jobForm(config.publicUrl), (scope) => {
    scope.post(
      '/jobs',
      {
        config: counted('job:address', config.jobs.limit),
        schema: {
          tags,
          summary: 'Envía una oferta',
          description:
            'El equipo la ve cuando se confirma con el enlace que va por correo. No dice nada de la dirección.',
          body: newJobSchema,
          response: { 201: jobReceiptSchema },
        },
      },
      async (request, reply) => {
        const now = clock();
        const email = request.body.contactEmail;
        const who = { email, networks: await context.networks(request), othersWait: () => linksWaitFor(db, email) };
        const turn = await mailTurn(db, offerMail, who, config.mailLimits, now);
        await submitJob(request.body, turn, { pool, now, enqueueMail, links });
        return reply.code(201).send({ sent: true as const });
      },
    );
  });

  takeBrowserForms(app, jobLinkForm(config.publicUrl), (scope) => {
    scope.post(
      '/job-links',
      {
        config: counted('job-links', config.jobs.askLimit),
        schema: {
          tags,
          summary: 'Pide los enlaces para gestionar las ofertas de una dirección',
          description:
            'Van por correo a esa dirección, y son los que hay: ninguno deja de servir. Responde lo mismo, y tarda lo mismo, haya o no ofertas suyas.',
          body: newJobLinksSchema,
          response: { 201: jobReceiptSchema },
        },
      },
      async (request, reply) => {
        const { contactEmail, website } = request.body;
        const who = { email: contactEmail.toLowerCase(), networks: await context.networks(request) };
        if (!website && (await mayMail(db, 'job-links', who, config.mailLimits, clock())))
          await inTransaction(pool, ({ client }) => requestJobLinks(client, who.email));
        return reply.code(201).send({ sent: true as const });
      },
    );
  });

  const headers = linkKeyHeaders('Este enlace no lleva a ninguna oferta.');
  const schema = { tags, headers, response: { 200: ownJobSchema } };
  const ofLink = counted('job-link', config.jobs.linkLimit);
  const ports = (): OwnJobPorts => ({ pool, now: clock(), enqueueMail, links, secrets });

  app.get(
    '/own-job',
    { config: ofLink, schema: { ...schema, summary: 'La oferta a la que lleva el enlace del correo' } },
    async (request) => readOwnJob(db, request.headers[linkKeyHeader], secrets, clock()),
  );
  app.post(
    '/own-job/confirm',
    {
      config: { ...ofLink, idempotent: true },
      schema: { ...schema, summary: 'Confirma una oferta y la manda a revisión' },
    },
    async (request) => confirmJob(request.headers[linkKeyHeader], ports()),
  );
  app.post(
    '/own-job/link',
    {
      config: ofLink,
      schema: {
        ...schema,
        summary: 'Manda por correo un enlace nuevo: este deja de servir',
        response: { 200: jobReceiptSchema },
      },
    },
    async (request) => {
      await renewOwnLink(request.headers[linkKeyHeader], ports(), config.jobs.newLinkLimit);
      return { sent: true as const };
    },
  );
  app.put(
    '/own-job',
    {
      config: ofLink,
      schema: {
        ...schema,
        summary: 'Cambia una oferta, que vuelve a revisión',
        body: changedJobSchema,
      },
    },
    async (request) => rewriteJob(request.headers[linkKeyHeader], request.body, ports()),
  );
  app.post(
    '/own-job/renew',
    {
      config: { ...ofLink, idempotent: true },
      schema: { ...schema, summary: 'Renueva una oferta', body: renewalSchema },
    },
    async (request) => renewJob(request.headers[linkKeyHeader], request.body.days, ports()),
  );
  app.post(
    '/own-job/close',
    {
      config: { ...ofLink, idempotent: true },
      schema: { ...schema, summary: 'Da una oferta por cubierta, o la retira', body: closingSchema },
    },
    async (request) => closeJob(request.headers[linkKeyHeader], request.body.as, ports()),
  );
}
