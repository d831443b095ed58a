import * as endpoints from '@femcoders/contracts/endpoints/jobs';
import { type JobFilters, jobFilterParameters, tidyFilters } from '@femcoders/contracts/job-filters';
import type * as z from 'zod/mini';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { nextLink, pageOf } from '../../lists/listing.ts';
import { sendList } from '../../lists/send-list.ts';
import { serve } from '../../serve.ts';
import { feedLength, writeJobFeed } from './job-feed.ts';
import { createJobLinks } from './job-links.ts';
import { countFoundJobs, countJobs, findJob, listJobs, nextTurn } from './job-list.ts';
import { type Audience, toEntry } from './job-row.ts';
import { reportJob } from './report-job.ts';

function filtersOf(query: z.output<(typeof endpoints.readJobFeed)['schema']['querystring']>): JobFilters {
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
  const { app, db, pool, clock, config, lists, secrets } = context;
  const links = createJobLinks({ secrets, publicUrl: config.publicUrl, basePath: config.basePath });
  const audienceOf = async (request: FastifyRequest): Promise<Audience> =>
    (await context.callerIfAny(request)) ? 'members' : 'everybody';

  serve(app, endpoints.listJobs, async (request, reply) => {
    const audience = await audienceOf(request);
    const filters = filtersOf(request.query);
    const page = pageOf(request.query);
    const parameters = jobFilterParameters(filters);
    const list = await lists.jobs.read(`${audience} ${parameters} ${page.page} ${page.limit}`, async () => {
      const now = clock();
      const [rows, validUntil] = await Promise.all([listJobs(db, filters, audience, now, page), nextTurn(db, now)]);
      const entries = rows.slice(0, page.limit).map((row) => toEntry(row, now));
      return { entries, link: nextLink(rows.length, page, Object.fromEntries(parameters)), validUntil };
    });
    return sendList(request, reply, list);
  });

  serve(app, endpoints.countFoundJobs, async (request, reply) => {
    const audience = await audienceOf(request);
    const filters = filtersOf(request.query);
    const found = await lists.jobs.read(`${audience} count ${jobFilterParameters(filters)}`, async () => {
      const now = clock();
      const [entries, validUntil] = await Promise.all([countFoundJobs(db, filters, audience, now), nextTurn(db, now)]);
      return { entries, validUntil };
    });
    return sendList(request, reply, found);
  });

  serve(app, endpoints.countJobs, async (request, reply) => {
    const figures = await lists.jobs.read('figures', async () => {
      const now = clock();
      return { entries: await countJobs(db, now), validUntil: await nextTurn(db, now) };
    });
    return sendList(request, reply, figures);
  });

  serve(app, endpoints.readJobFeed, async (request, reply) => {
    const filters = filtersOf(request.query);
    const feed = await lists.jobs.read(`feed ${jobFilterParameters(filters)}`, async () => {
      const now = clock();
      const rows = await listJobs(db, filters, 'everybody', now, { page: 1, limit: feedLength - 1 });
      const address = `${config.publicUrl}${config.basePath}/jobs/feed.xml`;
      const entries = writeJobFeed(rows, filters, { brand: config.brand, links, address });
      return { entries, validUntil: await nextTurn(db, now) };
    });
    return sendList(request, reply, feed, 'application/rss+xml; charset=utf-8');
  });

  serve(app, endpoints.readJob, async (request, reply) => {
    const audience = await audienceOf(request);
    const { slug } = request.params;
    const offer = await lists.jobs.read(`${audience} offer ${slug}`, async () => {
      const now = clock();
      return { entries: await findJob(db, slug, audience, now), validUntil: await nextTurn(db, now) };
    });
    return sendList(request, reply, offer);
  });

  serve(
    app,
    endpoints.reportJob,
    { config: { addressLimit: { bucket: 'job-report', limit: config.jobs.reportLimit } } },
    async (request, reply) => {
      const now = clock();
      await reportJob(request.params.id, request.body, { pool, now });
      return reply.code(201).send({ sent: true as const });
    },
  );
}
