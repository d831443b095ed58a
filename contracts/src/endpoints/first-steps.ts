import * as z from 'zod/mini';
import { firstStepsSchema, saidStepsSchema } from '../first-steps.ts';
import { endpointsWith } from './endpoint.ts';

const stepsEndpoint = endpointsWith({
  tags: ['Cuenta'],
  params: z.object({ id: z.uuid('Ese identificador no es de una persona.') }),
  response: { 200: firstStepsSchema },
});

export const readFirstSteps = stepsEndpoint('GET', '/user/:id/first-steps', ['owner'], {
  summary: 'Mis primeros pasos',
});

export const sayFirstSteps = stepsEndpoint('PUT', '/user/:id/first-steps', ['owner'], {
  summary: 'Guarda lo que digo de mis primeros pasos',
  body: saidStepsSchema,
});
