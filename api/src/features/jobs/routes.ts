import {
  changedJobSchema,
  closingSchema,
  jobFiguresSchema,
  jobListSchema,
  jobPageSchema,
  jobReceiptSchema,
  newJobReportSchema,
  newJobSchema,
  ownJobSchema,
  renewalSchema,
} from '@femcoders/contracts/job';
import { filterNames, type JobFilters, jobFilterParameters, tidyFilters } from '@femcoders/contracts/job-filters';
import { jobContracts, jobLevels, jobLimits, workdays, workModes } from '@femcoders/contracts/job-limits';
import * as z from 'zod/mini';
import type { ApiContext, ApiServer, FastifyRequest } from '../../context.ts';
import { takeBrowserForms } from '../browser-forms/take-browser-forms.ts';
import { nextLink, pageOf, pageQuery, whole } from '../listing.ts';
import { countHit, mailBucket } from '../rate-limit.ts';
import { sendList } from '../send-list.ts';
import { feedLength, writeJobFeed } from './job-feed.ts';
import { jobForm } from './job-form.ts';
import { createJobLinks } from './job-links.ts';
import { countJobs, findJob, listJobs, nextTurn } from './job-list.ts';
import { type Audience, toEntry } from './job-row.ts';
import { closeJob, confirmJob, type OwnJobPorts, readOwnJob, renewJob, rewriteJob } from './own-job.ts';
import { reportJob } from './report-job.ts';
import { submitJob } from './submit-job.ts';

const tags = ['Ofertas de trabajo'];
const tooMany = 'Has hecho demasiados intentos.';

const text = (most: number) =>
  z.optional(z.string().check(z.trim(), z.maxLength(most, `Escribe como mucho ${most} caracteres.`)));
const named = <const Names extends readonly string[]>(names: Names) =>
  z.optional(z.union([z.literal(''), z.enum(names, `Elige ${names.join(', ')}.`)]));

/** The filters as the page's own address holds them. */
const filterQuery = {
  [filterNames.q]: text(jobLimits.q),
  [filterNames.mode]: named(workModes),
  [filterNames.workday]: named(workdays),
  [filterNames.contract]: named(jobContracts),
  [filterNames.level]: named(jobLevels),
  [filterNames.technology]: text(jobLimits.technology),
  [filterNames.salary]: z.optional(
    z.union([z.literal(''), whole(jobLimits.salaryMost, 'Indica un salario en euros, sin céntimos.')]),
  ),
  [filterNames.city]: text(jobLimits.city),
};
type FilterQuery = z.output<z.ZodMiniObject<typeof filterQuery>>;

function filtersOf(query: FilterQuery): JobFilters {
  return tidyFilters({
    q: query.q,
    mode: query.modalidad || undefined,
    workday: query.jornada || undefined,
    contract: query.contrato || undefined,
    level: query.nivel || undefined,
    technology: query.tecnologia,
    salary: query.salario || undefined,
    city: query.ciudad,
  });
}

/** Offers of work for whoever looks for one, and for the companies that send them. */
export function jobRoutes(context: ApiContext): void {
  const { app, db, pool, clock, config, enqueueMail, jobLists, secrets } = context;
  const links = createJobLinks({ secrets, publicUrl: config.publicUrl, basePath: config.basePath });
  const audienceOf = async (request: FastifyRequest): Promise<Audience> =>
    (await context.callerIfAny(request)) ? 'members' : 'everybody';

  app.get(
    '/jobs',
    {
      schema: {
        tags,
        summary: 'Ofertas abiertas, las más nuevas primero',
        description:
          'Los filtros se llaman como en la dirección de la página. Con la sesión de una socia llegan también las que de momento solo ven ellas.',
        querystring: z.object({ ...filterQuery, ...pageQuery }),
        response: { 200: jobListSchema },
      },
    },
    async (request, reply) => {
      const audience = await audienceOf(request);
      const filters = filtersOf(request.query);
      const page = pageOf(request.query);
      const parameters = jobFilterParameters(filters);
      const list = await jobLists.read(`${audience} ${parameters} ${page.page} ${page.limit}`, async () => {
        const now = clock();
        const [rows, validUntil] = await Promise.all([listJobs(db, filters, audience, now, page), nextTurn(db, now)]);
        const entries = rows.slice(0, page.limit).map((row) => toEntry(row, now));
        return { entries, link: nextLink(rows.length, page, Object.fromEntries(parameters)), validUntil };
      });
      return sendList(request, reply, list);
    },
  );

  app.get(
    '/jobs/figures',
    { schema: { tags, summary: 'Cuántas ofertas hay abiertas', response: { 200: jobFiguresSchema } } },
    async (request, reply) => {
      const figures = await jobLists.read('figures', async () => {
        const now = clock();
        return { entries: await countJobs(db, now), validUntil: await nextTurn(db, now) };
      });
      return sendList(request, reply, figures);
    },
  );

  app.get(
    '/jobs/feed.xml',
    { schema: { tags, summary: 'Ofertas abiertas como RSS, con los mismos filtros', querystring: z.object(filterQuery) } },
    async (request, reply) => {
      const filters = filtersOf(request.query);
      const feed = await jobLists.read(`feed ${jobFilterParameters(filters)}`, async () => {
        const now = clock();
        const rows = await listJobs(db, filters, 'everybody', now, { page: 1, limit: feedLength - 1 });
        const address = `${config.publicUrl}${config.basePath}/jobs/feed.xml`;
        const entries = writeJobFeed(rows, filters, { brand: config.brand, links, address });
        return { entries, validUntil: await nextTurn(db, now) };
      });
      return sendList(request, reply, feed, 'application/rss+xml; charset=utf-8');
    },
  );

  app.get(
    '/jobs/:slug',
    {
      schema: {
        tags,
        summary: 'Una oferta, o hasta cuándo la ven solo las socias',
        params: z.object({ slug: z.string().check(z.maxLength(120, 'Esta oferta no existe.')) }),
        response: { 200: jobPageSchema },
      },
    },
    async (request, reply) => {
      const audience = await audienceOf(request);
      const { slug } = request.params;
      const offer = await jobLists.read(`${audience} offer ${slug}`, async () => {
        const now = clock();
        return { entries: await findJob(db, slug, audience, now), validUntil: await nextTurn(db, now) };
      });
      return sendList(request, reply, offer);
    },
  );

  app.post(
    '/jobs/:id/reports',
    {
      schema: {
        tags,
        summary: 'Denuncia una oferta',
        params: z.object({ id: z.uuid('Esta oferta no existe.') }),
        body: newJobReportSchema,
        response: { 201: jobReceiptSchema },
      },
    },
    async (request, reply) => {
      const now = clock();
      await countHit(db, `job-report:${await context.addressHash(request)}`, config.jobs.reportLimit, tooMany, now);
      await reportJob(request.params.id, request.body, { pool, now });
      return reply.code(201).send({ sent: true as const });
    },
  );

  // A scope of its own: no other route takes forms.
  void app.register(async (plain) => {
    takeBrowserForms(plain as ApiServer, jobForm(config.publicUrl));

    (plain as ApiServer).post(
      '/jobs',
      {
        schema: {
          tags,
          summary: 'Envía una oferta',
          description: 'El equipo la ve cuando se confirma con el enlace que va por correo. No dice nada de la dirección.',
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

  const params = z.object({ token: z.string().check(z.maxLength(120, 'Este enlace no lleva a ninguna oferta.')) });
  const schema = { tags, params, response: { 200: ownJobSchema } };
  async function portsOf(request: FastifyRequest): Promise<OwnJobPorts> {
    const now = clock();
    await countHit(db, `job-link:${await context.addressHash(request)}`, config.jobs.linkLimit, tooMany, now);
    return { pool, now, enqueueMail, links, secrets };
  }

  app.get(
    '/own-jobs/:token',
    { schema: { ...schema, summary: 'La oferta a la que lleva el enlace del correo' } },
    async (request) => readOwnJob(db, request.params.token, secrets, (await portsOf(request)).now),
  );
  app.post(
    '/own-jobs/:token/confirm',
    { schema: { ...schema, summary: 'Confirma una oferta y la manda a revisión' } },
    async (request) => confirmJob(request.params.token, await portsOf(request)),
  );
  app.put(
    '/own-jobs/:token',
    {
      schema: {
        ...schema,
        summary: 'Cambia una oferta, que vuelve a revisión',
        body: changedJobSchema,
      },
    },
    async (request) => rewriteJob(request.params.token, request.body, await portsOf(request)),
  );
  app.post(
    '/own-jobs/:token/renew',
    { schema: { ...schema, summary: 'Renueva una oferta', body: renewalSchema } },
    async (request) => renewJob(request.params.token, request.body.days, await portsOf(request)),
  );
  app.post(
    '/own-jobs/:token/close',
    { schema: { ...schema, summary: 'Da una oferta por cubierta, o la retira', body: closingSchema } },
    async (request) => closeJob(request.params.token, request.body.as, await portsOf(request)),
  );
}
