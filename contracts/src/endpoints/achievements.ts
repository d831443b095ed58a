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
import { endpoint } from './endpoint.ts';
import { adminListQuery, pageQuery, sortQuery } from './queries.ts';

const ownTags = ['Logros'];
const ownParams = z.object({ id: z.uuid('Ese identificador no es de una cuenta.') });
const done = { 200: z.object({}) };

export const listOwnAchievements = endpoint('GET', '/user/:id/achievements', ['owner'], {
  tags: ownTags,
  summary: 'Los logros que tienes y los que te quedan cerca',
  params: ownParams,
  response: { 200: ownAchievementsSchema },
});

export const noteSeenAchievements = endpoint('POST', '/user/:id/achievements/seen', ['owner'], {
  tags: ownTags,
  summary: 'Anota que has visto los logros que tienes',
  params: ownParams,
  response: done,
});

export const changeAwardVisibility = endpoint('PUT', '/user/:id/achievements/visibility', ['owner'], {
  tags: ownTags,
  summary: 'Decide quién ve uno de tus logros',
  params: ownParams,
  body: awardVisibilityChangeSchema,
  response: done,
});

const tags = ['Administración'];
const achievementId = z.uuid('Ese identificador no es de un logro.');
const params = z.object({ id: achievementId });
const asThen = { 200: adminAchievementSchema };

export const listAchievements = endpoint('GET', '/admin/achievements', administration, {
  tags,
  summary: 'Logros, en cualquier estado',
  querystring: z.object({
    ...adminListQuery,
    sort: sortQuery(achievementSorts),
    family: z.optional(z.enum(achievementFamilies, 'Esa familia no existe.')),
    state: z.optional(z.enum(achievementStates, 'Ese estado no existe.')),
  }),
  response: { 200: adminListSchema(adminAchievementSchema) },
});

export const tryAchievementRule = endpoint('GET', '/admin/achievements/trial', administration, {
  tags,
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

export const readAchievement = endpoint('GET', '/admin/achievements/:id', administration, {
  tags,
  summary: 'Un logro, en cualquier estado',
  params,
  response: asThen,
});

export const addAchievement = endpoint('POST', '/admin/achievements', administration, {
  tags,
  summary: 'Crea un logro, en borrador',
  body: newAchievementSchema,
  response: { 201: adminAchievementSchema },
});

export const changeAchievement = endpoint('PUT', '/admin/achievements/:id', administration, {
  tags,
  summary: 'Cambia un logro; su regla, solo mientras no está activo',
  params,
  body: achievementChangeSchema,
  response: asThen,
});

export const changeAchievementState = endpoint('POST', '/admin/achievements/:id/state', administration, {
  tags,
  summary: 'Lo activa, y lo da a quien ya cumple su regla, o lo pone en pausa',
  params,
  body: achievementStateChangeSchema,
  response: asThen,
});

export const deleteAchievement = endpoint('DELETE', '/admin/achievements/:id', administration, {
  tags,
  summary: 'Borra un borrador que nadie ha tenido',
  params,
  response: { 200: z.object({ id: z.string() }) },
});

export const listAwards = endpoint('GET', '/admin/achievements/:id/awards', administration, {
  tags,
  summary: 'Quienes tienen o han tenido un logro',
  params,
  querystring: z.object({
    ...adminListQuery,
    sort: sortQuery(awardSorts),
    revoked: z.optional(z.enum(['yes', 'no'], 'Indica yes o no.')),
  }),
  response: { 200: adminListSchema(adminAwardSchema) },
});

export const findAwardCandidates = endpoint('GET', '/admin/achievements/:id/candidates', administration, {
  tags,
  summary: 'Socias a las que se les puede dar un logro, por nombre o correo',
  params,
  querystring: z.object({ q: adminListQuery.q }),
  response: { 200: candidateListSchema },
});

export const giveAward = endpoint('POST', '/admin/achievements/:id/awards', administration, {
  tags,
  summary: 'Da un logro a mano, con su motivo',
  params,
  body: newAwardSchema,
  response: { 201: adminAwardSchema },
});

export const revokeAward = endpoint('POST', '/admin/achievement-awards/:id/revoke', administration, {
  tags,
  summary: 'Retira un logro a una persona y se lo dice por correo',
  params,
  body: revocationSchema,
  response: { 200: adminAwardSchema },
});
