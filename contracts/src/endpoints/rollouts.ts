import * as z from 'zod/mini';
import { administration, team } from '../role-groups.ts';
import {
  freezeSchema,
  namedPartRuleSchema,
  newFreezeSchema,
  newRolloutSchema,
  partRuleSchema,
  rolloutActSchema,
  rolloutQuerySchema,
  rolloutSchema,
  rolloutShareSchema,
} from '../rollouts.ts';
import { endpointsWith } from './endpoint.ts';

const tags = ['Administración'];
const params = z.object({ name: z.string() });

const adminEndpoint = endpointsWith({ tags });

export const listRollouts = adminEndpoint('GET', '/admin/rollouts', team, {
  summary: 'Los repartos: los que están en marcha primero, después los últimos',
  querystring: rolloutQuerySchema,
  response: { 200: z.array(rolloutSchema) },
});

const rolloutEndpoint = endpointsWith({ tags, params, response: { 200: rolloutSchema } });

export const startRollout = rolloutEndpoint('POST', '/admin/releases/:name/rollout', team, {
  summary: 'Empieza a repartir una versión subida entre una parte de las visitas',
  description: 'Quien no administra necesita el permiso de esa parte.',
  body: newRolloutSchema,
  proven: true,
});

export const setRolloutShare = rolloutEndpoint('POST', '/admin/releases/:name/rollout/share', team, {
  summary: 'Cambia a qué parte de las visitas llega; con 100 queda en vivo',
  body: rolloutShareSchema,
  proven: true,
});

export const changeRollout = rolloutEndpoint('POST', '/admin/releases/:name/rollout/act', team, {
  summary: 'Pausa un reparto, lo reanuda, lo retira o le da el visto bueno',
  body: rolloutActSchema,
  proven: true,
});

export const listFreezes = adminEndpoint('GET', '/admin/freezes', team, {
  summary: 'Las pausas de publicación que valen ahora',
  response: { 200: z.array(freezeSchema) },
});

export const startFreeze = adminEndpoint('POST', '/admin/freezes', administration, {
  summary: 'Deja de publicar una parte, o todas, hasta un momento; volver atrás sigue pudiéndose',
  body: newFreezeSchema,
  response: { 201: freezeSchema },
  proven: true,
});

export const endFreeze = adminEndpoint('DELETE', '/admin/freezes/:id', administration, {
  summary: 'Termina esa pausa antes',
  params: z.object({ id: z.string() }),
  response: { 204: z.null() },
  proven: true,
});

export const listPartRules = adminEndpoint('GET', '/admin/part-rules', team, {
  summary: 'Qué partes piden el visto bueno de otra persona',
  response: { 200: z.array(namedPartRuleSchema) },
});

export const setPartRule = rolloutEndpoint('PUT', '/admin/part-rules/:name', administration, {
  summary: 'Dice si lo que se publica de una parte necesita el visto bueno de otra persona',
  body: partRuleSchema,
  response: { 204: z.null() },
  proven: true,
});

const teamEndpoint = endpointsWith({ tags: ['Versiones'], params, response: { 200: rolloutSchema } });

export const readRolloutByTeam = teamEndpoint('GET', '/releases/:name/rollout', 'team', {
  summary: 'El último reparto de una parte y cómo va',
  response: { 200: z.nullable(rolloutSchema) },
});

export const startRolloutByTeam = teamEndpoint('POST', '/releases/:name/rollout', 'team publish', {
  summary: 'Empieza a repartir una versión subida entre una parte de las visitas',
  body: newRolloutSchema,
});

export const setRolloutShareByTeam = teamEndpoint('POST', '/releases/:name/rollout/share', 'team publish', {
  summary: 'Cambia a qué parte de las visitas llega; con 100 queda en vivo',
  body: rolloutShareSchema,
});

export const pauseRolloutByTeam = teamEndpoint('POST', '/releases/:name/rollout/pause', 'team publish', {
  summary: 'Pausa un reparto en la parte a la que llega',
});

export const resumeRolloutByTeam = teamEndpoint('POST', '/releases/:name/rollout/resume', 'team publish', {
  summary: 'Reanuda un reparto pausado, parado o retirado',
});

export const withdrawRolloutByTeam = teamEndpoint('POST', '/releases/:name/rollout/withdraw', 'team rollback', {
  summary: 'Retira un reparto: todas las visitas vuelven a la versión estable',
});
