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
import { endpoint } from './endpoint.ts';

const tags = ['Administración'];
const params = z.object({ name: z.string() });
const switched = { 200: switchOutcomeSchema };

export const listLiveReleases = endpoint('GET', '/admin/releases', team, {
  tags,
  summary: 'La versión en vivo del shell y de cada remoto',
  response: { 200: liveReleaseListSchema },
});

export const listReleaseSwitches = endpoint('GET', '/admin/releases/history', team, {
  tags,
  summary: 'Los cambios de versión, el más reciente primero',
  querystring: releaseHistoryQuerySchema,
  response: { 200: adminListSchema(releaseSwitchSchema) },
});

export const readMeasurements = endpoint('GET', '/admin/releases/measurements', team, {
  tags,
  summary: 'Cómo va cada versión: lo que las pestañas contaron de ella en 1, 7 o 28 días',
  querystring: measurementQuerySchema,
  response: { 200: adminListSchema(measurementSchema) },
});

export const listReleasedParts = endpoint('GET', '/admin/releases/parts', team, {
  tags,
  summary: 'Las partes de las que alguna vez se ha publicado algo',
  response: { 200: z.array(releasedPartSchema) },
});

export const listReleasedVersions = endpoint('GET', '/admin/releases/:name/versions', team, {
  tags,
  summary: 'Las versiones publicadas de una parte, la más reciente primero',
  params,
  querystring: releasedVersionQuerySchema,
  response: { 200: adminListSchema(releasedVersionSchema) },
});

export const publishRelease = endpoint(
  'POST',
  '/admin/releases/:name/publish',
  team,
  {
    tags,
    summary: 'Poner en vivo una versión que está subida',
    description: 'Quien no administra necesita el permiso de esa parte.',
    params,
    body: publishRequestSchema,
    response: switched,
  },
  { proven: true },
);

export const rollBackRelease = endpoint(
  'POST',
  '/admin/releases/:name/rollback',
  team,
  {
    tags,
    summary: 'Volver a la versión que estaba en vivo antes',
    params,
    body: rollbackRequestSchema,
    response: switched,
  },
  { proven: true },
);

export const pinRelease = endpoint(
  'POST',
  '/admin/releases/:name/pin',
  team,
  {
    tags,
    summary: 'Poner en vivo una versión publicada y fijarla: lo que se publique mientras espera',
    params,
    body: pinRequestSchema,
    response: switched,
  },
  { proven: true },
);

export const unpinRelease = endpoint(
  'DELETE',
  '/admin/releases/:name/pin',
  team,
  { tags, summary: 'Soltar la versión fijada: sigue en vivo hasta que se publique otra', params, response: switched },
  { proven: true },
);
