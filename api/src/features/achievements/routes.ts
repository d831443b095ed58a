import { awardVisibilityChangeSchema, ownAchievementsSchema } from '@femcoders/contracts/achievement';
import * as z from 'zod/mini';
import type { ApiContext } from '../../context.ts';
import { changeVisibility, noteSeen, readOwnAchievements } from './own-achievements.ts';

const tags = ['Logros'];
const params = z.object({ id: z.uuid('Ese identificador no es de una cuenta.') });
const response = { 200: z.object({}) };

/** A member's own achievements. */
export function achievementRoutes(context: ApiContext): void {
  const { app, db, clock } = context;

  app.get(
    '/user/:id/achievements',
    {
      schema: {
        tags,
        summary: 'Los logros que tienes y los que te quedan cerca',
        params,
        response: { 200: ownAchievementsSchema },
      },
    },
    (request) => readOwnAchievements(db, context.caller(request)),
  );

  app.post(
    '/user/:id/achievements/seen',
    {
      config: { idempotent: true },
      schema: { tags, summary: 'Anota que has visto los logros que tienes', params, response },
    },
    async (request) => {
      await noteSeen(db, request.params.id, clock());
      return {};
    },
  );

  app.put(
    '/user/:id/achievements/visibility',
    {
      schema: {
        tags,
        summary: 'Decide quién ve uno de tus logros',
        params,
        body: awardVisibilityChangeSchema,
        response,
      },
    },
    async (request) => {
      await changeVisibility(db, request.params.id, request.body);
      return {};
    },
  );
}
