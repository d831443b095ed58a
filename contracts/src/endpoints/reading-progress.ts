import * as z from 'zod/mini';
import { readingProgressSchema } from '../reading-progress.ts';
import { endpoint } from './endpoint.ts';

const tags = ['Cuenta'];
const params = z.object({ id: z.uuid('Ese identificador no es de una persona.') });

export const readReadingProgress = endpoint('GET', '/user/:id/reading', ['owner'], {
  tags,
  summary: 'Qué artículos he marcado como leídos',
  params,
  response: { 200: readingProgressSchema },
});

export const mergeReadingProgress = endpoint('PUT', '/user/:id/reading', ['owner'], {
  tags,
  summary: 'Une lo que sabe un dispositivo de lo que he leído con lo que sabe mi cuenta',
  params,
  body: readingProgressSchema,
  response: { 200: readingProgressSchema },
});

export const forgetReadingProgress = endpoint('DELETE', '/user/:id/reading', ['owner'], {
  tags,
  summary: 'Olvida qué artículos he leído',
  params,
  response: { 204: z.null() },
});
