import { taskStatusSchema } from '@femcoders/contracts/scheduled-tasks';
import * as z from 'zod/mini';
import type { ApiContext } from '../../context.ts';
import { listScheduledTasks } from './list-scheduled-tasks.ts';

/** Serves the scheduled tasks and their last runs to administrators. */
export function scheduledTaskRoutes({ app, db, clock }: ApiContext): void {
  app.get(
    '/admin/upkeep',
    {
      schema: {
        tags: ['Administración'],
        summary: 'Las tareas que el sitio hace solo: cuándo se hicieron por última vez y cuáles llevan retraso',
        response: { 200: z.array(taskStatusSchema) },
      },
    },
    () => listScheduledTasks(db, clock()),
  );
}
