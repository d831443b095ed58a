import { firstStepsSchema, saidStepsSchema } from '@femcoders/contracts/first-steps';
import * as z from 'zod/mini';
import type { ApiContext } from '../../context.ts';
import { readFirstSteps, sayFirstSteps } from './first-steps.ts';

/** The first steps of a member, on her own page. */
export function firstStepRoutes({ app, db, clock }: ApiContext): void {
  const schema = {
    tags: ['Cuenta'],
    params: z.object({ id: z.uuid('Ese identificador no es de una persona.') }),
    response: { 200: firstStepsSchema },
  };

  app.get('/user/:id/first-steps', { schema: { ...schema, summary: 'Mis primeros pasos' } }, ({ params }) =>
    readFirstSteps(db, params.id),
  );

  app.put(
    '/user/:id/first-steps',
    { schema: { ...schema, summary: 'Guarda lo que digo de mis primeros pasos', body: saidStepsSchema } },
    async ({ params, body }) => {
      await sayFirstSteps(db, params.id, body, clock());
      return readFirstSteps(db, params.id);
    },
  );
}
