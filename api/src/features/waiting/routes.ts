import type { WaitingWork } from '@femcoders/contracts/admin-list';
import * as endpoints from '@femcoders/contracts/endpoints/waiting-work';
import type { ApiContext } from '../../context.ts';
import { serve } from '../../serve.ts';

/** Registers the routes for what waits in each section of the administration that the caller may open, also where nothing does. */
export function waitingRoutes(context: ApiContext): void {
  const { app, db, clock, config, declared } = context;
  serve(app, endpoints.listWaitingWork, (request): Promise<WaitingWork[]> => {
    const caller = context.caller(request);
    const hers = declared.pendingWork.filter(({ roles }) => roles.includes(caller.role));
    return Promise.all(
      hers.map(async ({ section, count }) => {
        const waiting = await count(db, clock(), caller, config);
        return { section, count: waiting.count, since: waiting.since?.toISOString() ?? null };
      }),
    );
  });
}
