import * as z from 'zod/mini';
import { adminListSchema } from '../admin-list.ts';
import { measurementQuerySchema, measurementSchema } from '../measurements.ts';
import { publishRequestSchema } from '../publishing.ts';
import {
  liveReleaseListSchema,
  pinRequestSchema,
  releasedPartSchema,
  releasedVersionQuerySchema,
  releasedVersionSchema,
  releaseHistoryQuerySchema,
  releaseSwitchSchema,
  rollbackRequestSchema,
  switchOutcomeSchema,
} from '../releases.ts';
import { team } from '../role-groups.ts';
import { endpointsWith } from './endpoint.ts';

const tags = ['Administración'];

const releasesEndpoint = endpointsWith({ tags });

export const listLiveReleases = releasesEndpoint('GET', '/admin/releases', team, {
  summary: 'La versión en vivo del shell y de cada remoto',
  response: { 200: liveReleaseListSchema },
});

export const listReleaseSwitches = releasesEndpoint('GET', '/admin/releases/history', team, {
  summary: 'Los cambios de versión, el más reciente primero',
  querystring: releaseHistoryQuerySchema,
  response: { 200: adminListSchema(releaseSwitchSchema) },
});

export const readMeasurements = releasesEndpoint('GET', '/admin/releases/measurements', team, {
  summary: 'Cómo va cada versión: lo que las pestañas contaron de ella en 1, 7 o 28 días',
  querystring: measurementQuerySchema,
  response: { 200: adminListSchema(measurementSchema) },
});

export const listReleasedParts = releasesEndpoint('GET', '/admin/releases/parts', team, {
  summary: 'Las partes de las que alguna vez se ha publicado algo',
  response: { 200: z.array(releasedPartSchema) },
});

const switchEndpoint = endpointsWith({
  tags,
  params: z.object({ name: z.string() }),
  response: { 200: switchOutcomeSchema },
});

export const listReleasedVersions = switchEndpoint('GET', '/admin/releases/:name/versions', team, {
  summary: 'Las versiones publicadas de una parte, la más reciente primero',
  querystring: releasedVersionQuerySchema,
  response: { 200: adminListSchema(releasedVersionSchema) },
});

export const publishRelease = switchEndpoint('POST', '/admin/releases/:name/publish', team, {
  summary: 'Poner en vivo una versión que está subida',
  description: 'Quien no administra necesita el permiso de esa parte.',
  body: publishRequestSchema,
  proven: true,
});

export const rollBackRelease = switchEndpoint('POST', '/admin/releases/:name/rollback', team, {
  summary: 'Volver a la versión que estaba en vivo antes',
  body: rollbackRequestSchema,
  proven: true,
});

export const pinRelease = switchEndpoint('POST', '/admin/releases/:name/pin', team, {
  summary: 'Poner en vivo una versión publicada y fijarla: lo que se publique mientras espera',
  body: pinRequestSchema,
  proven: true,
});

export const unpinRelease = switchEndpoint('DELETE', '/admin/releases/:name/pin', team, {
  summary: 'Soltar la versión fijada: sigue en vivo hasta que se publique otra',
  proven: true,
});
