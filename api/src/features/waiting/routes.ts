import { waitingWorkListSchema } from '@femcoders/contracts/admin-list';
import type { ApiContext } from '../../context.ts';
import { listWaitingWork, type WorkSource } from './waiting-work.ts';

/** Registers the routes for what waits in each section of the administration that the caller may open. */
export function waitingRoutes(context: ApiContext, sources: readonly WorkSource[]): void {
  const { app, db, clock } = context;
  app.get(
    '/admin/waiting',
    {
      schema: {
        tags: ['Administración'],
        summary: 'Lo que espera en cada sección que puedes abrir',
        response: { 200: waitingWorkListSchema },
      },
    },
    (request) => listWaitingWork(sources, { db, now: clock(), caller: context.caller(request) }),
  );
}
