import type { AdminList } from '@femcoders/contracts/admin-list';
import { type Measurement, measurementQuerySchema } from '@femcoders/contracts/measurements';
import type { Problem } from '@femcoders/contracts/problem';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { listMeasurements } from './measurements.ts';

interface MeasurementRoutesOptions {
  pool: Pool;
  clock?: () => Date;
}

/** Fastify plugin for the administration: what tabs reported of the released versions. */
export async function measurementRoutes(
  app: FastifyInstance,
  { pool, clock = () => new Date() }: MeasurementRoutesOptions,
): Promise<void> {
  app.get(
    '/admin/releases/measurements',
    {
      exposeHeadRoute: false,
      schema: {
        tags: ['Administración'],
        summary: 'Cómo va cada versión: lo que las pestañas contaron de ella en 1, 7 o 28 días',
      } as object,
    },
    async (request, reply): Promise<AdminList<Measurement>> => {
      const question = measurementQuerySchema.safeParse(request.query);
      if (!question.success) {
        const message = 'No entendemos qué medidas quieres ver. Quita los filtros y prueba otra vez.';
        return reply.code(400).send({ code: 'validation', message, requestId: request.id } satisfies Problem);
      }
      return listMeasurements(pool, question.data, clock());
    },
  );
}
