import * as z from 'zod/mini';
import { registryDocumentSchema, releaseSchema } from '../registry.ts';
import { endpoint } from './endpoint.ts';

const tags = ['Versiones'];

export const readRegistry = endpoint('GET', '/registry', 'public', {
  tags,
  summary: 'Lo que está en vivo: el shell y cada remoto',
  response: { 200: registryDocumentSchema },
});

export const readRelease = endpoint('GET', '/registry/:name/:version', 'public', {
  tags,
  summary: 'Una versión publicada, en vivo o no',
  params: z.object({ name: z.string(), version: z.string() }),
  response: { 200: releaseSchema },
});
