import * as endpoints from '@femcoders/contracts/endpoints/my-data';
import { isoDay } from '@femcoders/contracts/spanish-date';
import type { ApiContext } from '../../context.ts';
import { serve } from '../../serve.ts';
import { exportData } from './export-data.ts';
import { cancelDeletion, planDeletion, readDeletion } from './plan-deletion.ts';

/** A member takes her data out, or goes. */
export function myDataRoutes(context: ApiContext): void {
  const { app, db, pool, clock, config, enqueueMail, secrets } = context;
  const { brand, publicUrl } = config;

  serve(app, endpoints.exportOwnData, async (request, reply) => {
    const now = clock();
    const limit = config.limits.exportsPerAccount;
    const trace = await context.trace(request);
    const ports = {
      pool,
      now,
      brand,
      parts: context.declared.memberData,
      publicUrl,
      limit,
      enqueueMail,
      trace,
      secrets,
      uploads: context.uploads,
    };
    const zip = await exportData(request.params.id, ports);
    const name = `mis-datos-${isoDay(now)}.zip`;
    return reply.header('content-disposition', `attachment; filename="${name}"`).type('application/zip').send(zip);
  });

  serve(app, endpoints.readDeletion, (request) => readDeletion(db, request.params.id));

  serve(app, endpoints.planDeletion, { config: { idempotent: true } }, async (request) => {
    const trace = await context.trace(request);
    const { comments } = request.body;
    return planDeletion(request.params.id, comments, { pool, now: clock(), publicUrl, enqueueMail, trace });
  });

  serve(app, endpoints.cancelDeletion, async (request) => {
    const trace = await context.trace(request);
    return cancelDeletion(request.params.id, { pool, now: clock(), trace });
  });
}
