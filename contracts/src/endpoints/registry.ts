import * as z from 'zod/mini';
import { registryDocumentSchema, releaseSchema } from '../registry.ts';
import { endpointsWith } from './endpoint.ts';

const registryEndpoint = endpointsWith({ tags: ['Versiones'] });

export const readRegistry = registryEndpoint('GET', '/registry', 'public', {
  summary: 'Lo que está en vivo: el shell y cada remoto',
  response: { 200: registryDocumentSchema },
});

export const readRelease = registryEndpoint('GET', '/registry/:name/:version', 'public', {
  summary: 'Una versión publicada, en vivo o no',
  params: z.object({ name: z.string(), version: z.string() }),
  response: { 200: releaseSchema },
});
