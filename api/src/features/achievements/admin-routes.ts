import {
  achievementChangeSchema,
  achievementStateChangeSchema,
  adminAchievementSchema,
  adminAwardSchema,
  candidateListSchema,
  newAchievementSchema,
  newAwardSchema,
  revocationSchema,
  trialSchema,
} from '@femcoders/contracts/achievement';
import { achievementFamilies, achievementStates, facts } from '@femcoders/contracts/achievement-names';
import { adminListSchema } from '@femcoders/contracts/admin-list';
import { validateAchievement } from '@femcoders/contracts/validate-achievement';
import * as z from 'zod/mini';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { invalid } from '../../problems.ts';
import { adminListQuery, adminPageOf, sortQuery } from '../admin-list.ts';
import { adminRecord } from '../admin-record.ts';
import { pageQuery } from '../listing.ts';
import {
  type AchievementPorts,
  addAchievement,
  changeAchievement,
  changeAchievementState,
  deleteAchievement,
} from './achievement-mutations.ts';
import { achievementSorts, listAchievements, readAdminAchievement } from './admin-achievements.ts';
import { awardByHand, awardSorts, findCandidates, listAwards, revokeAward } from './admin-awards.ts';
import { tryRule } from './try-rule.ts';

const tags = ['Administración'];
const noId = 'Ese identificador no es de un logro.';
const params = z.object({ id: z.uuid(noId) });

/** The achievements, in any state, who has them, and what is done about both. */
export function adminAchievementRoutes(context: ApiContext): void {
  const { app, db, clock, config, enqueueMail, requestAwards } = context;

  const portsOf = async (request: FastifyRequest): Promise<AchievementPorts> => ({
    ...(await context.actPorts(request)),
    requestAwards,
  });

  const achievements = adminRecord({ app, at: '/admin/achievements', noId, answer: adminAchievementSchema, portsOf });

  achievements.list(
    'Logros, en cualquier estado',
    adminAchievementSchema,
    {
      sorts: achievementSorts,
      sort: 'family',
      filters: {
        family: z.optional(z.enum(achievementFamilies, 'Esa familia no existe.')),
        state: z.optional(z.enum(achievementStates, 'Ese estado no existe.')),
      },
    },
    (question, page) => listAchievements(db, question, page),
  );

  app.get(
    '/admin/achievements/trial',
    {
      schema: {
        tags,
        summary: 'Prueba una regla con lo que ya ha pasado',
        querystring: z.object({
          ...pageQuery,
          fact: z.enum(facts, 'Elige qué se cuenta.'),
          threshold: z.coerce.number('Pon un número entero.'),
          since: z.optional(z.string()),
          achievement: z.optional(z.uuid('Ese identificador no es de un logro.')),
        }),
        response: { 200: trialSchema },
      },
    },
    (request) => {
      const { fact, threshold, since = null, achievement } = request.query;
      const rule = { fact, threshold, since };
      const problems = validateAchievement({ name: 'regla', why: 'regla', rule });
      if (problems.length > 0) throw invalid(problems);
      return tryRule(db, rule, { achievementId: achievement, now: clock(), page: adminPageOf(request.query) });
    },
  );

  achievements.read('Un logro, en cualquier estado', (id) => readAdminAchievement(db, id));
  achievements.add('Crea un logro, en borrador', newAchievementSchema, addAchievement);
  achievements.put(
    '',
    'Cambia un logro; su regla, solo mientras no está activo',
    achievementChangeSchema,
    changeAchievement,
  );
  achievements.post(
    '/state',
    'Lo activa, y lo da a quien ya cumple su regla, o lo pone en pausa',
    achievementStateChangeSchema,
    changeAchievementState,
    { idempotent: true },
  );
  achievements.remove('Borra un borrador que nadie ha tenido', deleteAchievement);

  app.get(
    '/admin/achievements/:id/awards',
    {
      schema: {
        tags,
        summary: 'Quienes tienen o han tenido un logro',
        params,
        querystring: z.object({
          ...adminListQuery,
          sort: sortQuery(awardSorts),
          revoked: z.optional(z.enum(['yes', 'no'], 'Indica yes o no.')),
        }),
        response: { 200: adminListSchema(adminAwardSchema) },
      },
    },
    (request) => {
      const { q, revoked, sort = '-reached_at' } = request.query;
      return listAwards(db, request.params.id, { q, revoked, sort }, adminPageOf(request.query));
    },
  );

  app.get(
    '/admin/achievements/:id/candidates',
    {
      schema: {
        tags,
        summary: 'Socias a las que se les puede dar un logro, por nombre o correo',
        params,
        querystring: z.object({ q: adminListQuery.q }),
        response: { 200: candidateListSchema },
      },
    },
    (request) => findCandidates(db, request.params.id, request.query.q ?? '', clock()),
  );

  app.post(
    '/admin/achievements/:id/awards',
    {
      schema: {
        tags,
        summary: 'Da un logro a mano, con su motivo',
        params,
        body: newAwardSchema,
        response: { 201: adminAwardSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await awardByHand(request.params.id, request.body, await portsOf(request))),
  );

  const awards = adminRecord({ app, at: '/admin/achievement-awards', noId, answer: adminAwardSchema, portsOf });
  awards.post(
    '/revoke',
    'Retira un logro a una persona y se lo dice por correo',
    revocationSchema,
    (id, { reason }, ports) => revokeAward(id, reason, { ...ports, enqueueMail, publicUrl: config.publicUrl }),
    { idempotent: true },
  );
}
