import * as endpoints from '@femcoders/contracts/endpoints/jobs';
import { unknownLink } from '@femcoders/contracts/endpoints/link-keys';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { linkedKeyOf } from '../../link-key.ts';
import { unsubscribeRoutes } from '../../mail/unsubscribe-routes.ts';
import { notFound } from '../../problems.ts';
import { serve } from '../../serve.ts';
import { addAlert, endAlert, listAlerts, readAlertLink, removeAlert } from './job-alerts.ts';
import { readAlertToken } from './job-links.ts';
import { listMarks, markJob } from './job-marks.ts';

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

  serve(app, endpoints.listOwnJobs, ({ params }) => own(params.id));
  serve(app, endpoints.markJob, async ({ params, body }) => {
    const { id, offer } = params;
    await markJob(id, offer, body, { pool, now: clock() });
    return own(id);
  });
  serve(app, endpoints.addJobAlert, { config: { idempotent: true } }, async ({ params, body }) => {
    await addAlert(params.id, body, { pool, now: clock() });
    return own(params.id);
  });
  serve(app, endpoints.removeJobAlert, async ({ params }) => {
    await removeAlert(pool, params.id, params.alert);
    return own(params.id);
  });

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

  serve(app, endpoints.readJobAlertLink, { config: counted }, async (request) => readAlertLink(db, alertOf(request)));
  const waysOut = {
    ask: endpoints.askToEndJobAlert,
    askFormerly: endpoints.askToEndJobAlertByFormerLink,
    end: endpoints.endJobAlert,
    endFormerly: endpoints.endJobAlertByFormerLink,
  };
  unsubscribeRoutes(app, waysOut, {
    page: `${config.publicUrl}/ofertas-de-trabajo/alertas`,
    end: async (request) => endAlert(pool, alertOf(request)),
    config: counted,
  });
}
