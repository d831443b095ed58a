import { upkeepEntrySchema } from '@femcoders/contracts/upkeep';
import * as z from 'zod/mini';
import type { ApiContext } from '../../context.ts';
import { listUpkeep } from './list-upkeep.ts';

/** What the site does by itself, and whether it does it. */
export function upkeepRoutes({ app, db, clock }: ApiContext): void {
  app.get(
    '/admin/upkeep',
    {
      schema: {
        tags: ['Administración'],
        summary: 'Las tareas que el sitio hace solo: cuándo se hicieron por última vez y cuáles llevan retraso',
        response: { 200: z.array(upkeepEntrySchema) },
      },
    },
    () => listUpkeep(db, clock()),
  );
}
