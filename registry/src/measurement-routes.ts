import type { AnswerOf } from '@femcoders/contracts/endpoints/endpoint';
import { readMeasurements } from '@femcoders/contracts/endpoints/releases';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { listMeasurements } from './measurements.ts';
import { refuse } from './report-route.ts';
import { serve } from './serve.ts';

interface MeasurementRoutesOptions {
  pool: Pool;
  clock?: () => Date;
}

/** Fastify plugin for the administration: what tabs reported of the released versions. */
export async function measurementRoutes(
  app: FastifyInstance,
  { pool, clock = () => new Date() }: MeasurementRoutesOptions,
): Promise<void> {
  serve(app, readMeasurements, async (request, reply) => {
    const question = readMeasurements.schema.querystring.safeParse(request.query);
    if (!question.success) {
      const message = 'No entendemos qué medidas quieres ver. Quita los filtros y prueba otra vez.';
      return refuse(request, reply, 400, 'validation', message);
    }
    return (await listMeasurements(pool, question.data, clock())) satisfies AnswerOf<typeof readMeasurements>;
  });
}
