import * as endpoints from '@femcoders/contracts/endpoints/waiting-work';
import type { ApiContext } from '../../context.ts';
import { serve } from '../../serve.ts';
import { listWaitingWork, type WorkSource } from './waiting-work.ts';

/** Registers the routes for what waits in each section of the administration that the caller may open. */
export function waitingRoutes(context: ApiContext, sources: readonly WorkSource[]): void {
  const { app, db, clock } = context;
  serve(app, endpoints.listWaitingWork, (request) =>
    listWaitingWork(sources, { db, now: clock(), caller: context.caller(request) }),
  );
}
