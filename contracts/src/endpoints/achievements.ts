import * as z from 'zod/mini';
import {
  achievementChangeSchema,
  achievementStateChangeSchema,
  adminAchievementSchema,
  adminAwardSchema,
  awardVisibilityChangeSchema,
  candidateListSchema,
  newAchievementSchema,
  newAwardSchema,
  ownAchievementsSchema,
  revocationSchema,
  trialSchema,
} from '../achievement.ts';
import { achievementFamilies, achievementSorts, achievementStates, awardSorts, facts } from '../achievement-names.ts';
import { adminListSchema } from '../admin-list.ts';
import { administration } from '../role-groups.ts';
import { endpointsWith } from './endpoint.ts';
import { adminListQuery, pageQuery, sortQuery } from './queries.ts';

const done = { 200: z.object({}) };

const ownEndpoint = endpointsWith({
  tags: ['Logros'],
  params: z.object({ id: z.uuid('Ese identificador no es de una cuenta.') }),
});

export const listOwnAchievements = ownEndpoint('GET', '/user/:id/achievements', ['owner'], {
  summary: 'Los logros que tienes y los que te quedan cerca',
  response: { 200: ownAchievementsSchema },
});

export const noteSeenAchievements = ownEndpoint('POST', '/user/:id/achievements/seen', ['owner'], {
  summary: 'Anota que has visto los logros que tienes',
  response: done,
});

export const changeAwardVisibility = ownEndpoint('PUT', '/user/:id/achievements/visibility', ['owner'], {
  summary: 'Decide quién ve uno de tus logros',
  body: awardVisibilityChangeSchema,
  response: done,
});

const tags = ['Administración'];
const achievementId = z.uuid('Ese identificador no es de un logro.');

const adminEndpoint = endpointsWith({ tags });

export const listAchievements = adminEndpoint('GET', '/admin/achievements', administration, {
  summary: 'Logros, en cualquier estado',
  querystring: z.object({
    ...adminListQuery,
    sort: sortQuery(achievementSorts),
    family: z.optional(z.enum(achievementFamilies, 'Esa familia no existe.')),
    state: z.optional(z.enum(achievementStates, 'Ese estado no existe.')),
  }),
  response: { 200: adminListSchema(adminAchievementSchema) },
});

export const tryAchievementRule = adminEndpoint('GET', '/admin/achievements/trial', administration, {
  summary: 'Prueba una regla con lo que ya ha pasado',
  querystring: z.object({
    ...pageQuery,
    fact: z.enum(facts, 'Elige qué se cuenta.'),
    threshold: z.coerce.number('Pon un número entero.'),
    since: z.optional(z.string()),
    achievement: z.optional(achievementId),
  }),
  response: { 200: trialSchema },
});

const achievementEndpoint = endpointsWith({
  tags,
  params: z.object({ id: achievementId }),
  response: { 200: adminAchievementSchema },
});

export const readAchievement = achievementEndpoint('GET', '/admin/achievements/:id', administration, {
  summary: 'Un logro, en cualquier estado',
});

export const addAchievement = adminEndpoint('POST', '/admin/achievements', administration, {
  summary: 'Crea un logro, en borrador',
  body: newAchievementSchema,
  response: { 201: adminAchievementSchema },
});

export const changeAchievement = achievementEndpoint('PUT', '/admin/achievements/:id', administration, {
  summary: 'Cambia un logro; su regla, solo mientras no está activo',
  body: achievementChangeSchema,
});

export const changeAchievementState = achievementEndpoint('POST', '/admin/achievements/:id/state', administration, {
  summary: 'Lo activa, y lo da a quien ya cumple su regla, o lo pone en pausa',
  body: achievementStateChangeSchema,
});

export const deleteAchievement = achievementEndpoint('DELETE', '/admin/achievements/:id', administration, {
  summary: 'Borra un borrador que nadie ha tenido',
  response: { 200: z.object({ id: z.string() }) },
});

export const listAwards = achievementEndpoint('GET', '/admin/achievements/:id/awards', administration, {
  summary: 'Quienes tienen o han tenido un logro',
  querystring: z.object({
    ...adminListQuery,
    sort: sortQuery(awardSorts),
    revoked: z.optional(z.enum(['yes', 'no'], 'Indica yes o no.')),
  }),
  response: { 200: adminListSchema(adminAwardSchema) },
});

export const findAwardCandidates = achievementEndpoint('GET', '/admin/achievements/:id/candidates', administration, {
  summary: 'Socias a las que se les puede dar un logro, por nombre o correo',
  querystring: z.object({ q: adminListQuery.q }),
  response: { 200: candidateListSchema },
});

export const giveAward = achievementEndpoint('POST', '/admin/achievements/:id/awards', administration, {
  summary: 'Da un logro a mano, con su motivo',
  body: newAwardSchema,
  response: { 201: adminAwardSchema },
});

export const revokeAward = achievementEndpoint('POST', '/admin/achievement-awards/:id/revoke', administration, {
  summary: 'Retira un logro a una persona y se lo dice por correo',
  body: revocationSchema,
  response: { 200: adminAwardSchema },
});
