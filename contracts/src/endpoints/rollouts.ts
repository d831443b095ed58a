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
import { endpoint } from './endpoint.ts';

const tags = ['Administración'];
const params = z.object({ name: z.string() });
const proven = { proven: true };

export const listRollouts = endpoint('GET', '/admin/rollouts', team, {
  tags,
  summary: 'Los repartos: los que están en marcha primero, después los últimos',
  querystring: rolloutQuerySchema,
  response: { 200: z.array(rolloutSchema) },
});

export const startRollout = endpoint(
  'POST',
  '/admin/releases/:name/rollout',
  team,
  {
    tags,
    summary: 'Empieza a repartir una versión subida entre una parte de las visitas',
    description: 'Quien no administra necesita el permiso de esa parte.',
    params,
    body: newRolloutSchema,
    response: { 200: rolloutSchema },
  },
  proven,
);

export const setRolloutShare = endpoint(
  'POST',
  '/admin/releases/:name/rollout/share',
  team,
  {
    tags,
    summary: 'Cambia a qué parte de las visitas llega; con 100 queda en vivo',
    params,
    body: rolloutShareSchema,
    response: { 200: rolloutSchema },
  },
  proven,
);

export const changeRollout = endpoint(
  'POST',
  '/admin/releases/:name/rollout/act',
  team,
  {
    tags,
    summary: 'Pausa un reparto, lo reanuda, lo retira o le da el visto bueno',
    params,
    body: rolloutActSchema,
    response: { 200: rolloutSchema },
  },
  proven,
);

export const listFreezes = endpoint('GET', '/admin/freezes', team, {
  tags,
  summary: 'Las pausas de publicación que valen ahora',
  response: { 200: z.array(freezeSchema) },
});

export const startFreeze = endpoint(
  'POST',
  '/admin/freezes',
  administration,
  {
    tags,
    summary: 'Deja de publicar una parte, o todas, hasta un momento; volver atrás sigue pudiéndose',
    body: newFreezeSchema,
    response: { 201: freezeSchema },
  },
  proven,
);

export const endFreeze = endpoint(
  'DELETE',
  '/admin/freezes/:id',
  administration,
  { tags, summary: 'Termina esa pausa antes', params: z.object({ id: z.string() }), response: { 204: z.null() } },
  proven,
);

export const listPartRules = endpoint('GET', '/admin/part-rules', team, {
  tags,
  summary: 'Qué partes piden el visto bueno de otra persona',
  response: { 200: z.array(namedPartRuleSchema) },
});

export const setPartRule = endpoint(
  'PUT',
  '/admin/part-rules/:name',
  administration,
  {
    tags,
    summary: 'Dice si lo que se publica de una parte necesita el visto bueno de otra persona',
    params,
    body: partRuleSchema,
    response: { 204: z.null() },
  },
  proven,
);

const teamTags = ['Versiones'];

export const readRolloutByTeam = endpoint('GET', '/releases/:name/rollout', 'team', {
  tags: teamTags,
  summary: 'El último reparto de una parte y cómo va',
  params,
  response: { 200: z.nullable(rolloutSchema) },
});

export const startRolloutByTeam = endpoint('POST', '/releases/:name/rollout', 'team publish', {
  tags: teamTags,
  summary: 'Empieza a repartir una versión subida entre una parte de las visitas',
  params,
  body: newRolloutSchema,
  response: { 200: rolloutSchema },
});

export const setRolloutShareByTeam = endpoint('POST', '/releases/:name/rollout/share', 'team publish', {
  tags: teamTags,
  summary: 'Cambia a qué parte de las visitas llega; con 100 queda en vivo',
  params,
  body: rolloutShareSchema,
  response: { 200: rolloutSchema },
});

export const pauseRolloutByTeam = endpoint('POST', '/releases/:name/rollout/pause', 'team publish', {
  tags: teamTags,
  summary: 'Pausa un reparto en la parte a la que llega',
  params,
  response: { 200: rolloutSchema },
});

export const resumeRolloutByTeam = endpoint('POST', '/releases/:name/rollout/resume', 'team publish', {
  tags: teamTags,
  summary: 'Reanuda un reparto pausado, parado o retirado',
  params,
  response: { 200: rolloutSchema },
});

export const withdrawRolloutByTeam = endpoint('POST', '/releases/:name/rollout/withdraw', 'team rollback', {
  tags: teamTags,
  summary: 'Retira un reparto: todas las visitas vuelven a la versión estable',
  params,
  response: { 200: rolloutSchema },
});
