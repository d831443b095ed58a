import { deletionRequestSchema, plannedDeletionSchema } from '@femcoders/contracts/my-data';
import { deletionGraceDays } from '@femcoders/contracts/my-data-limits';
import { isoDay } from '@femcoders/contracts/spanish-date';
import * as z from 'zod/mini';
import type { ApiContext } from '../../context.ts';
import { exportData } from './export-data.ts';
import { cancelDeletion, planDeletion, readDeletion } from './plan-deletion.ts';

const tags = ['Cuenta'];
const params = z.object({ id: z.uuid('Ese identificador no es de una persona.') });
const response = { 200: plannedDeletionSchema };

/** A member takes her data out, or goes. */
export function myDataRoutes(context: ApiContext): void {
  const { app, db, pool, clock, config, enqueueMail, secrets } = context;
  const { brand, publicUrl } = config;

  app.post(
    '/user/:id/export',
    {
      schema: {
        tags,
        summary: 'Todo lo que guardamos sobre ti, en un ZIP',
        description:
          'Con `datos.json` para programas, `index.html` para personas y tus archivos. Te avisamos por correo.',
        params,
      },
    },
    async (request, reply) => {
      const now = clock();
      const limit = config.limits.exportsPerAccount;
      const trace = await context.trace(request);
      const ports = { pool, now, brand, publicUrl, limit, enqueueMail, trace, secrets };
      const zip = await exportData(request.params.id, ports);
      const name = `mis-datos-${isoDay(now)}.zip`;
      return reply.header('content-disposition', `attachment; filename="${name}"`).type('application/zip').send(zip);
    },
  );

  app.get(
    '/user/:id/deletion',
    { schema: { tags, summary: 'Si tu cuenta se va a borrar, y cuándo', params, response } },
    (request) => readDeletion(db, request.params.id),
  );

  app.post(
    '/user/:id/deletion',
    {
      config: { idempotent: true },
      schema: {
        tags,
        summary: `Pide que tu cuenta se borre dentro de ${deletionGraceDays} días`,
        description: 'Hasta ese día se puede cancelar. La única administradora no puede pedirlo.',
        params,
        body: deletionRequestSchema,
        response,
      },
    },
    async (request) => {
      const trace = await context.trace(request);
      const { comments } = request.body;
      return planDeletion(request.params.id, comments, { pool, now: clock(), publicUrl, enqueueMail, trace });
    },
  );

  app.delete(
    '/user/:id/deletion',
    { schema: { tags, summary: 'Cancela el borrado de tu cuenta', params, response } },
    async (request) => {
      const trace = await context.trace(request);
      return cancelDeletion(request.params.id, { pool, now: clock(), trace });
    },
  );
}
