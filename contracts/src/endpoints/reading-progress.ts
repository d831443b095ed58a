import * as z from 'zod/mini';
import { readingProgressSchema } from '../reading-progress.ts';
import { endpointsWith } from './endpoint.ts';

const readingEndpoint = endpointsWith({
  tags: ['Cuenta'],
  params: z.object({ id: z.uuid('Ese identificador no es de una persona.') }),
});

export const readReadingProgress = readingEndpoint('GET', '/user/:id/reading', ['owner'], {
  summary: 'Qué artículos he marcado como leídos',
  response: { 200: readingProgressSchema },
});

export const mergeReadingProgress = readingEndpoint('PUT', '/user/:id/reading', ['owner'], {
  summary: 'Une lo que sabe un dispositivo de lo que he leído con lo que sabe mi cuenta',
  body: readingProgressSchema,
  response: { 200: readingProgressSchema },
});

export const forgetReadingProgress = readingEndpoint('DELETE', '/user/:id/reading', ['owner'], {
  summary: 'Olvida qué artículos he leído',
  response: { 204: z.null() },
});
