import * as z from 'zod/mini';
import { firstStepsSchema, saidStepsSchema } from '../first-steps.ts';
import { endpoint } from './endpoint.ts';

const schema = {
  tags: ['Cuenta'],
  params: z.object({ id: z.uuid('Ese identificador no es de una persona.') }),
  response: { 200: firstStepsSchema },
};

export const readFirstSteps = endpoint('GET', '/user/:id/first-steps', ['owner'], {
  ...schema,
  summary: 'Mis primeros pasos',
});

export const sayFirstSteps = endpoint('PUT', '/user/:id/first-steps', ['owner'], {
  ...schema,
  summary: 'Guarda lo que digo de mis primeros pasos',
  body: saidStepsSchema,
});
