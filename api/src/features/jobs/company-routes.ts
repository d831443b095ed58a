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
import type { ApiContext, ApiServer, FastifyRequest } from '../../context.ts';
import { inTransaction } from '../../database/database.ts';
import { takeBrowserForms } from '../browser-forms/take-browser-forms.ts';
import { linkKeyHeaders } from '../link-key.ts';
import { countHit, mailBucket } from '../rate-limit.ts';
import { jobForm, jobLinkForm } from './job-form.ts';
import { createJobLinks } from './job-links.ts';
import { closeJob, confirmJob, type OwnJobPorts, readOwnJob, renewJob, rewriteJob } from './own-job.ts';
import { type RequestJobLinks, renewOwnLink } from './renew-links.ts';
import { submitJob } from './submit-job.ts';

const tags = ['Ofertas de trabajo'];
const tooMany = 'Has hecho demasiados intentos.';

/** What a company does with its offers: it sends them by a public form and manages each by the link in its mail. */
export function jobCompanyRoutes(context: ApiContext, requestJobLinks: RequestJobLinks): void {
  const { app, db, pool, clock, config, enqueueMail, secrets } = context;
  const links = createJobLinks({ secrets, publicUrl: config.publicUrl, basePath: config.basePath });

  // A scope of its own: no other route takes forms.
  void app.register(async (plain) => {
    takeBrowserForms(plain as ApiServer, jobForm(config.publicUrl));

    (plain as ApiServer).post(
      '/jobs',
      {
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
        const { limit, mailLimit } = config.jobs;
        await countHit(db, `job:address:${await context.addressHash(request)}`, limit, tooMany, now);
        await countHit(db, mailBucket('job:mail', request.body.contactEmail), mailLimit, tooMany, now);
        await submitJob(request.body, { pool, now, enqueueMail, links });
        return reply.code(201).send({ sent: true as const });
      },
    );
  });

  // A scope of its own: no other route takes forms.
  void app.register(async (plain) => {
    takeBrowserForms(plain as ApiServer, jobLinkForm(config.publicUrl));

    (plain as ApiServer).post(
      '/job-links',
      {
        schema: {
          tags,
          summary: 'Pide enlaces nuevos para gestionar las ofertas de una dirección',
          description:
            'Van por correo a esa dirección, y los de antes dejan de servir. Responde lo mismo, y tarda lo mismo, haya o no ofertas suyas.',
          body: newJobLinksSchema,
          response: { 201: jobReceiptSchema },
        },
      },
      async (request, reply) => {
        const { contactEmail, website } = request.body;
        const bucket = `job-links:${await context.addressHash(request)}`;
        await countHit(db, bucket, config.jobs.askLimit, tooMany, clock());
        if (!website) await inTransaction(pool, ({ client }) => requestJobLinks(client, contactEmail.toLowerCase()));
        return reply.code(201).send({ sent: true as const });
      },
    );
  });

  const headers = linkKeyHeaders('Este enlace no lleva a ninguna oferta.');
  const schema = { tags, headers, response: { 200: ownJobSchema } };
  async function portsOf(request: FastifyRequest): Promise<OwnJobPorts> {
    const now = clock();
    await countHit(db, `job-link:${await context.addressHash(request)}`, config.jobs.linkLimit, tooMany, now);
    return { pool, now, enqueueMail, links, secrets };
  }

  app.get(
    '/own-job',
    { schema: { ...schema, summary: 'La oferta a la que lleva el enlace del correo' } },
    async (request) => readOwnJob(db, request.headers[linkKeyHeader], secrets, (await portsOf(request)).now),
  );
  app.post(
    '/own-job/confirm',
    { schema: { ...schema, summary: 'Confirma una oferta y la manda a revisión' } },
    async (request) => confirmJob(request.headers[linkKeyHeader], await portsOf(request)),
  );
  app.post(
    '/own-job/link',
    {
      schema: {
        ...schema,
        summary: 'Manda por correo un enlace nuevo: este deja de servir',
        response: { 200: jobReceiptSchema },
      },
    },
    async (request) => {
      await renewOwnLink(request.headers[linkKeyHeader], await portsOf(request), config.jobs.newLinkLimit);
      return { sent: true as const };
    },
  );
  app.put(
    '/own-job',
    {
      schema: {
        ...schema,
        summary: 'Cambia una oferta, que vuelve a revisión',
        body: changedJobSchema,
      },
    },
    async (request) => rewriteJob(request.headers[linkKeyHeader], request.body, await portsOf(request)),
  );
  app.post(
    '/own-job/renew',
    { schema: { ...schema, summary: 'Renueva una oferta', body: renewalSchema } },
    async (request) => renewJob(request.headers[linkKeyHeader], request.body.days, await portsOf(request)),
  );
  app.post(
    '/own-job/close',
    { schema: { ...schema, summary: 'Da una oferta por cubierta, o la retira', body: closingSchema } },
    async (request) => closeJob(request.headers[linkKeyHeader], request.body.as, await portsOf(request)),
  );
}
