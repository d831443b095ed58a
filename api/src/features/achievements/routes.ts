import * as endpoints from '@femcoders/contracts/endpoints/achievements';
import type { ApiContext } from '../../context.ts';
import { serve } from '../../serve.ts';
import { changeVisibility, noteSeen, readOwnAchievements } from './own-achievements.ts';

/** A member's own achievements. */
export function achievementRoutes(context: ApiContext): void {
  const { app, db, clock } = context;

  serve(app, endpoints.listOwnAchievements, (request) => readOwnAchievements(db, context.caller(request)));

  serve(app, endpoints.noteSeenAchievements, { config: { idempotent: true } }, async (request) => {
    await noteSeen(db, request.params.id, clock());
    return {};
  });

  serve(app, endpoints.changeAwardVisibility, async (request) => {
    await changeVisibility(db, request.params.id, request.body);
    return {};
  });
}
