import {
  jobFiguresSchema,
  jobListSchema,
  jobPageSchema,
  jobReceiptSchema,
  newJobReportSchema,
} from '@femcoders/contracts/job';
import { filterNames, type JobFilters, jobFilterParameters, tidyFilters } from '@femcoders/contracts/job-filters';
import { jobLimits } from '@femcoders/contracts/job-limits';
import { jobContracts, jobLevels, workdays, workModes } from '@femcoders/contracts/job-names';
import * as z from 'zod/mini';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { nextLink, pageOf, pageQuery, whole } from '../listing.ts';
import { sendList } from '../send-list.ts';
import { feedLength, writeJobFeed } from './job-feed.ts';
import { createJobLinks } from './job-links.ts';
import { countJobs, findJob, listJobs, nextTurn } from './job-list.ts';
import { type Audience, toEntry } from './job-row.ts';
import { reportJob } from './report-job.ts';

const tags = ['Ofertas de trabajo'];

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

/** The public offers of work. */
export function jobRoutes(context: ApiContext): void {
  const { app, db, pool, clock, config, jobLists, secrets } = context;
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
    {
      schema: {
        tags,
        summary: 'Ofertas abiertas como RSS, con los mismos filtros',
        querystring: z.object(filterQuery),
      },
    },
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
      config: { addressLimit: { bucket: 'job-report', limit: config.jobs.reportLimit } },
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
      await reportJob(request.params.id, request.body, { pool, now });
      return reply.code(201).send({ sent: true as const });
    },
  );
}
