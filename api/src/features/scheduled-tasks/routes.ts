import * as endpoints from '@femcoders/contracts/endpoints/scheduled-tasks';
import type { ApiContext } from '../../context.ts';
import { serve } from '../../serve.ts';
import { listScheduledTasks } from './list-scheduled-tasks.ts';

/** Serves the scheduled tasks and their last runs to administrators. */
export function scheduledTaskRoutes({ app, db, clock }: ApiContext): void {
  serve(app, endpoints.listScheduledTasks, () => listScheduledTasks(db, clock()));
}
