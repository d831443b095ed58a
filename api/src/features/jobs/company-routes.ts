import * as endpoints from '@femcoders/contracts/endpoints/jobs';
import { linkKeyHeader } from '@femcoders/contracts/link-key';
import { acceptBrowserForms } from '../../browser-forms/accept-browser-forms.ts';
import type { ApiContext } from '../../context.ts';
import { inTransaction } from '../../database/database.ts';
import { type Limit, mailTurn, mayMail } from '../../rate-limit.ts';
import { serve } from '../../serve.ts';
import { jobForm, jobLinkForm } from './job-form.ts';
import { createJobLinks } from './job-links.ts';
import { closeJob, confirmJob, type OwnJobPorts, readOwnJob, renewJob, rewriteJob } from './own-job.ts';
import { linksWaitFor, offerMail, renewOwnLink } from './renew-links.ts';
import { submitJob } from './submit-job.ts';

const counted = (bucket: string, limit: Limit) => ({ config: { addressLimit: { bucket, limit } } });

/**
 * Registers the routes for what a company does with its offers: it sends them by a public form and manages each by the link
 * in its mail.
 */
export function jobCompanyRoutes(context: ApiContext): void {
  const { app, db, pool, clock, config, enqueueMail, requestJob, secrets } = context;
  const links = createJobLinks({ secrets, publicUrl: config.publicUrl, basePath: config.basePath });

  acceptBrowserForms(app, jobForm(config.publicUrl), (scope) => {
    serve(scope, endpoints.sendJob, counted('job:address', config.jobs.limit), async (request, reply) => {
      const now = clock();
      const email = request.body.contactEmail;
      const who = { email, networks: await context.networks(request), othersWait: () => linksWaitFor(db, email) };
      const turn = await mailTurn(db, offerMail, who, config.mailLimits, now);
      await submitJob(request.body, turn, { pool, now, enqueueMail, links });
      return reply.code(201).send({ sent: true as const });
    });
  });

  acceptBrowserForms(app, jobLinkForm(config.publicUrl), (scope) => {
    serve(scope, endpoints.askForJobLinks, counted('job-links', config.jobs.askLimit), async (request, reply) => {
      const { contactEmail, website } = request.body;
      const who = { email: contactEmail.toLowerCase(), networks: await context.networks(request) };
      if (!website && (await mayMail(db, 'job-links', who, config.mailLimits, clock())))
        await inTransaction(pool, ({ client }) => requestJob(client, 'job-links', { email: who.email }));
      return reply.code(201).send({ sent: true as const });
    });
  });

  const ofLink = counted('job-link', config.jobs.linkLimit);
  const ofLinkAgain = { config: { ...ofLink.config, idempotent: true } };
  const ports = (): OwnJobPorts => ({ pool, now: clock(), enqueueMail, links, secrets });

  serve(app, endpoints.readOwnJob, ofLink, async ({ headers }) =>
    readOwnJob(db, headers[linkKeyHeader], secrets, clock()),
  );
  serve(app, endpoints.confirmOwnJob, ofLinkAgain, async ({ headers }) => confirmJob(headers[linkKeyHeader], ports()));
  serve(app, endpoints.askForNewJobLink, ofLink, async ({ headers }) => {
    await renewOwnLink(headers[linkKeyHeader], ports(), config.jobs.newLinkLimit);
    return { sent: true as const };
  });
  serve(app, endpoints.rewriteOwnJob, ofLink, async ({ headers, body }) =>
    rewriteJob(headers[linkKeyHeader], body, ports()),
  );
  serve(app, endpoints.renewOwnJob, ofLinkAgain, async ({ headers, body }) =>
    renewJob(headers[linkKeyHeader], body.days, ports()),
  );
  serve(app, endpoints.closeOwnJob, ofLinkAgain, async ({ headers, body }) =>
    closeJob(headers[linkKeyHeader], body.as, ports()),
  );
}
